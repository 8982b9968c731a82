/**
 * A round: its boards with results, entered by hand or played at tables of the server. Earlier rounds can be looked at
 * and put right.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { mark, resultText } from './said.js';

const MOST = 1_000_000;

/** More seeds are better. */
const placesOf = (seeds) => seeds.map((own) => 1 + seeds.filter((other) => other > own).length);

/** Places for two, said as a button: who wins, or a draw. */
const OUTCOMES = [
  [1, 2],
  [1, 1],
  [2, 1],
];

/** What happened without play, for two. */
const WALKOVERS = [
  [1, 0],
  [0, 1],
  [0, 0],
];

/** The state of one board while it is entered. */
function entry({ app, tournament, attempt }, round, index, board) {
  const { state } = tournament;
  const names = board.entrants.map((e) => state.entrants[e].name);
  // What a match is scored in has no such bound.
  const most = state.settings.match ? MOST : app.presets.find(({ preset }) => preset === state.settings.preset).seeds;
  const key = (what) => `${round}.${index}.${what}`;
  const save = (places, seeds) => {
    const result = {
      ...board,
      places: places ?? [],
      seeds,
      known: Boolean(places),
      played: (places ?? []).filter(Boolean).length > 1,
    };
    return attempt(
      () =>
        tournament.act(tournament.rules.score(round, index, (places ?? []).join('-'), places ? seeds.join('-') : '')),
      t('tournaments.saved', { n: index + 1, result: resultText(state, result) }),
    );
  };
  const seedInputs = names.map((name, seat) =>
    h('input.seeds', {
      type: 'number',
      min: '0',
      max: String(most),
      value: board.seeds.length ? String(board.seeds[seat]) : '',
      'data-key': key(`s${seat}`),
      'aria-label': t(state.settings.match ? 'tournaments.score.of' : 'tournaments.seeds.of', { name }),
      onchange: () => seedsGiven(),
    }),
  );
  const seeds = () =>
    seedInputs.every((input) => input.value !== '' && input.validity.valid)
      ? seedInputs.map((input) => Number(input.value))
      : [];
  const seedsGiven = () => {
    seedInputs[0].setCustomValidity('');
    const given = seeds();
    const tooMany = !state.settings.match && given.reduce((sum, n) => sum + n, 0) > most;
    seedInputs[0].setCustomValidity(tooMany ? t('tournaments.seeds.many', { n: most }) : '');
    if (tooMany) seedInputs[0].reportValidity();
    else if (given.length) save(placesOf(given), given);
  };
  return { state, names, key, save, seedInputs, seeds };
}

const isSame = (a, b) => a.length === b.length && a.every((n, i) => n === b[i]);

/** Enters the result of two: press the winner, or type the seeds. */
function duel(context, round, index, board) {
  const { names, key, save, seedInputs, seeds } = entry(context, round, index, board);
  const press = (places, label, kind) => {
    const pressed = board.known && isSame(board.places, places);
    return h(
      `button.outcome.${kind}`,
      {
        type: 'button',
        'aria-pressed': String(pressed),
        'data-key': key(places.join('')),
        'aria-label': kind === 'draw' ? t('tournaments.draw') : t('tournaments.wins', { name: label }),
        onclick: () => save(pressed ? undefined : places, pressed ? [] : seeds()),
      },
      pressed ? icon('agree') : undefined,
      h('span', {}, label),
    );
  };
  const walkover = h(
    'select.walkover',
    {
      'data-key': key('w'),
      'aria-label': t('tournaments.unplayed'),
      onchange: ({ target }) => save(target.value ? WALKOVERS[Number(target.value)] : undefined, []),
    },
    h('option', { value: '' }, t('tournaments.played')),
    [
      t('tournaments.absent', { name: names[1] }),
      t('tournaments.absent', { name: names[0] }),
      t('tournaments.absent.both'),
    ].map((label, i) =>
      h('option', { value: String(i), selected: board.known && isSame(board.places, WALKOVERS[i]) }, label),
    ),
  );
  return h(
    'div.duel',
    {},
    press(OUTCOMES[0], names[0], 'first'),
    h('span.tally', {}, seedInputs[0], h('span', { 'aria-hidden': 'true' }, ':'), seedInputs[1]),
    press(OUTCOMES[2], names[1], 'second'),
    h('span.also', {}, press(OUTCOMES[1], t('tournaments.draw'), 'draw'), walkover),
  );
}

