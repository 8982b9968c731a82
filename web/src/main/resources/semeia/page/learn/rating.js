/**
 * How strong a solver is, after Glicko: a rating and how far it may be off, both moved by each puzzle that is tried.
 */

/** Before the first puzzle. */
export const NEW = { rating: 1300, deviation: 300 };

const Q = Math.log(10) / 400;
/** How far the rating of a puzzle may be off. */
const PUZZLE_DEVIATION = 60;
const LEAST_DEVIATION = 50;

/** @param score 1 for solved, 0 for not */
export function rated({ rating, deviation }, puzzle, score) {
  const g = 1 / Math.sqrt(1 + (3 * Q ** 2 * PUZZLE_DEVIATION ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const information = Q ** 2 * g ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    rating: rating + Q * variance * g * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
  };
}

/** Whether a rating is known well enough to be shown without a question mark. */
export const isSettled = ({ deviation }) => deviation < 110;
