/** Everything that was played, at a glance: who against whom, round by round, or the tree of a knock-out. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { mark } from './said.js';
import { wide } from './standings.js';

/** Everybody against everybody, in the order of the standings. */
function crossTable({ rounds, standings, entrants }) {
  const order = standings.map(({ entrant }) => entrant);
  const boards = rounds.flat().filter((board) => board.entrants.length === 2 && board.known);
  const cell = (one, other) =>
    boards
      .filter(({ entrants: two }) => two.includes(one) && two.includes(other))
      .map((board) => mark(board, board.entrants.indexOf(one)))
      .join(' ');
  return h(
    'table.cross',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, '#'),
        h('th', { scope: 'col' }, t('tournaments.name.head')),
        order.map((entrant, i) =>
          h(
            'th',
            { scope: 'col' },
            h('abbr', { title: entrants[entrant].name, 'aria-label': entrants[entrant].name }, String(i + 1)),
          ),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      order.map((one, i) =>
        h(
          'tr',
          {},
          h('td', {}, String(i + 1)),
          h('th.name', { scope: 'row' }, entrants[one].name),
          order.map((other) => (one === other ? h('td.self', {}, '■') : h('td', {}, cell(one, other)))),
        ),
      ),
    ),
  );
}

/** Whom each met in which round, and how it ended: the number is the opponent's in this list. */
function roundTable({ rounds, standings, entrants }) {
  const order = standings.map(({ entrant }) => entrant);
  const cell = (entrant, round) => {
    const board = round.find(({ entrants: seated }) => seated.includes(entrant));
    if (!board) return '';
    const others = board.entrants
      .filter((other) => other !== entrant)
      .map((other) => order.indexOf(other) + 1)
      .join(', ');
    return [mark(board, board.entrants.indexOf(entrant)), others].filter(Boolean).join(' · ');
  };
  return h(
    'table.cross',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, '#'),
        h('th', { scope: 'col' }, t('tournaments.name.head')),
        rounds.map((_, i) =>
          h(
            'th',
            { scope: 'col' },
            h(
              'abbr',
              { title: t('tournaments.round', { n: i + 1 }), 'aria-label': t('tournaments.round', { n: i + 1 }) },
              String(i + 1),
            ),
          ),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      order.map((entrant, i) =>
        h(
          'tr',
          {},
          h('td', {}, String(i + 1)),
          h('th.name', { scope: 'row' }, entrants[entrant].name),
          rounds.map((round) => h('td', {}, cell(entrant, round))),
        ),
      ),
    ),
  );
}

/** The name of a round of the tree, counted from its end. */
function roundName(left, n) {
  return left === 1 ? t('tournaments.final') : left === 2 ? t('tournaments.semifinal') : t('tournaments.round', { n });
}

function match(state, board) {
  const line = (seat) => {
    const entrant = board?.entrants[seat];
    const on = board?.known && entrant !== undefined && board.next === entrant;
    return h(
      `span.side${on ? '.on' : ''}`,
      {},
      h(
        'span.name',
        {},
        entrant === undefined
          ? board?.entrants.length === 1
            ? t('tournaments.bye')
            : '·'
          : state.entrants[entrant].name,
      ),
      h(
        'b',
        {},
        entrant === undefined || !board.known
          ? ''
          : board.seeds.length
            ? String(board.seeds[seat])
            : board.entrants.length > 1
              ? mark(board, seat)
              : '',
      ),
    );
  };
  return h('div.match-box', {}, line(0), line(1));
}

/** The tree: rounds to come are drawn empty. */
function bracket(state) {
  const { rounds, planned, settings } = state;
  const columns = Array.from({ length: planned }, (_, n) => {
    const played = rounds[n] ?? [];
    return h(
      'li.column',
      {},
      h('h3', {}, roundName(planned - n, n + 1)),
      h(
        'ol',
        {},
        Array.from({ length: rounds[0].length >> n }, (__, i) => h('li', {}, match(state, played[i]))),
      ),
    );
  });
  const third = settings.kindText.endsWith('third') && planned > 1;
  return h(
    'div',
    {},
    h('ol.bracket', {}, columns),
    third ? h('div.third', {}, h('h3', {}, t('tournaments.third')), match(state, rounds[planned - 1]?.[1])) : undefined,
  );
}

/** The picture that goes with the kind, also for paper; nothing while there is nothing to show. */
export function tablePicture(state) {
  const { kind } = state.settings;
  if (!state.rounds.length || kind === 'winner-stays') return undefined;
  return kind === 'knock-out' ? bracket(state) : kind === 'round-robin' ? crossTable(state) : roundTable(state);
}

export const tableName = ({ kind }) => t(kind === 'knock-out' ? 'tournaments.bracket' : 'tournaments.table');

export function tableSection(state) {
  const picture = tablePicture(state);
  if (!picture) return undefined;
  const note =
    { 'knock-out': undefined, 'round-robin': t('tournaments.table.cross') }[state.settings.kind] ??
    (state.settings.kind === 'knock-out' ? undefined : t('tournaments.table.rounds'));
  return h(
    'section.tournament-table',
    {},
    h('h2', {}, tableName(state.settings)),
    wide(tableName(state.settings), picture),
    note ? h('p.note', {}, note) : undefined,
  );
}
