/**
 * Before a game: who plays, what for, and by which house rules. Every choice has a sensible start, so Play is one click
 * away.
 */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, seatName } from '../words.js';
import { badge } from '../board/inlay.js';
import { change, setting } from '../settings.js';
import { LEVELS } from '../levels.js';
import { icon } from '../icons.js';
import { choices } from './choices.js';
import { ownName } from '../own.js';
import { houseRules } from '../play/houserules.js';
import { matchChoice } from '../play/matchchoice.js';
import { howtoButton } from '../play/howto.js';

/** Who sits where; `changed` hears of it. */
function seats(form, players, changed) {
  return h(
    'fieldset.seats',
    {},
    h('legend', {}, t('setup.seats')),
    Array.from({ length: players }, (_, seat) =>
      h(
        'div.seat',
        { role: 'group', 'aria-label': seatName(players, seat) },
        h('span.seat-name', {}, badge(seat), seatName(players, seat)),
        h(
          'div.segments',
          {},
          ['person', 'computer'].map((kind) =>
            h(
              'label',
              {},
              h('input', {
                type: 'radio',
                name: `seat-${seat}`,
                value: kind,
                checked: form.seats[seat] === kind,
                onchange: () => {
                  form.seats[seat] = kind;
                  changed();
                },
              }),
              h('span', {}, icon(kind), t(`player.${kind}`)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** How strong the computer is. */
function levelChoice(form) {
  const choose = ({ target }) => {
    form.level = Number(target.value);
    change('level', form.level);
  };
  return h(
    'label.level',
    {},
    t('setup.level'),
    h(
      'select',
      { name: 'level', onchange: choose },
      LEVELS.map((level) =>
        h('option', { value: String(level), selected: level === form.level }, t(`setup.level.${level}`)),
      ),
    ),
  );
}

/** Sliders for the division of the pits; the last seat has what the others leave. */
export function division(form, { anyTerritory, board }, redraw) {
  if (!anyTerritory) return undefined;
  const players = board.shares.length;
  form.shares ??= [...board.shares];
  const outputs = form.shares.map((share) => h('output', {}, String(share)));
  const sliders = [];
  const set = (seat, wanted) => {
    form.shares = divided(form.shares, seat, wanted);
    form.shares.forEach((share, i) => {
      outputs[i].textContent = share;
      if (sliders[i]) sliders[i].value = share;
    });
    redraw();
  };
  const usual = () => board.shares.slice(0, -1).forEach((share, seat) => set(seat, share));
  const name = (seat) =>
    h('span.seat-name', {}, badge(seat), t('setup.division.share', { player: seatName(players, seat) }));
  for (let seat = 0; seat < players - 1; seat++) {
    sliders.push(
      h('input', {
        type: 'range',
        min: '1',
        max: String(board.pits.length - players + 1),
        value: String(form.shares[seat]),
        oninput: ({ target }) => set(seat, Number(target.value)),
      }),
    );
  }
  return h(
    'fieldset.division',
    { onusual: usual },
    h('legend', {}, t('setup.division')),
    sliders.map((slider, seat) => h('label.share', {}, name(seat), slider, outputs[seat])),
    h('p.share', {}, name(players - 1), outputs[players - 1]),
  );
}

/** The shares when a seat wants so many pits: the others give way, the last first, and keep one each. */
function divided(shares, seat, wanted) {
  const next = [...shares];
  let over = wanted - shares[seat];
  next[seat] = wanted;
  for (let other = next.length - 1; other >= 0; other--) {
    if (other === seat) continue;
    const give = Math.min(over, next[other] - 1);
    next[other] -= give;
    over -= give;
  }
  return next;
}

/** The id of the rules as chosen. */
export function chosenId(form, ruleset) {
  const shares =
    form.shares && String(form.shares) !== String(ruleset.board.shares)
      ? ':' + (form.shares.length === 2 ? form.shares[0] : form.shares.join('-'))
      : '';
  const options = ruleset.options
    .filter(({ key, usual }) => (form.options[key] ?? usual) !== usual)
    .map(({ key }) => `+${key}=${form.options[key]}`);
  return ruleset.preset + shares + options.join('');
}

/** The rules that an address names: the game as told, and as meant, house rules and all; nothing for none. */
export function named(app, id) {
  try {
    const meant = app.rules.ruleset(id);
    const ruleset = app.presets.find(({ preset }) => preset === meant.preset);
    return ruleset && { ruleset, meant };
  } catch {
    return undefined;
  }
}

/**
 * What can be chosen before a game; nothing where there is no such game.
 * @param {string} address the id of the rules, house rules included
 * @param {string} [name] what whoever shares it calls the game
 */
export function view(app, address, name) {
  const { ruleset, meant } = named(app, address) ?? {};
  if (!ruleset) return undefined;
  const { preset } = ruleset;
  const players = ruleset.board.shares.length;
  const form = {
    seats: ['person', ...Array(players - 1).fill('computer')],
    level: setting('level'),
    starter: 'lot',
    options: {},
    shares: ruleset.anyTerritory ? [...meant.board.shares] : undefined,
    match: '',
  };
  const board = h('semeia-board', { inert: true, 'aria-hidden': 'true' });
  board.names = { board: '', pit: () => '', store: () => '', letter: (pit) => ruleset.board.names[pit] };
  const redraw = () => {
    const shown = app.rules.ruleset(chosenId(form, ruleset)).board;
    board.shape = shapeOf(shown);
    board.show({ ...shown, mover: 0 });
  };
  const divider = division(form, ruleset, redraw);
  const usual = String(ruleset.board.shares);
  const changed = (kind) => {
    // In a territory match the border follows the games.
    if (!divider) return;
    divider.hidden = kind === 'territory';
    if (kind === 'territory' && String(form.shares) !== usual) divider.dispatchEvent(new Event('usual'));
  };
  const level = levelChoice(form);
  const seated = () => {
    level.hidden = !form.seats.includes('computer');
  };
  const play = (event) => {
    event.preventDefault();
    if (!named(app, chosenId(form, ruleset))) return; // it is said beside the house rules why
    app.start({ ...form, id: chosenId(form, ruleset), preset });
  };
  const elsewhere = ({ currentTarget }) => {
    currentTarget.href = `#/open/${chosenId(form, ruleset)}`;
  };
  const starters = [
    { key: 'lot', label: t('setup.starter.lot') },
    ...Array.from({ length: players }, (_, seat) => ({
      key: String(seat),
      label: seatName(players, seat),
      picture: badge(seat),
    })),
  ];
  const called = name || ownName(meant.id);
  const rules = houseRules(form, meant, {
    id: () => chosenId(form, ruleset),
    rules: (id) => app.rules.ruleset(id),
    name: called,
  });
  const content = [
    h(
      'form.setup',
      { onsubmit: play },
      h(
        'div.setup-head',
        {},
        h('a.back', { href: '#/' }, icon('back'), t('setup.back')),
        h('h1', {}, called ?? gameName(preset)),
        h('p', {}, t(`line.${preset}`)),
        howtoButton(() => app.rules.ruleset(chosenId(form, ruleset))),
      ),
      h('div.setup-board', {}, board, divider),
      h(
        'div.setup-form',
        {},
        seats(form, players, seated),
        level,
        matchChoice(form, ruleset, changed),
        choices(t('setup.starter'), 'starter', starters, form.starter, (key) => {
          form.starter = key;
        }),
        rules,
        h(
          'div.buttons',
          {},
          h('button.primary.large', { type: 'submit' }, t('setup.play'), icon('arrow')),
          h('a.button.large', { href: `#/open/${preset}`, onclick: elsewhere }, icon('person'), t('setup.elsewhere')),
        ),
      ),
    ),
  ];
  return { title: t('title.game', { game: gameName(preset) }), content, shown: redraw };
}
