/** Sheets for paper: what hangs on the wall and lies on the boards. They look on the screen as they will be printed. */
import { h } from '../dom.js';
import { date, t } from '../messages.js';
import { icon } from '../icons.js';
import { openClub } from './tournament.js';
import { factsText, resultText } from './said.js';
import { standingsTable } from './standings.js';
import { tableName, tablePicture } from './table.js';

const name = (state, entrant) => state.entrants[entrant].name;

function pairings(state) {
  const round = state.rounds[state.rounds.length - 1];
  return h('table.sheet-table', {}, h('thead', {}, h('tr', {}, [t('clubs.board.head'), ...Array.from({ length: state.settings.seats }, (_, seat) => t(seat ? 'clubs.seat.next' : 'clubs.seat.first')), t('clubs.result')].map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, round.map((board, i) => h('tr', {}, h('td', {}, String(i + 1)), Array.from({ length: state.settings.seats }, (_, seat) => h('td', {}, board.entrants[seat] === undefined ? (seat === 1 && board.entrants.length === 1 ? t('clubs.bye') : '') : name(state, board.entrants[seat]))),
      h('td.result', {}, board.known && board.entrants.length > 1 ? resultText(state, board) : '')))));
}

function slips(state) {
  const number = state.rounds.length;
  return h('div.slip-list', {}, state.rounds[number - 1].flatMap((board, i) => (board.entrants.length < 2 ? [] : [h('section.slip', {},
    h('h2', {}, t('clubs.slip', { round: number, board: i + 1 })), h('p', {}, state.settings.name),
    h('table', {}, h('thead', {}, h('tr', {}, [t('clubs.name.head'), t(state.settings.match ? 'clubs.score.head' : 'clubs.seeds.head'), t('clubs.signature')].map((head) => h('th', { scope: 'col' }, head)))),
      h('tbody', {}, board.entrants.map((e, seat) => h('tr', {}, h('td', {}, name(state, e), seat ? undefined : h('small', {}, t('clubs.first'))), h('td'), h('td'))))))])));
}

function entrants(state) {
  return h('table.sheet-table', {}, h('thead', {}, h('tr', {}, ['#', t('clubs.entrant.name'), t('clubs.entrant.rating'), t('clubs.entrant.club')].map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, state.entrants.map(({ name: who, rating, club, present }, i) => h('tr', {}, h('td', {}, String(i + 1)), h('td', {}, who, present ? undefined : h('small', {}, t('clubs.withdrawn'))), h('td', {}, rating === null ? '' : String(rating)), h('td', {}, club)))));
}

const SHEETS = { pairings, slips, standings: standingsTable, table: tablePicture, entrants };

/** One sheet of a tournament; nothing if there is no such. */
export async function sheetView(app, id, which) {
  const club = await openClub(app, id);
  if (!club || !(which in SHEETS)) return undefined;
  const { state } = club;
  const empty = !state.rounds.length && which !== 'entrants';
  const content = empty ? undefined : SHEETS[which](state);
  if (!content) return undefined;
  const round = which === 'pairings' || which === 'slips' ? t('clubs.round', { n: state.rounds.length }) : state.rounds.length ? t('clubs.sheet.after', { n: state.rounds.length }) : '';
  const heading = which === 'table' ? tableName(state.settings) : t(`clubs.sheet.${which}`);
  return {
    title: t('clubs.title.one', { name: state.settings.name }),
    content: [
      h('div.club-sheet-tools', {}, h('a.back', { href: `#/clubs/${id}` }, icon('back'), t('clubs.back.one')), h('button.primary', { type: 'button', 'data-do': 'print', onclick: () => window.print() }, t('clubs.print'))),
      h('article.club-sheet', { 'data-kind': which }, h('div.club-sheet-head', {}, h('h1', {}, state.settings.name), h('p', {}, [heading, round].filter(Boolean).join(' · ')), h('p', {}, factsText(state.settings)), h('p', {}, date(Date.now()))),
        h('div.club-sheet-body', { tabIndex: 0, role: 'region', 'aria-label': heading }, content),
        which === 'standings' || which === 'pairings' ? h('footer', {}, t('clubs.sheet.lots', { lots: state.settings.lots })) : undefined)],
  };
}
