/** A new tournament: a name, a game, how entrants meet; everything else has a sensible start. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { choices } from '../views/choices.js';
import { matchChoice } from '../play/matchchoice.js';
import { keep } from './here.js';
import { createShared, introduced } from './shared.js';

/** The kinds, each with what its number means and what is usual; a knock-out has none. */
const KINDS = {
  'round-robin': { usual: 1, most: 2 },
  swiss: { usual: 5, most: 30 },
  'knock-out': undefined,
  'winner-stays': { usual: 3, most: 20 },
  threes: { usual: 4, most: 30 },
};
const SEEDINGS = ['rating', 'entry', 'lot'];
const CLOCKS = ['none', '300+5', '900+10', '3d'];
const MOST_BREAKS = 5;

const lotsNumber = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000);

/** The kinds that go with a game: three at a board for a game of three, else two. */
const kindsFor = (seats) => Object.keys(KINDS).filter((kind) => (kind === 'threes') === (seats === 3));

function field(label, input, note) {
  return h('label.field', {}, h('span', {}, label), input, note ? h('small', {}, note) : undefined);
}

function select(name, options, value, onchange, labelled = {}) {
  return h(
    'select',
    { name, onchange: ({ target }) => onchange(target.value), ...labelled },
    options.map(([key, label]) => h('option', { value: key, selected: key === value }, label)),
  );
}

/** The kind, and the number that belongs to it. */
function kindChoice(form, changed) {
  const detail = h('div.match-detail');
  const number = (kind, { usual, most }) =>
    h(
      'label.target',
      {},
      t(`tournaments.kind.${kind}.number`),
      h('input', {
        type: 'number',
        name: 'number',
        min: '1',
        max: String(most),
        required: true,
        value: String(usual),
        oninput: ({ target }) => {
          if (target.validity.valid) form.kindText = `${kind} ${target.value}`;
        },
      }),
    );
  const third = () =>
    h(
      'label.check',
      {},
      h('input', {
        type: 'checkbox',
        name: 'third',
        onchange: ({ target }) => {
          form.kindText = target.checked ? 'knock-out third' : 'knock-out';
        },
      }),
      t('tournaments.kind.third'),
    );
  const show = (kind) => {
    form.kind = kind;
    form.kindText = KINDS[kind] ? `${kind} ${KINDS[kind].usual}` : kind;
    detail.replaceChildren(
      h('p', {}, t(`tournaments.kind.${kind}.note`)),
      KINDS[kind] ? number(kind, KINDS[kind]) : third(),
    );
    changed();
  };
  show(form.kind);
  return h(
    'div',
    {},
    choices(
      t('tournaments.kind'),
      'kind',
      kindsFor(form.seats).map((key) => ({ key, label: t(`tournaments.kind.${key}`) })),
      form.kind,
      show,
    ),
    detail,
  );
}

/** What is agreed about points, ties and lots. */
function details(app, form) {
  const body = h('div.tournament-details');
  const draw = () => {
    const usual = app.tournaments.kind(form.kindText);
    form.points = usual.points.split('-');
    form.tiebreaks = [...usual.tiebreaks];
    const worth = (i) =>
      h('input', {
        type: 'number',
        name: `points-${i}`,
        min: '0',
        max: '100',
        step: '0.5',
        required: true,
        value: form.points[i],
        'aria-label': t(`tournaments.points.${form.seats}.${i}`),
        oninput: ({ target }) => {
          form.points[i] = String(Number(target.value));
        },
      });
    const tiebreak = (i) =>
      select(
        `tiebreak-${i}`,
        [['', t('tournaments.tiebreak.none')], ...usual.all.map((key) => [key, t(`tournaments.tiebreak.${key}`)])],
        form.tiebreaks[i] ?? '',
        (key) => {
          form.tiebreaks[i] = key;
        },
        { 'aria-label': t('tournaments.tiebreak.nth', { n: i + 1 }) },
      );
    const counted = form.kind !== 'knock-out' && form.kind !== 'winner-stays';
    body.replaceChildren(
      field(
        t('tournaments.seeding'),
        select(
          'seeding',
          SEEDINGS.map((key) => [key, t(`tournaments.seeding.${key}`)]),
          form.seeding,
          (key) => {
            form.seeding = key;
          },
        ),
        t('tournaments.seeding.note'),
      ),
      ...[
        counted
          ? h(
              'fieldset.worths',
              {},
              h('legend', {}, t('tournaments.points')),
              [0, 1, 2].map((i) =>
                h(
                  'label',
                  {},
                  h('span', { 'aria-hidden': 'true' }, t(`tournaments.points.${form.seats}.${i}`)),
                  worth(i),
                ),
              ),
            )
          : undefined,
        h(
          'fieldset.breaks',
          {},
          h('legend', {}, t('tournaments.tiebreaks')),
          Array.from({ length: MOST_BREAKS }, (_, i) => tiebreak(i)),
        ),
        field(
          t('tournaments.lots'),
          h('input', {
            type: 'text',
            name: 'lots',
            inputmode: 'numeric',
            pattern: '-?[0-9]{1,15}',
            required: true,
            value: form.lots,
            oninput: ({ target }) => {
              form.lots = target.value;
            },
          }),
          t('tournaments.lots.note'),
        ),
      ].filter(Boolean),
    );
  };
  return { body, draw };
}

