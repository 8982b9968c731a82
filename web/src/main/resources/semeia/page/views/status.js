/** What is said of a game: whose turn it is and what is special about it, or which move one looks back at. */
import { t } from '../messages.js';
import { actText } from '../words.js';

/**
 * What the words depend on beside the game.
 * @typedef {object} State
 * @property {Sitters} session who plays, and what has been played
 * @property {string} told what the last act did
 * @property {boolean} veiled whether a lot is being drawn
 * @property {number} [viewing] after how many acts one looks back
 */

/** Whose turn it is: `person`, `other`, `computer`, `lot`, `past`, `over` or `none`. */
export function whose({ mover, outcome }, { session, veiled, viewing }) {
  if (veiled) return 'lot';
  if (viewing !== undefined) return 'past';
  if (mover < 0) return outcome ? 'over' : 'none';
  if (session.isPerson(mover)) return 'person';
  return session.isComputer(mover) ? 'computer' : 'other';
}

/** How the game stands. @param {Game} game @param {State} state */
export function standingText(game, state) {
  const { session, told, veiled, viewing } = state;
  const name = (seat) => session.name(seat);
  if (veiled) return t('lot.heading');
  if (viewing !== undefined) return pastText(session.acts, viewing, { names: session.game.board.names, name });
  if (game.lot) return t('lot.last', { n: game.lot });
  if (game.mover < 0) return session.notice ?? (told || t('say.over'));
  return turnText(game, { told, turn: session.turnText(game), name, mine: session.isPerson(game.mover) });
}

/** Whose turn it is, after what was told, and what the player here is to know. */
function turnText(game, { told, turn, name, mine }) {
  if (!mine) return [told, turn].join(' ');
  const player = name(game.mover);
  const notes = [told, turn];
  if (game.claim) notes.push(t('say.claim'));
  if (game.refusals.includes('DOES_NOT_FEED')) notes.push(t('say.feed', { player, opponent: name(1 - game.mover) }));
  return notes.filter(Boolean).join(' ');
}

/** Where one is when looking back at the board after `n` of the acts. */
function pastText(acts, n, { names, name }) {
  if (!n) return t('say.start');
  const act = acts[n - 1];
  const move = t('say.move', { player: name(Math.max(0, act.player)), move: actText(act, names, {}, name) });
  return [t('say.past', { n, all: acts.length }), move].join(' ');
}

/** What a move did, and who had to be passed over after it. @param forecast of the move, for what follows from it */
export function movedText(act, { names, name, forecast }) {
  const passed = act.passed.map((seat) => t('say.passed', { player: name(seat) }));
  return [t('say.move', { player: name(act.player), move: actText(act, names, forecast, name) }), ...passed].join(' ');
}

/** What is told of the end of the game, a sentence after another; nothing while it goes on. @param {Element} result */
export function endText(result) {
  const parts = [...result.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
  return parts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
}
