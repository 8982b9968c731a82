/** The score of a match: what is played for, and how far each player is. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { scoreText } from '../words.js';
import { badge } from '../board/inlay.js';

/** `update()` keeps it true; a single game has none. */
export function matchScore(session) {
  const element = h('section.match');
  const update = () => {
    const { match, game } = session;
    element.hidden = !match;
    if (!match) return;
    const number = match.games.length + (game.outcome ? 0 : 1);
    const row = (score, seat) =>
      h(
        `li.seat-${seat}`,
        {},
        badge(seat),
        h('span', {}, session.name(seat)),
        match.out.includes(seat) ? h('b', {}, t('player.out')) : h('b', {}, scoreText(match.kind, score)),
      );
    element.replaceChildren(
      h('h2', {}, t('aside.game', { n: number })),
      h('p', {}, t(`match.${match.kind}.target`, { n: match.target })),
      h('ul', {}, match.score.map(row)),
    );
  };
  return { element, update };
}
