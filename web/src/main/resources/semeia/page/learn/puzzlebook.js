/**
 * The puzzles that come with the page: positions in which one move alone keeps the best value, with the play that
 * proves it, as the databases of the games gave them.
 */
import { lines } from './tables.js';

/** The games that have puzzles. */
export const GAMES = ['abapa', 'ba-awa', 'anywoli'];

/** What solutions are about. */
export const THEMES = ['capture', 'restraint', 'quiet', 'plan', 'sacrifice', 'ending'];

/** Reads steps written as `F (c D) (e D (a B))`: the move, and in brackets each reply with the step that answers it. */
export function steps(text) {
  const words = text.match(/[()]|\w+/g);
  const step = () => {
    const read = { move: words.shift(), replies: [] };
    while (words[0] === '(') {
      words.shift();
      read.replies.push({ move: words.shift(), answer: step() });
      words.shift();
    }
    return read;
  };
  return step();
}

/** How many moves of the solver follow one another at most, the first included. */
export const depth = ({ replies }) => 1 + Math.max(0, ...replies.map(({ answer }) => depth(answer)));

/** The reply that holds out longest, or none where it does not matter any more. */
export const bestReply = ({ replies }) => [...replies].sort((a, b) => depth(b.answer) - depth(a.answer))[0];

/**
 * The puzzles of a game in the order of their ratings: `{game, number, rules, position, value, next, rating, theme,
 * solution}`.
 */
export async function puzzlesOf(game) {
  return (await lines(`puzzles/${game}`)).map(([rules, position, value, next, rating, theme, solution], i) => ({
    game,
    number: i + 1,
    rules,
    position,
    value: Number(value),
    next: Number(next),
    rating: Number(rating),
    theme,
    solution: steps(solution),
  }));
}

/** A short name for a position that stays when puzzles come and go. */
export function nameOf({ position }) {
  let hash = 0x811c9dc5;
  for (const letter of position) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Steps through all puzzles of a game before one comes back: it shares no factor with their number. */
const STRIDE = 167;

/** The puzzle of a day: the games take turns. @param day days since 1970 where the person is */
export async function puzzleOf(day) {
  const puzzles = await puzzlesOf(GAMES[day % GAMES.length]);
  return puzzles[(Math.floor(day / GAMES.length) * STRIDE) % puzzles.length];
}

/** Days since 1970 where the person is. */
export function today(now = new Date()) {
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400000);
}
