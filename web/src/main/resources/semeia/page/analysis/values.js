/** What moves and positions are worth, in signs and in words. A bound is never called exact. */
import { number, t } from '../messages.js';
import { seatName } from '../words.js';
import { DECLINE } from '../rules.js';

const SIGNS = { EXACT: '=', AT_LEAST: '≥', AT_MOST: '≤', ESTIMATE: '≈' };
/** From here on tenths of a seed are left out of signs. */
const WHOLE = 10;
/** Estimates within so many seeds are called level. */
const LEVEL = 0.25;

const digits = (score) =>
  score.flag === 'ESTIMATE'
    ? {
        minimumFractionDigits: Math.abs(score.seeds) < WHOLE ? 1 : 0,
        maximumFractionDigits: Math.abs(score.seeds) < WHOLE ? 1 : 0,
      }
    : { maximumFractionDigits: 1 };

/** A difference in seeds with its sign. */
export const signed = (seeds, style = { maximumFractionDigits: 1 }) =>
  number(seeds, { signDisplay: 'exceptZero', ...style });

/** The value in signs: `=+4`, `≥+2`, `≈−1.5`. */
export function valueSign(score) {
  return `${SIGNS[score.flag]}${signed(score.seeds, digits(score))}`;
}

/** The value in words, for the player to move: `exactly +4`. */
export function valueWords(score) {
  return t(`value.${score.flag}`, { n: signed(score.seeds, digits(score)) });
}

/** So many seeds, to a tenth, in words of the language. */
const amount = (n) => t('seeds', { n: number(Math.abs(n), { maximumFractionDigits: 1 }) });

/**
 * What the position is worth, as a sentence about who ends how far ahead.
 * @param mover whom the score is for, of `players`
 */
export function verdict(score, mover, players) {
  if (players > 2)
    return t(`verdict.three.${score.flag}`, {
      player: seatName(players, mover),
      n: signed(score.seeds, digits(score)),
    });
  const { seeds, flag } = score;
  const [player, other] = [seatName(2, mover), seatName(2, 1 - mover)];
  if (flag === 'ESTIMATE') {
    if (Math.abs(seeds) < LEVEL) return t('verdict.estimate.level');
    return t('verdict.estimate', { player: seeds > 0 ? player : other, seeds: amount(seeds) });
  }
  if (flag === 'EXACT')
    return seeds
      ? t('verdict.exact', { player: seeds > 0 ? player : other, seeds: amount(seeds) })
      : t('verdict.exact.level');
  const least = (flag === 'AT_LEAST') === seeds >= 0;
  if (!seeds) return t('verdict.not-behind', { player: flag === 'AT_LEAST' ? player : other });
  return t(least ? 'verdict.least' : 'verdict.most', { player: seeds > 0 ? player : other, seeds: amount(seeds) });
}

/**
 * What is proved about a position, once that rules out half of what the seeds on the board could bring; nothing where
 * it is exact.
 */
export function proved({ least, most }, { board, mover }) {
  const left = board.pits.reduce((sum, n) => sum + n, 0);
  if (least === most || board.shares.length > 2 || most - least > left) return undefined;
  return t('value.proved', { player: seatName(2, mover), least: signed(least), most: signed(most) });
}

/** The score from the other player's seat. */
export function turned({ seeds, least, most, flag }) {
  return {
    seeds: -seeds || 0,
    least: -most || 0,
    most: -least || 0,
    flag: { AT_LEAST: 'AT_MOST', AT_MOST: 'AT_LEAST' }[flag] ?? flag,
  };
}

/** The score of a game that is over, for the first player. */
export function final(seeds) {
  const n = seeds[0] - Math.max(...seeds.slice(1));
  return { seeds: n, least: n, most: n, flag: 'EXACT' };
}

/** A score with what else is proved about it: seeds are kept within the bounds. */
export function tightened(score, { least, most }) {
  const [low, high] = [Math.max(score.least, least), Math.min(score.most, most)];
  const seeds = Math.max(low, Math.min(high, score.seeds));
  return {
    seeds,
    least: low,
    most: high,
    flag: low === high ? 'EXACT' : seeds === low ? 'AT_LEAST' : seeds === high ? 'AT_MOST' : 'ESTIMATE',
  };
}

/** Bounds in words: exact where they meet. */
export function boundsWords({ least, most }) {
  return least === most
    ? t('value.EXACT', { n: signed(least) })
    : t('value.between', { least: signed(least), most: signed(most) });
}

/** The tags that pits bear: what their moves are worth, the best standing out. @param {Analysis} [found] */
export function notesOf(found) {
  const notes = {};
  const best = found?.lines[0].score;
  for (const [i, { move, score }] of found?.lines.entries() ?? []) {
    const asGood = i === 0 || (score.seeds === best.seeds && score.flag === 'EXACT' && best.flag === 'EXACT');
    if (move !== DECLINE) notes[move] = { text: valueSign(score), kind: asGood ? 'best' : 'other' };
  }
  return notes;
}
