/** The value bar: how all seeds of the game are expected, or proved, to be divided in the end. For two players. */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { final, turned } from './values.js';

const half = (total, lead) => (total + lead) / 2;

/** Seeds of the first player and of the second, in figures: tenths where they are estimated. */
function figures(south, total, estimated) {
  const shown = estimated ? Math.round(south * 10) / 10 : south;
  const style = estimated ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : {};
  return [number(shown, style), number(total - shown, style)];
}

/** What the bar shows where nothing is known: that everything on the board is open. */
function held({ pits, stores }) {
  const left = pits.reduce((sum, n) => sum + n, 0);
  const seeds = stores[0] - stores[1];
  return { seeds, least: seeds - left, most: seeds + left, flag: 'OPEN' };
}

/** `update(game, score)`: the score is for the player to move; without one the bar shows the stores. */
export function valueBar() {
  const [south, open] = [h('i.south'), h('i.open')];
  const [left, right] = [h('b'), h('b')];
  const bar = h('div.value-bar', { role: 'img' }, left, h('span.track', {}, south, open, h('i.middle')), right);
  const element = h('div', {}, bar, h('p.note', { 'aria-hidden': 'true' }, t('bar.note')));
  const update = (game, score) => {
    const { board, mover, outcome } = game;
    element.hidden = board.shares.length !== 2;
    if (element.hidden) return;
    const total = [...board.pits, ...board.stores].reduce((sum, n) => sum + n, 0);
    const { seeds, least, most, flag } = outcome
      ? final(outcome.seeds)
      : score
        ? mover === 0
          ? score
          : turned(score)
        : held(board);
    const percent = (n) => `${((100 * n) / total).toFixed(2)}%`;
    bar.dataset.kind = flag.toLowerCase();
    south.style.width = percent(half(total, seeds));
    open.style.left = percent(half(total, least));
    open.style.width = percent((most - least) / 2);
    [left.textContent, right.textContent] =
      flag === 'OPEN' ? board.stores.map((n) => number(n)) : figures(half(total, seeds), total, flag === 'ESTIMATE');
    bar.setAttribute('aria-label', t(`bar.${flag}`, { south: left.textContent, north: right.textContent }));
  };
  return { element, update };
}
