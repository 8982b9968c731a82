/** What is said of a position under analysis: the move that led there, and how it stands. */
import { t } from '../messages.js';
import { actText, seatName, tally, verdict } from '../words.js';

/** How the game stands at a node. @param told what is to be said first */
export function standingText({ at, players }, game, told) {
  const name = (seat) => seatName(players, seat);
  const notes = [];
  if (told) notes.push(told);
  if (at.parent)
    notes.push(t('say.move', { player: name(Math.max(0, at.act.player)), move: actText(at.act, at.board.names) }));
  if (game.outcome) notes.push(t('desk.over', { verdict: verdict(game.outcome), score: tally(game.outcome.seeds) }));
  else if (game.lot) notes.push(t('lot.last', { n: game.lot }));
  else notes.push(t(game.decline ? 'say.extra' : 'say.turn', { player: name(game.mover) }));
  if (game.claim) notes.push(t('say.claim'));
  if (game.mover >= 0 && game.refusals.includes('DOES_NOT_FEED'))
    notes.push(t('say.feed', { player: name(game.mover), opponent: name(1 - game.mover) }));
  return notes.join(' ');
}

/** Who played, where and when, as far as the record says so; an empty text if it says nothing. */
export function playersText(tree) {
  const tag = (name) => tree.tags.find(([known]) => known === name)?.[1];
  const names = tree.seatTags.map(tag);
  return [names.every(Boolean) ? names.join(' – ') : undefined, tag('Event'), tag('Date')].filter(Boolean).join(', ');
}
