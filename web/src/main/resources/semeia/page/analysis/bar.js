/** The value bar: how all seeds of the game are expected, or proved, to be divided in the end. For two players. */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { turned } from './values.js';

const half = (total, lead) => (total + lead) / 2;

/** Seeds of the first player and of the second, in figures: tenths where they are estimated. */
function figures({ south, north, flag }) {
  if (flag !== 'ESTIMATE') return [number(south), number(north)];
  const shown = Math.round(south * 10) / 10;
  const style = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return [number(shown, style), number(south + north - shown, style)];
}

/** How a game ended: each has what was counted; what was not is open. @param {number[]} seeds @param {number} total */
function ended(seeds, total) {
  const [south, north] = seeds;
  return { south, north, most: total - north, flag: 'EXACT' };
}

/**
 * What the bar shows: the seeds of both, and up to how many the first could have.
 * @param {{board: Board, mover: number, outcome: Outcome | null}} game
 * @param {Score} [score] for the player to move
 */
export function shares({ board, mover, outcome }, score) {
  const total = [...board.pits, ...board.stores].reduce((sum, n) => sum + n, 0);
  if (outcome) return ended(outcome.seeds, total);
  if (!score) return { ...ended(board.stores, total), flag: 'OPEN' };
  const { seeds, least, most, flag } = mover === 0 ? score : turned(score);
  const south = half(total, seeds);
  return { south, north: total - south, least: half(total, least), most: half(total, most), flag };
}

/** `update(game, score)`: the score is for the player to move; without one the bar shows the stores. */
export function valueBar() {
  const [south, open] = [h('i.south'), h('i.open')];
  const [left, right] = [h('b'), h('b')];
  const bar = h('div.value-bar', { role: 'img' }, left, h('span.track', {}, south, open, h('i.middle')), right);
  const element = h('div', {}, bar, h('p.note', { 'aria-hidden': 'true' }, t('bar.note')));
  const update = (game, score) => {
    const { board } = game;
    element.hidden = board.shares.length !== 2;
    if (element.hidden) return;
    const total = [...board.pits, ...board.stores].reduce((sum, n) => sum + n, 0);
    const shown = shares(game, score);
    const percent = (n) => `${((100 * n) / total).toFixed(2)}%`;
    const least = shown.least ?? shown.south;
    bar.dataset.kind = shown.flag.toLowerCase();
    south.style.width = percent(shown.south);
    open.style.left = percent(least);
    open.style.width = percent(shown.most - least);
    [left.textContent, right.textContent] = figures(shown);
    bar.setAttribute('aria-label', t(`bar.${shown.flag}`, { south: left.textContent, north: right.textContent }));
  };
  return { element, update };
}
