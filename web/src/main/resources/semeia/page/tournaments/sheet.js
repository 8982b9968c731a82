/** Sheets for paper: what hangs on the wall and lies on the boards. They look on the screen as they will be printed. */
import { h } from '../dom.js';
import { date, t } from '../messages.js';
import { icon } from '../icons.js';
import { openTournament } from './tournament.js';
import { factsText, resultText } from './said.js';
import { standingsTable } from './standings.js';
import { tableName, tablePicture } from './table.js';

const name = (state, entrant) => state.entrants[entrant].name;

function pairings(state) {
  const round = state.rounds[state.rounds.length - 1];
  return h(
    'table.sheet-table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        [
          t('tournaments.board.head'),
          ...Array.from({ length: state.settings.seats }, (_, seat) =>
            t(seat ? 'tournaments.seat.next' : 'tournaments.seat.first'),
          ),
          t('tournaments.result'),
        ].map((head) => h('th', { scope: 'col' }, head)),
      ),
    ),
    h(
      'tbody',
      {},
      round.map((board, i) =>
        h(
          'tr',
          {},
          h('td', {}, String(i + 1)),
          Array.from({ length: state.settings.seats }, (_, seat) =>
            h(
              'td',
              {},
              board.entrants[seat] === undefined
                ? seat === 1 && board.entrants.length === 1
                  ? t('tournaments.bye')
                  : ''
                : name(state, board.entrants[seat]),
            ),
          ),
          h('td.result', {}, board.known && board.entrants.length > 1 ? resultText(state, board) : ''),
        ),
      ),
    ),
  );
}

function slips(state) {
  const number = state.rounds.length;
  return h(
    'div.slip-list',
    {},
    state.rounds[number - 1].flatMap((board, i) =>
      board.entrants.length < 2
        ? []
        : [
            h(
              'section.slip',
              {},
              h('h2', {}, t('tournaments.slip', { round: number, board: i + 1 })),
              h('p', {}, state.settings.name),
              h(
                'table',
                {},
                h(
                  'thead',
                  {},
                  h(
                    'tr',
                    {},
                    [
                      t('tournaments.name.head'),
                      t(state.settings.match ? 'tournaments.score.head' : 'tournaments.seeds.head'),
                      t('tournaments.signature'),
                    ].map((head) => h('th', { scope: 'col' }, head)),
                  ),
                ),
                h(
                  'tbody',
                  {},
                  board.entrants.map((e, seat) =>
                    h(
                      'tr',
                      {},
                      h('td', {}, name(state, e), seat ? undefined : h('small', {}, t('tournaments.first'))),
                      h('td'),
                      h('td'),
                    ),
                  ),
                ),
              ),
            ),
          ],
    ),
  );
}

function entrants(state) {
  return h(
    'table.sheet-table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['#', t('tournaments.entrant.name'), t('tournaments.entrant.rating'), t('tournaments.entrant.club')].map(
          (head) => h('th', { scope: 'col' }, head),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      state.entrants.map(({ name: who, rating, club, present }, i) =>
        h(
          'tr',
          {},
          h('td', {}, String(i + 1)),
          h('td', {}, who, present ? undefined : h('small', {}, t('tournaments.withdrawn'))),
          h('td', {}, rating === null ? '' : String(rating)),
          h('td', {}, club),
        ),
      ),
    ),
  );
}

const SHEETS = { pairings, slips, standings: standingsTable, table: tablePicture, entrants };

/** One sheet of a tournament; nothing if there is no such. */
export async function sheetView(app, id, which) {
  const tournament = await openTournament(app, id);
  if (!tournament || !(which in SHEETS)) return undefined;
  const { state } = tournament;
  const empty = !state.rounds.length && which !== 'entrants';
  const content = empty ? undefined : SHEETS[which](state);
  if (!content) return undefined;
  const round =
    which === 'pairings' || which === 'slips'
      ? t('tournaments.round', { n: state.rounds.length })
      : state.rounds.length
        ? t('tournaments.sheet.after', { n: state.rounds.length })
        : '';
  const heading = which === 'table' ? tableName(state.settings) : t(`tournaments.sheet.${which}`);
  return {
    title: t('tournaments.title.one', { name: state.settings.name }),
    content: [
      h(
        'div.tournament-sheet-tools',
        {},
        h('a.back', { href: `#/clubs/${id}` }, icon('back'), t('tournaments.back.one')),
        h(
          'button.primary',
          { type: 'button', 'data-do': 'print', onclick: () => window.print() },
          t('tournaments.print'),
        ),
      ),
      h(
        'article.tournament-sheet',
        { 'data-kind': which },
        h(
          'div.tournament-sheet-head',
          {},
          h('h1', {}, state.settings.name),
          h('p', {}, [heading, round].filter(Boolean).join(' · ')),
          h('p', {}, factsText(state.settings)),
          h('p', {}, date(Date.now())),
        ),
        h('div.tournament-sheet-body', { tabIndex: 0, role: 'region', 'aria-label': heading }, content),
        which === 'standings' || which === 'pairings'
          ? h('footer', {}, t('tournaments.sheet.lots', { lots: state.settings.lots }))
          : undefined,
      ),
    ],
  };
}
