/** How a game ended: who won, why it was over, how what was left was divided, and what comes next. */
import { h } from '../dom.js';
import { sentence, t } from '../messages.js';
import { how, matchNews, tally, verdict, why } from '../words.js';
import { badge } from '../board/inlay.js';
import { analyse } from '../handover.js';
import { proposal, resultLine } from '../play/told.js';
import { change } from '../settings.js';
import { borderPicture } from './border.js';

/** @param buttons what can be done now @param [more] what else is shown */
export function ending(app, session, buttons, more = undefined) {
  const { outcome } = session.game;
  const { match } = session;
  const name = (seat) => session.name(seat);
  const guard = app.rules.ruleset(session.setup.id).options.find(({ key }) => key === 'guard').value;
  return h(
    `section.ending.seat-${outcome.winner}`,
    { 'aria-label': verdict(outcome, name) },
    h('h2', {}, outcome.winner >= 0 ? badge(outcome.winner) : undefined, verdict(outcome, name)),
    h('p.score', {}, sentence(tally(outcome.seeds, { name }))),
    h('p', {}, `${why(session.game, outcome, session.acts, guard, name)} ${how(outcome, name)}`),
    match ? h('p.match-news', {}, matchNews(match, name)) : undefined,
    borderPicture(session.game, match, name),
    more,
    h('div.buttons', {}, buttons),
  );
}

/** What follows a game at this screen: the next one of the match, or the same anew. */
export function onward({ session }) {
  const { match } = session;
  return match && !match.over
    ? { name: 'next', begin: () => session.next() }
    : { name: 'again', begin: () => session.open(session.setup) };
}

/** The ending of a game at this screen. */
export function localEnding(view) {
  const { name, begin } = onward(view);
  const button = h(
    'button.primary',
    { type: 'button', 'data-do': name, onclick: () => view.anew(begin) },
    t(`do.${name}`),
  );
  const study = h(
    'button',
    { type: 'button', 'data-do': 'study', onclick: () => analyse(view.session.record) },
    t('do.analyse'),
  );
  const { preset, level, seats } = view.session.setup;
  const other = h('a.button', { href: '#/' }, t('do.other'));
  if (!seats.includes('computer')) return ending(view.app, view.session, [button, study, other]);
  const offer = proposal(preset, level);
  const another = offer && levelButton(view, offer, begin);
  return ending(
    view.app,
    view.session,
    [button, another, study, other],
    h('p.results-line', {}, offer?.text ?? resultLine(preset, level)),
  );
}

/** Goes on at another level, which nobody has to. */
function levelButton(view, { level, label }, begin) {
  const go = () => {
    change('level', level);
    view.session.setup.level = level;
    view.anew(begin);
  };
  return h('button', { type: 'button', 'data-do': 'level', onclick: go }, label);
}
