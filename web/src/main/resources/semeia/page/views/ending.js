/** How a game ended: who won, why it was over, how what was left was divided, and what comes next. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { how, matchNews, tally, verdict, why } from '../words.js';
import { badge } from '../board/inlay.js';

/** @param acts `{again, next}`: what the buttons do */
export function ending(app, { again, next }) {
  const { session } = app;
  const { outcome } = session.game;
  const { match } = session;
  const guard = app.rules.ruleset(session.setup.id).options.find(({ key }) => key === 'guard').value;
  const goesOn = match && !match.over;
  const button = goesOn
    ? h('button.primary', { type: 'button', 'data-do': 'next', onclick: next }, t('do.next'))
    : h('button.primary', { type: 'button', 'data-do': 'again', onclick: again }, t('do.again'));
  return h(`section.ending.seat-${outcome.winner}`, { 'aria-label': verdict(outcome) },
    h('h2', {}, outcome.winner >= 0 ? badge(outcome.winner) : undefined, verdict(outcome)),
    h('p.score', {}, tally(outcome.seeds)),
    h('p', {}, `${why(session.game, outcome, session.acts, guard)} ${how(outcome)}`),
    match ? h('p.match-news', {}, matchNews(match)) : undefined,
    h('div.buttons', {}, button, h('a.button', { href: '#/' }, t('do.other'))));
}