/** Enters the result of three: type the seeds, or choose the places. */
function trio(context, round, index, board) {
  const { names, key, save, seedInputs, seeds } = entry(context, round, index, board);
  const selects = names.map((name, seat) =>
    h(
      'select',
      { 'data-key': key(`p${seat}`), 'aria-label': t('tournaments.place.of', { name }), onchange: () => chosen() },
      ['', 1, 2, 3, 0].map((place) =>
        h(
          'option',
          { value: String(place), selected: board.known ? board.places[seat] === place : place === '' },
          place === ''
            ? t('tournaments.place.open')
            : place === 0
              ? t('tournaments.place.absent')
              : t('tournaments.place', { n: place }),
        ),
      ),
    ),
  );
  const chosen = () => {
    const values = selects.map((select) => select.value);
    if (values.every((value) => value !== '')) save(values.map(Number), seeds());
    else if (values.every((value) => value === '')) save(undefined, []);
  };
  return h(
    'div.trio',
    {},
    names.map((name, seat) => h('div.seat-line', {}, h('span.name', {}, name), seedInputs[seat], selects[seat])),
  );
}

/** Who sits at a board and how it ended, for those who only look. */
function shown(state, board) {
  return h(
    'div.shown',
    {},
    board.entrants.map((e, seat) =>
      h('div.seat-line', {}, h('b.mark', {}, mark(board, seat)), h('span.name', {}, state.entrants[e].name)),
    ),
    h('p.note', {}, resultText(state, board)),
  );
}

/** The way to the table where a board is played. */
function tableLink({ tournament, attempt }, round, index, board) {
  const place = tournament.online ? tournament.tableOf(round, index) : undefined;
  if (!place) return undefined;
  if (place.status === 'aborted')
    return tournament.mayManage && !board.known
      ? h(
          'button',
          {
            type: 'button',
            'data-key': `${round}.${index}.again`,
            'data-do': 'reopen',
            onclick: () => attempt(() => tournament.reopen(round, index)),
          },
          icon('again'),
          t('tournaments.table.again'),
        )
      : undefined;
  const mine = board.entrants.includes(tournament.mine) && !board.known;
  return h(
    `a.button${mine ? '.primary-link' : ''}`,
    { href: `#/table/${place.table}`, 'data-do': 'table' },
    icon(mine ? 'arrow' : 'eye'),
    t(mine ? 'tournaments.table.play' : 'tournaments.table.look'),
  );
}

function boardItem(context, round, index, board) {
  const { tournament } = context;
  const { state } = tournament;
  const solo = board.entrants.length < 2;
  const entering = tournament.mayManage && !solo;
  const form = solo
    ? h('p', {}, resultText(state, board))
    : !entering
      ? shown(state, board)
      : board.entrants.length === 3
        ? trio(context, round, index, board)
        : duel(context, round, index, board);
  const lot =
    board.lot && board.next >= 0
      ? h(
          'p.lot-note',
          {},
          t('tournaments.lot.note', { name: state.entrants[board.next].name, lots: state.settings.lots }),
        )
      : undefined;
  const beginner = solo ? undefined : t('tournaments.begins', { name: state.entrants[board.entrants[0]].name });
  return h(
    `li.board${board.known ? '.known' : ''}`,
    { 'data-board': String(index + 1) },
    h(
      'div.board-head',
      {},
      h('strong', {}, t('tournaments.board', { n: index + 1 })),
      beginner ? h('small', {}, beginner) : undefined,
      tableLink(context, round, index, board),
    ),
    form,
    lot,
  );
}

/** The round that is shown, and the way to the others. */
export function roundSection(context) {
  const { tournament, shown: at, redraw } = context;
  const { rounds, waiting, entrants, settings } = tournament.state;
  const round = Math.min(at.round ?? rounds.length - 1, rounds.length - 1);
  const go = (n) => () => {
    at.round = n;
    redraw();
  };
  const links =
    rounds.length > 1
      ? h(
          'nav.rounds',
          { 'aria-label': t('tournaments.rounds') },
          rounds.map((_, n) =>
            h(
              'button',
              {
                type: 'button',
                'aria-pressed': String(n === round),
                'data-key': `round-${n}`,
                'aria-label': t('tournaments.round', { n: n + 1 }),
                onclick: go(n),
              },
              String(n + 1),
            ),
          ),
        )
      : undefined;
  const queue =
    settings.kind === 'winner-stays' && waiting.length
      ? h('p.queue', {}, t('tournaments.queue', { names: waiting.map((e) => entrants[e].name).join(', ') }))
      : undefined;
  return h(
    'section.round',
    {},
    h('h2', {}, t('tournaments.round', { n: round + 1 })),
    links,
    h(
      'ol.boards',
      {},
      rounds[round].map((board, index) => boardItem(context, round, index, board)),
    ),
    queue,
  );
}
