/**
 * A table of one's own: the choices of a game at this screen, and who may sit down, how long they think, whether it
 * counts.
 */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, seatName } from '../words.js';
import { badge } from '../board/inlay.js';
import { LEVELS } from '../levels.js';
import { icon } from '../icons.js';
import { setting } from '../settings.js';
import { choices } from '../views/choices.js';
import { ownName } from '../own.js';
import { houseRules } from '../play/houserules.js';
import { matchChoice } from '../play/matchchoice.js';
import { chosenId, division, named } from '../views/setup.js';
import { howtoButton } from '../play/howto.js';
import { call, introduce, newKey, Refused } from './online.js';
import { clockText, problem } from './said.js';

const HOLDERS = ['me', 'open', 'friend', 'computer'];
const CLOCKS = ['none', '300+5', '900+10', '3d'];
const MOST = { minutes: 180, seconds: 180, days: 14 };

/** Who sits where; one sits at one seat at most. */
function seats(form, players, changed) {
  const rows = Array.from({ length: players }, (_, seat) => {
    const level = h(
      'select',
      {
        'aria-label': t('setup.level'),
        onchange: ({ target }) => {
          form.seats[seat].level = Number(target.value);
        },
      },
      LEVELS.map((n) =>
        h('option', { value: String(n), selected: n === form.seats[seat].level }, t(`setup.level.${n}`)),
      ),
    );
    const friend = h('input', {
      type: 'text',
      name: `friend-${seat}`,
      value: form.seats[seat].name,
      'aria-label': t('open.friend'),
      placeholder: t('open.friend'),
      oninput: ({ target }) => {
        form.seats[seat].name = target.value.trim();
      },
    });
    const inputs = HOLDERS.map((holder) =>
      h('input', { type: 'radio', name: `seat-${seat}`, value: holder, onchange: () => take(seat, holder) }),
    );
    const row = h(
      'div.seat',
      { role: 'group', 'aria-label': seatName(players, seat) },
      h('span.seat-name', {}, badge(seat), seatName(players, seat)),
      h(
        'div.segments',
        {},
        HOLDERS.map((holder, i) => h('label', {}, inputs[i], h('span', {}, t(`open.seat.${holder}`)))),
      ),
      level,
      friend,
    );
    return { row, inputs, level, friend };
  });
  const show = () =>
    rows.forEach(({ inputs, level, friend }, seat) => {
      const { holder } = form.seats[seat];
      inputs.forEach((input) => {
        input.checked = input.value === holder;
      });
      level.hidden = holder !== 'computer';
      friend.hidden = holder !== 'friend';
      friend.required = holder === 'friend';
    });
  const take = (seat, holder) => {
    if (holder === 'me')
      form.seats.forEach((other) => {
        if (other.holder === 'me') other.holder = 'open';
      });
    form.seats[seat].holder = holder;
    show();
    changed();
  };
  show();
  return h(
    'fieldset.seats',
    {},
    h('legend', {}, t('setup.seats')),
    rows.map(({ row }) => row),
  );
}

/** How long players may think: what is usual, or anything else that the server allows. */
function clocks(form, changed) {
  const number = (key, max, value) =>
    h('input', {
      type: 'number',
      min: key === 'seconds' ? '0' : '1',
      max: String(max),
      value: String(value),
      required: true,
      oninput: () => read(),
    });
  const fields = {
    minutes: number('minutes', MOST.minutes, 10),
    seconds: number('seconds', MOST.seconds, 10),
    days: number('days', MOST.days, 1),
  };
  const detail = h('div.match-detail');
  const label = (key) => h('label.target', {}, t(`open.clock.${key}`), fields[key]);
  let kind = 'none';
  const read = () => {
    const { minutes, seconds, days } = fields;
    if (kind === 'fischer' && minutes.validity.valid && seconds.validity.valid)
      form.clock = `${minutes.value * 60}+${seconds.value}`;
    else if (kind === 'days' && days.validity.valid) form.clock = `${days.value}d`;
    else if (CLOCKS.includes(kind)) form.clock = kind;
    changed();
  };
  const show = (chosen) => {
    kind = chosen;
    detail.replaceChildren(...({ fischer: [label('minutes'), label('seconds')], days: [label('days')] }[kind] ?? []));
    read();
  };
  const all = [
    ...CLOCKS.map((key) => ({ key, label: clockText(key) })),
    { key: 'fischer', label: t('open.clock.other') },
    { key: 'days', label: t('open.clock.other-days') },
  ];
  return h('div', {}, choices(t('people.clock'), 'clock', all, 'none', show), detail);
}

