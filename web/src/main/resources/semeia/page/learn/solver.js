/** What is remembered of the person who solves puzzles: ratings, streak, what was tried, what was chosen last. */
import { keep, kept } from '../storage.js';
import { nameOf } from './puzzlebook.js';
import { NEW, rated } from './rating.js';

const KEPT = 'puzzles';
const FIRST = {
  games: {},
  streak: 0,
  best: 0,
  tried: {},
  daily: { day: 0, row: 0 },
  choice: { game: 'abapa', theme: 'any', level: 'fit' },
};

/** How far from one's own rating a puzzle is taken. */
const AIM = { easier: -250, fit: 0, harder: 250 };
/** One of so many that come nearest is drawn. */
const NEAREST = 12;

export const LEVELS = Object.keys(AIM);

const read = () => ({ ...FIRST, ...kept(KEPT) });
const write = (change) => keep(KEPT, { ...read(), ...change });

export const standing = (game) => ({ ...NEW, solved: 0, failed: 0, ...read().games[game] });

export const streak = () => read().streak;
export const bestStreak = () => read().best;
export const choice = () => ({ ...FIRST.choice, ...read().choice });
export const choose = (change) => write({ choice: { ...choice(), ...change } });

const triedOf = (game) => read().tried[game] ?? [];

/** Whether a puzzle was tried before; then it does not count again. */
export const isTried = (puzzle) => triedOf(puzzle.game).includes(nameOf(puzzle));

/** Counts a first try. @returns how far the rating moved, undefined if the puzzle was tried before */
export function count(puzzle, isSolved) {
  if (isTried(puzzle)) return undefined;
  const { game } = puzzle;
  const now = read();
  const before = standing(game);
  const after = { ...before, ...rated(before, puzzle.rating, isSolved ? 1 : 0) };
  after[isSolved ? 'solved' : 'failed']++;
  const row = isSolved ? now.streak + 1 : 0;
  write({
    games: { ...now.games, [game]: after },
    streak: row,
    best: Math.max(now.best, row),
    tried: { ...now.tried, [game]: [...triedOf(game), nameOf(puzzle)] },
  });
  return Math.round(after.rating) - Math.round(before.rating);
}

/** The puzzle of the day: when it was solved last, and on how many days in a row. */
export const daily = () => ({ ...FIRST.daily, ...read().daily });

export function countDaily(day) {
  const { day: last, row } = daily();
  if (last !== day) write({ daily: { day, row: last === day - 1 ? row + 1 : 1 } });
}

/**
 * Draws the next puzzle: of the theme that is chosen, near one's own strength, not tried before as long as there are
 * such.
 */
export function draw(puzzles, { theme, level }, but) {
  const fitting = puzzles.filter((puzzle) => (theme === 'any' || puzzle.theme === theme) && puzzle.number !== but);
  const fresh = fitting.filter((puzzle) => !isTried(puzzle));
  const aim = standing(puzzles[0].game).rating + AIM[level];
  const nearest = [...(fresh.length ? fresh : fitting)]
    .sort((a, b) => Math.abs(a.rating - aim) - Math.abs(b.rating - aim))
    .slice(0, NEAREST);
  return nearest[Math.floor(Math.random() * nearest.length)];
}
