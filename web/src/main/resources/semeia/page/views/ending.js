/** How a game ended: who won, why it was over, how what was left was divided, and what comes next. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { how, tally, verdict, why } from '../words.js';
import { badge } from '../board/inlay.js';

export function ending(app, again) {
  const { session } = app;
  const { outcome } = session.game;
  const guard = app.rules.ruleset(session.setup.id).options.find(({ key }) => key === 'guard').value;
  return h(`section.ending.seat-${outcome.winner}`, { 'aria-label': verdict(outcome) },
    h('h2', {}, outcome.winner >= 0 ? badge(outcome.winner) : undefined, verdict(outcome)),
    h('p.score', {}, tally(outcome.seeds)),
    h('p', {}, `${why(session.game, outcome, session.acts, guard)} ${how(outcome)}`),
    h('div.buttons', {},
      h('button.primary', { type: 'button', 'data-do': 'again', onclick: again }, t('do.again')),
      h('a.button', { href: '#/' }, t('do.other'))));
}
