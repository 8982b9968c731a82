/** A tournament: what comes next, the round, how everybody stands, who takes part; everything in one place. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { icon } from '../icons.js';
import { ask, button } from '../views/dialogs.js';
import { isKept, Kept } from './kept.js';
import { introduced, Shared } from './shared.js';
import { factsText, stageText } from './said.js';
import { roundSection } from './round.js';
import { podium, standingsSection } from './standings.js';
import { tableSection } from './table.js';
import { entrantsSection } from './entrants.js';
import { filesSection } from './papers.js';
import { joinSection } from './join.js';
import { showLots } from './lots.js';

/** The tournament of that id, kept here or on the server; nothing if there is none. */
export const openClub = async (app, id) => {
  const club = isKept(id) ? new Kept(app.clubs, id) : new Shared(app.clubs, id);
  return (await club.load()) ? club : undefined;
};

/** What was typed and not yet taken, and where the keyboard is, carried over a redrawing. */
function carry(page, redraw) {
  const focus = document.activeElement?.dataset?.key;
  const typed = [...page.querySelectorAll('input[data-key]')].filter((input) => input.value !== input.defaultValue).map((input) => [input.dataset.key, input.value]);
  const open = [...page.querySelectorAll('details[data-key]')].map((details) => [details.dataset.key, details.open]);
  redraw();
  const find = (key) => page.querySelector(`[data-key="${key}"]`);
  typed.forEach(([key, value]) => { const input = find(key); if (input) input.value = value; });
  open.forEach(([key, was]) => { const details = find(key); if (details) details.open = was; });
  if (focus) (find(focus) ?? page.querySelector('[data-key=next]'))?.focus({ preventScroll: true });
}

/** What is to be done now. */
function stage(club, doing) {
  const { state } = club;
  const { settings, entrants, rounds, over, roundOver, winners } = state;
  const present = entrants.filter((entrant) => entrant.present).length;
  const missing = rounds.flat().filter((board) => !board.known).length;
  const mayBegin = !over && present >= settings.seats && (roundOver || settings.kind === 'round-robin') && (!rounds.length || !state.planned || rounds.length < state.planned || settings.kind === 'round-robin');
  const text = over ? t('clubs.say.over', { names: list(winners.map((e) => entrants[e].name)), n: winners.length })
    : present < settings.seats ? t('clubs.say.few', { n: settings.seats })
      : missing ? t('clubs.say.missing', { n: missing })
        : rounds.length ? t('clubs.say.complete', { n: rounds.length }) : t('clubs.say.ready', { n: present });
  const next = club.mayManage && mayBegin ? h(`button${missing ? '' : '.primary'}.large`, { type: 'button', 'data-key': 'next', 'data-do': 'next', onclick: doing.next }, t('clubs.next', { n: rounds.length + 1 }), icon('arrow')) : undefined;
  const undo = club.mayManage && state.acts ? h('button', { type: 'button', 'data-key': 'undo', 'data-do': 'undo', onclick: doing.undo }, icon('undo'), t(`clubs.undo.${state.last.split(' ')[0]}`)) : undefined;
  return h('section.stage-card', { 'aria-label': t('clubs.now') }, h('p.stage-name', {}, stageText(state)), h('p.stage-say', {}, text), h('div.buttons', {}, next, undo));
}

/** The lots that decide something in the round that begins, in sentences. */
function lotsDrawn(state) {
  const { settings, rounds, entrants } = state;
  if (!rounds.length) {
    if (settings.seeding !== 'lot') return [];
    return entrants.filter((entrant) => entrant.present).sort((a, b) => a.lot - b.lot).map(({ name }) => name);
  }
  return rounds[rounds.length - 1].filter(({ lot }) => lot).map((board) => t('clubs.lot.falls', { names: list(board.entrants.map((e) => entrants[e].name)), name: entrants[board.next].name }));
}

export async function tournamentView(app, id) {
  const club = await openClub(app, id);
  if (!club) return undefined;
  const page = h('div.club');
  const fault = h('p.fault', { role: 'alert' });
  const shown = { round: undefined };

  /** Does something and tells what went wrong; gives whether it was done. */
  const attempt = async (act, say) => {
    fault.textContent = '';
    try {
      await act();
      if (say) app.announce(say);
      return true;
    } catch (problem) {
      fault.textContent = introduced(problem) ?? t('clubs.fault', { fault: problem.message });
      fault.scrollIntoView({ block: 'nearest' });
      return false;
    }
  };

  const begin = async () => {
    const drawn = lotsDrawn(club.state);
    shown.round = undefined;
    try {
      await club.next();
    } catch (problem) {
      const swiss = club.state.settings.kind === 'swiss' && club.state.rounds.length > 0;
      if (!swiss || (await ask(t('clubs.rematch.heading'), h('p', {}, t('clubs.rematch.text')), [button('', '', t('clubs.cancel')), button('.primary', 'yes', t('clubs.rematch.do'))])) !== 'yes') throw problem;
      await club.next(true);
    }
    if (drawn.length) await showLots(club.state, drawn);
  };

  const context = { app, club, shown, attempt, redraw: () => draw() };
  const doing = {
    next: () => attempt(begin, t('clubs.round.made', { n: club.state.rounds.length + 1 })),
    undo: () => attempt(() => club.undo(), t('clubs.undone')),
  };
  // Forms live on while everything else is drawn anew, so that nothing typed is lost.
  const entrants = entrantsSection(context);
  const join = joinSection(context);

  const draw = () => carry(page, () => {
    const { state } = club;
    page.replaceChildren(...[
      h('div.club-head', {}, h('a.back', { href: '#/clubs' }, icon('back'), t('clubs.back')), h('h1', {}, state.settings.name), h('p.facts', {}, factsText(state.settings))),
      join.draw(),
      stage(club, doing), fault,
      state.over && state.standings.length ? podium(state) : undefined,
      h('div.club-columns', {},
        state.rounds.length ? roundSection(context) : undefined,
        state.rounds.length ? standingsSection(state) : undefined),
      tableSection(state),
      entrants.draw(),
      filesSection(context)].filter(Boolean));
  });
  draw();
  const stop = club.watch(draw);
  return { title: t('clubs.title.one', { name: club.state.settings.name }), content: [page], close: stop };
}
