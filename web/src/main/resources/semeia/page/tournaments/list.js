/** Tournaments: those that this browser keeps and those on the server that one has to do with; the way to a new one. */
import { h } from '../dom.js';
import { date, t } from '../messages.js';
import { icon } from '../icons.js';
import { loadRules } from '../rules.js';
import { isKept, keep, keptOnes } from './here.js';
import { createView } from './create.js';
import { factsText, stageText } from './said.js';
import { fileButton } from './files.js';
import { myTournaments } from './shared.js';
import { tournamentView } from './tournament.js';
import { sheetView } from './sheet.js';

function row(id, state, note) {
  return h(
    'li',
    {},
    h(
      'a.tournament-row',
      { href: `#/clubs/${id}` },
      h('strong', {}, state.settings.name),
      h('span', {}, factsText(state.settings)),
      h('small', {}, note),
      icon('arrow'),
    ),
  );
}

function keptList(app) {
  const rows = keptOnes().flatMap(({ id, record, changed }) => {
    try {
      const state = app.tournaments.tournament(record);
      return [row(id, state, t('tournaments.row', { stage: stageText(state), day: date(changed) }))];
    } catch {
      return []; // kept by a later version; it is left as it is
    }
  });
  return rows.length ? h('ul.tournament-rows', {}, rows) : h('p.none', {}, t('tournaments.none'));
}

/** The tournaments on the server, shown once it has answered; nothing where there is no server or none. */
function onlineList(app, section) {
  myTournaments()
    .then((found) => {
      const rows = found
        .map(({ id, record }) => [id, app.tournaments.tournament(record)])
        .map(([id, state]) => row(id, state, stageText(state)));
      section.hidden = !rows.length;
      section.append(h('ul.tournament-rows', {}, rows));
    })
    .catch(() => {});
  return section;
}

function listView(app) {
  const fault = h('p.fault', { role: 'alert' });
  const open = (text) => {
    try {
      location.hash = `#/clubs/${keep(app.tournaments.tournament(text).record)}`;
    } catch (problem) {
      fault.textContent = t('tournaments.record.unreadable', { fault: problem.message });
    }
  };
  return {
    title: t('tournaments.title'),
    content: [
      h('div.hero', {}, h('h1', {}, t('tournaments.heading')), h('p', {}, t('tournaments.lead'))),
      h(
        'div.tournament-actions',
        {},
        h(
          'a.button.large.primary-link',
          { href: '#/clubs/new', 'data-do': 'new' },
          t('tournaments.new'),
          icon('arrow'),
        ),
        fileButton(t('tournaments.record.open'), '.txt,text/plain', open),
      ),
      fault,
      h('section.tournament-list', {}, h('h2', {}, t('tournaments.kept')), keptList(app)),
      onlineList(app, h('section.tournament-list', { hidden: true }, h('h2', {}, t('tournaments.online')))),
    ],
  };
}

let loading;

/** The module of tournaments, loaded once, in the form that the games have. */
const tournaments = ({ rules }) =>
  (loading ??= loadRules(rules.form === 'javascript' ? rules.form : undefined, 'tournaments'));

/**
 * @param what nothing for the list, `new`, or the id of a tournament
 * @param part `sheet` for something to print
 * @param which sheet
 */
export async function view(page, what = '', part = '', which = '') {
  const app = { ...page, tournaments: await tournaments(page) };
  if (what === '') return listView(app);
  if (what === 'new') return createView(app);
  const open = part === 'sheet' ? sheetView : tournamentView;
  return (await open(app, what, which)) ?? (isKept(what) ? listView(app) : gone());
}

function gone() {
  return {
    title: t('tournaments.title'),
    content: [
      h('h1', {}, t('tournaments.gone')),
      h('p.none', {}, t('tournaments.gone.text')),
      h('a.button', { href: '#/clubs' }, t('tournaments.back')),
    ],
  };
}
