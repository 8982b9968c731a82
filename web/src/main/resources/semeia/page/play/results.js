/** How the games against the computer ended, by game and level; kept on this device. */
import { keep, kept } from '../storage.js';

const NAME = 'results';
/** So many wins or losses in a row make another level worth a try. */
const RUN = 3;
const [LEAST, MOST] = [1, 8];

/**
 * `won`, `drawn` and `lost` count games, `helped` those among them with a hint or a move taken back; `run` counts wins
 * in a row that nobody helped with, losses below 0.
 * @typedef {{won: number, drawn: number, lost: number, helped: number, run: number}} Results
 */

/** @type {Results} */
const NOTHING = { won: 0, drawn: 0, lost: 0, helped: 0, run: 0 };

/** @returns {Record<string, Record<string, Results>>} by preset and level */
const all = () => kept(NAME) ?? {};

/** The results in a game at a level. @param {string} preset @param {number} level @returns {Results} */
export const resultsOf = (preset, level) => all()[preset]?.[level] ?? NOTHING;

/** All that there are: `{preset, level, …}`. */
export const allResults = () =>
  Object.entries(all()).flatMap(([preset, levels]) =>
    Object.entries(levels).map(([level, results]) => ({ preset, level: Number(level), ...results })),
  );

/**
 * Counts a game that is over.
 * @param {{preset: string, level: number, seat: number, winner: number, helped: boolean}} game the seat is the
 *   person's, the winner −1 for a draw
 */
export function countResult({ preset, level, seat, winner, helped }) {
  const before = resultsOf(preset, level);
  const what = winner < 0 ? 'drawn' : winner === seat ? 'won' : 'lost';
  const step = { won: helped ? 0 : 1, drawn: 0, lost: -1 }[what];
  const goesOn = step * before.run > 0;
  const now = {
    ...before,
    [what]: before[what] + 1,
    helped: before.helped + (helped ? 1 : 0),
    run: step + (goesOn ? before.run : 0),
  };
  keep(NAME, { ...all(), [preset]: { ...all()[preset], [level]: now } });
}

/** The level worth a try after each three wins or losses in a row; 0 where there is none. */
export function proposedLevel(preset, level) {
  const { run } = resultsOf(preset, level);
  if (!run || run % RUN) return 0;
  const next = level + Math.sign(run);
  return next < LEAST || next > MOST ? 0 : next;
}

export const forgetResults = () => keep(NAME, undefined);
