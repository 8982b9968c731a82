/** A tournament: what comes next, the round, how everybody stands, who takes part; everything in one place. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { icon } from '../icons.js';
import { ask, button } from '../views/dialogs.js';
import { isKept, Kept } from './here.js';
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
export const openTournament = async (app, id) => {
  const tournament = isKept(id) ? new Kept(app.tournaments, id) : new Shared(app.tournaments, id);
  return (await tournament.load()) ? tournament : undefined;
};

/** What was typed and not yet taken, and where the keyboard is, carried over a redrawing. */
function carry(page, redraw) {
  const focus = document.activeElement?.getAttribute('data-key');
  const typed = [...page.querySelectorAll('input[data-key]')]
    .filter((input) => input.value !== input.defaultValue)
    .map((input) => [input.dataset.key, input.value]);
  const open = [...page.querySelectorAll('details[data-key]')].map((details) => [details.dataset.key, details.open]);
  redraw();
  const find = (key) => page.querySelector(`[data-key="${key}"]`);
  typed.forEach(([key, value]) => {
    const input = find(key);
    if (input) input.value = value;
  });
  open.forEach(([key, was]) => {
    const details = find(key);
    if (details) details.open = was;
  });
  if (focus) (find(focus) ?? page.querySelector('[data-key=next]'))?.focus({ preventScroll: true });
}

/** What is to be done now. */
function stage(tournament, doing) {
  const { state } = tournament;
  const { settings, entrants, rounds, over, roundOver, winners } = state;
  const present = entrants.filter((entrant) => entrant.present).length;
  const missing = rounds.flat().filter((board) => !board.known).length;
  const mayBegin =
    !over &&
    present >= settings.seats &&
    (roundOver || settings.kind === 'round-robin') &&
    (!rounds.length || !state.planned || rounds.length < state.planned || settings.kind === 'round-robin');
  const text = over
    ? t('tournaments.say.over', { names: list(winners.map((e) => entrants[e].name)), n: winners.length })
    : present < settings.seats
      ? t('tournaments.say.few', { n: settings.seats })
      : missing
        ? t('tournaments.say.missing', { n: missing })
        : rounds.length
          ? t('tournaments.say.complete', { n: rounds.length })
          : t('tournaments.say.ready', { n: present });
  const next =
    tournament.mayManage && mayBegin
      ? h(
          `button${missing ? '' : '.primary'}.large`,
          { type: 'button', 'data-key': 'next', 'data-do': 'next', onclick: doing.next },
          t('tournaments.next', { n: rounds.length + 1 }),
          icon('arrow'),
        )
      : undefined;
  const undo =
    tournament.mayManage && state.acts
      ? h(
          'button',
          { type: 'button', 'data-key': 'undo', 'data-do': 'undo', onclick: doing.undo },
          icon('undo'),
          t(`tournaments.undo.${state.last.split(' ')[0]}`),
        )
      : undefined;
  return h(
    'section.stage-card',
    { 'aria-label': t('tournaments.now') },
    h('p.stage-name', {}, stageText(state)),
    h('p.stage-say', {}, text),
    h('div.buttons', {}, next, undo),
  );
}

/** The lots that decide something in the round that begins, in sentences. */
function lotsDrawn(state) {
  const { settings, rounds, entrants } = state;
  if (!rounds.length) {
    if (settings.seeding !== 'lot') return [];
    return entrants
      .filter((entrant) => entrant.present)
      .sort((a, b) => a.lot - b.lot)
      .map(({ name }) => name);
  }
  return rounds[rounds.length - 1]
    .filter(({ lot }) => lot)
    .map((board) =>
      t('tournaments.lot.falls', {
        names: list(board.entrants.map((e) => entrants[e].name)),
        name: entrants[board.next].name,
      }),
    );
}

export async function tournamentView(app, id) {
  const tournament = await openTournament(app, id);
  if (!tournament) return undefined;
  const page = h('div.tournament');
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
      fault.textContent = introduced(problem) ?? t('tournaments.fault', { fault: problem.message });
      fault.scrollIntoView({ block: 'nearest' });
      return false;
    }
  };

  const begin = async () => {
    const drawn = lotsDrawn(tournament.state);
    shown.round = undefined;
    try {
      await tournament.next();
    } catch (problem) {
      const swiss = tournament.state.settings.kind === 'swiss' && tournament.state.rounds.length > 0;
      if (
        !swiss ||
        (await ask(t('tournaments.rematch.heading'), h('p', {}, t('tournaments.rematch.text')), [
          button('', '', t('tournaments.cancel')),
          button('.primary', 'yes', t('tournaments.rematch.do')),
        ])) !== 'yes'
      )
        throw problem;
      await tournament.next(true);
    }
    if (drawn.length) await showLots(tournament.state, drawn);
  };

  const context = { app, tournament, shown, attempt, redraw: () => draw() };
  const doing = {
    next: () => attempt(begin, t('tournaments.round.made', { n: tournament.state.rounds.length + 1 })),
    undo: () => attempt(() => tournament.undo(), t('tournaments.undone')),
  };
  // Forms live on while everything else is drawn anew, so that nothing typed is lost.
  const entrants = entrantsSection(context);
  const join = joinSection(context);

  const draw = () =>
    carry(page, () => {
      const { state } = tournament;
      page.replaceChildren(
        ...[
          h(
            'div.tournament-head',
            {},
            h('a.back', { href: '#/clubs' }, icon('back'), t('tournaments.back')),
            h('h1', {}, state.settings.name),
            h('p.facts', {}, factsText(state.settings)),
          ),
          join.draw(),
          stage(tournament, doing),
          fault,
          state.over && state.standings.length ? podium(state) : undefined,
          h(
            'div.tournament-columns',
            {},
            state.rounds.length ? roundSection(context) : undefined,
            state.rounds.length ? standingsSection(state) : undefined,
          ),
          tableSection(state),
          entrants.draw(),
          filesSection(context),
        ].filter(Boolean),
      );
    });
  draw();
  const stop = tournament.watch(draw);
  return { title: t('tournaments.title.one', { name: tournament.state.settings.name }), content: [page], close: stop };
}