/** Why a table with these choices cannot be rated; nothing if it can. */
function unrateable({ seats: all, clock }, players, plain) {
  if (players !== 2) return t('open.rated.two');
  if (!plain) return t('open.rated.plain');
  if (all.some(({ holder }) => holder === 'computer')) return t('open.rated.people');
  return clock === 'none' ? t('open.rated.clock') : undefined;
}

const seatWord = ({ holder, level, name }) =>
  ({ computer: `computer ${level}`, friend: `for ${name}` })[holder] ?? holder;

/**
 * The choices before a table of `preset` opens, perhaps with a friend asked to it; nothing where there is no such game.
 */
export function view(app, address, friend = '') {
  const { ruleset, meant } = named(app, address) ?? {};
  if (!ruleset) return undefined;
  const { preset } = ruleset;
  const players = ruleset.board.shares.length;
  const level = setting('level');
  const form = {
    seats: Array.from({ length: players }, (_, seat) => ({
      holder: seat === 0 ? 'me' : seat === 1 && friend ? 'friend' : 'open',
      level,
      name: seat === 1 ? friend : '',
    })),
    starter: 'lot',
    options: {},
    shares: ruleset.anyTerritory ? [...meant.board.shares] : undefined,
    match: '',
    clock: 'none',
  };
  const board = h('semeia-board', { inert: true, 'aria-hidden': 'true' });
  board.names = { board: '', pit: () => '', store: () => '', letter: (pit) => ruleset.board.names[pit] };
  const rated = h('input', { type: 'checkbox', name: 'rated' });
  const why = h('p.note', { id: 'why-unrated' });
  rated.setAttribute('aria-describedby', why.id);
  const secret = h('input', { type: 'checkbox', name: 'secret' });
  const fault = h('p.fault', { role: 'alert' });
  const check = () => {
    const reason = unrateable(form, players, chosenId(form, ruleset) === preset);
    rated.disabled = Boolean(reason);
    if (reason) rated.checked = false;
    why.textContent = reason ?? t('open.rated.accounts');
  };
  const redraw = () => {
    const shown = app.rules.ruleset(chosenId(form, ruleset)).board;
    board.shape = shapeOf(shown);
    board.show({ ...shown, mover: 0 });
    check();
  };
  const divider = division(form, ruleset, redraw);
  const matchChanged = (kind) => {
    if (!divider) return;
    divider.hidden = kind === 'territory'; // there the border follows the games
    if (kind === 'territory' && String(form.shares) !== String(ruleset.board.shares))
      divider.dispatchEvent(new Event('usual'));
  };
  const open = async (event) => {
    event.preventDefault();
    fault.textContent = '';
    try {
      await introduce();
      const { id } = await call('POST', '/api/tables', {
        rules: chosenId(form, ruleset),
        match: form.match || undefined,
        clock: form.clock,
        starter: form.starter,
        rated: rated.checked,
        listed: !secret.checked,
        seats: form.seats.map(seatWord),
        key: newKey(),
      });
      location.hash = `#/table/${id}`;
    } catch (wrong) {
      const unknown =
        wrong instanceof Refused && wrong.code === 'MALFORMED' && form.seats.some(({ holder }) => holder === 'friend');
      fault.textContent = unknown ? t('open.nobody') : problem(wrong);
    }
  };
  const starters = [
    { key: 'lot', label: t('setup.starter.lot') },
    ...Array.from({ length: players }, (_, seat) => ({
      key: String(seat),
      label: seatName(players, seat),
      picture: badge(seat),
    })),
  ];
  const rules = houseRules(form, meant, {
    id: () => chosenId(form, ruleset),
    rules: (id) => app.rules.ruleset(id),
    name: ownName(meant.id),
  });
  const content = [
    h(
      'form.setup.opening',
      { onsubmit: open, onchange: check },
      h(
        'div.setup-head',
        {},
        h('a.back', { href: '#/people' }, icon('back'), t('people.heading')),
        h('h1', {}, t('open.heading', { game: gameName(preset) })),
        h('p', {}, t(`line.${preset}`)),
        howtoButton(() => app.rules.ruleset(chosenId(form, ruleset))),
      ),
      h('div.setup-board', {}, board, divider),
      h(
        'div.setup-form',
        {},
        seats(form, players, check),
        clocks(form, check),
        matchChoice(form, ruleset, matchChanged),
        choices(t('setup.starter'), 'starter', starters, form.starter, (key) => {
          form.starter = key;
        }),
        h(
          'div',
          {},
          h('label.check', {}, secret, t('people.secret')),
          h('label.check', {}, rated, t('open.rated')),
          why,
        ),
        rules,
        fault,
        h('button.primary.large', { type: 'submit', 'data-do': 'open' }, t('people.open'), icon('arrow')),
      ),
    ),
  ];
  return { title: t('title.game', { game: gameName(preset) }), content, shown: redraw };
}
