/** How a game ended: who won, why it was over, how what was left was divided, and what comes next. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { how, matchNews, tally, verdict, why } from '../words.js';
import { badge } from '../board/inlay.js';

/** @param buttons what can be done now */
export function ending(app, session, buttons) {
  const { outcome } = session.game;
  const { match } = session;
  const guard = app.rules.ruleset(session.setup.id).options.find(({ key }) => key === 'guard').value;
  return h(`section.ending.seat-${outcome.winner}`, { 'aria-label': verdict(outcome) },
    h('h2', {}, outcome.winner >= 0 ? badge(outcome.winner) : undefined, verdict(outcome)),
    h('p.score', {}, tally(outcome.seeds)),
    h('p', {}, `${why(session.game, outcome, session.acts, guard)} ${how(outcome)}`),
    match ? h('p.match-news', {}, matchNews(match)) : undefined,
    h('div.buttons', {}, buttons));
}

/** The ending of a game at this screen: the match goes on, or all begins anew. */
export function localEnding(view) {
  const { app, session } = view;
  const { match } = session;
  const button = (name, begin) => h('button.primary', { type: 'button', 'data-do': name, onclick: () => view.anew(begin) }, t(`do.${name}`));
  const onward = match && !match.over ? button('next', () => session.next()) : button('again', () => session.open(session.setup));
  return ending(app, session, [onward, h('a.button', { href: '#/' }, t('do.other'))]);
}