/** What is asked for before a tournament. */
export function createView(app) {
  const form = {
    name: '',
    rules: 'abapa',
    seats: 2,
    kind: 'swiss',
    kindText: 'swiss 5',
    match: '',
    seeding: 'rating',
    lots: lotsNumber(),
    online: 'here',
    clock: 'none',
  };
  const fault = h('p.fault', { role: 'alert' });
  const { body, draw } = details(app, form);
  const kind = h('div');
  const match = h('div');
  const game = (preset) => {
    const ruleset = app.presets.find((r) => r.preset === preset);
    const seats = ruleset.board.shares.length;
    form.rules = ruleset.id;
    if (seats !== form.seats || !kind.firstChild) {
      form.seats = seats;
      form.kind = kindsFor(seats).includes(form.kind) ? form.kind : kindsFor(seats)[0];
      kind.replaceChildren(kindChoice(form, draw));
    }
    match.replaceChildren(matchChoice(form, ruleset));
  };
  const clock = h(
    'div',
    { hidden: true },
    field(
      t('tournaments.clock'),
      select(
        'clock',
        CLOCKS.map((key) => [key, t(`tournaments.clock.${key}`)]),
        form.clock,
        (key) => {
          form.clock = key;
        },
      ),
    ),
  );
  const where = choices(
    t('tournaments.where'),
    'where',
    ['here', 'online'].map((key) => ({ key, label: t(`tournaments.where.${key}`) })),
    'here',
    (key) => {
      form.online = key;
      clock.hidden = key === 'here';
    },
  );
  const submit = async (event) => {
    event.preventDefault();
    fault.textContent = '';
    try {
      const { name, rules, match: games, kindText, points, tiebreaks, seeding, lots } = form;
      const breaks = tiebreaks.filter(Boolean).join(' ');
      const begun = app.tournaments.start(name, rules, games, kindText, points.join('-'), breaks, seeding, lots);
      const text = begun.record;
      location.hash = `#/clubs/${form.online === 'here' ? keep(text) : await createShared(text, form.clock)}`;
    } catch (problem) {
      fault.textContent = introduced(problem) ?? t('tournaments.fault', { fault: problem.message });
    }
  };
  game('abapa');
  const content = [
    h(
      'form.setup.tournament-new',
      { onsubmit: submit },
      h(
        'div.setup-head',
        {},
        h('a.back', { href: '#/clubs' }, icon('back'), t('tournaments.back')),
        h('h1', {}, t('tournaments.new')),
        h('p', {}, t('tournaments.new.lead')),
      ),
      h(
        'div.setup-form',
        {},
        field(
          t('tournaments.name'),
          h('input', {
            type: 'text',
            name: 'name',
            required: true,
            maxLength: 60,
            autocomplete: 'off',
            placeholder: t('tournaments.name.example'),
            oninput: ({ target }) => {
              form.name = target.value;
            },
          }),
        ),
        field(
          t('tournaments.game'),
          select(
            'rules',
            app.presets.map(({ preset }) => [preset, gameName(preset)]),
            'abapa',
            game,
          ),
        ),
        kind,
      ),
      h(
        'div.setup-form',
        {},
        match,
        where,
        clock,
        h('details.options', {}, h('summary', {}, t('tournaments.details'), icon('down')), body),
        fault,
        h('button.primary.large', { type: 'submit', 'data-do': 'create' }, t('tournaments.create'), icon('arrow')),
      ),
    ),
  ];
  return { title: t('tournaments.title'), content };
}
