/** What is said below the board: whose turn it is and what is special about it, or which move one looks back at. */
import { t } from '../messages.js';
import { actText } from '../words.js';

/**
 * Whose `turn` it is, after what was `told`, and what the player here is to know.
 * @param name gives a player's name
 * @param mine whether a person here is to move
 */
export function turnText(game, { told, turn, name, mine }) {
  if (!mine) return [told, turn].join(' ');
  const player = name(game.mover);
  const notes = [told, turn];
  if (game.claim) notes.push(t('say.claim'));
  if (game.refusals.includes('DOES_NOT_FEED')) notes.push(t('say.feed', { player, opponent: name(1 - game.mover) }));
  return notes.filter(Boolean).join(' ');
}

/** Where one is when looking back at the board after `n` of the acts. */
export function pastText(acts, n, { names, name }) {
  if (!n) return t('say.start');
  const act = acts[n - 1];
  const move = t('say.move', { player: name(Math.max(0, act.player)), move: actText(act, names) });
  return [t('say.past', { n, all: acts.length }), move].join(' ');
}

/** What a move did, and who had to be passed over after it. @param forecast of the move, for what follows from it */
export function movedText(act, { names, name, forecast }) {
  const passed = act.passed.map((seat) => t('say.passed', { player: name(seat) }));
  return [t('say.move', { player: name(act.player), move: actText(act, names, forecast) }), ...passed].join(' ');
}
