import { h } from '/dom.js';
import '/board/board.js';
import { layOut, neighbour } from '/board/layout.js';
import { heap } from '/board/scatter.js';
import { heard, holds, same, show, test } from './harness.js';
import { rules } from './rules.js';

function board(id = 'abapa') {
  const ruleset = rules.ruleset(id);
  const element = /** @type {any} */ (h('semeia-board'));
  element.style.width = '700px';
  element.shape = { pits: ruleset.board.pits.length, players: ruleset.board.shares.length };
  show(element);
  element.show({ ...ruleset.board, legal: [0, 2] });
  return { element, ruleset };
}

const piles = (element) => element.piles.map((pile) => pile.length);

test('every seed lies where the rules say', () => {
  const { element, ruleset } = board();
  same(piles(element), [...ruleset.board.pits, ...ruleset.board.stores]);
});

test('the same pit has its seeds in the same places', () => {
  same(heap(3, 40, 30, 8)(6), heap(3, 40, 30, 8)(6));
});

test('a pile that grows leaves what lies there where it is', () => {
  const place = heap(3, 40, 30, 8);
  const few = place(3).map(({ x, y }) => [x, y]);
  same(
    few.length,
    place(5)
      .slice(0, 3)
      .map(({ x, y }) => [x, y]).length,
  );
});

test('only legal pits say that they may be played', () => {
  const { element } = board();
  const open = [...element.querySelectorAll('.pit')].map((pit) => pit.getAttribute('aria-disabled') === 'false');
  same(
    open.flatMap((is, pit) => (is ? [pit] : [])),
    [0, 2],
  );
});

test('a pit that is pressed is told, one that is pointed at too', async () => {
  const { element } = board();
  const [play, look] = [heard(element, 'play'), heard(element, 'look')];
  element.querySelector('[data-pit="4"]').dispatchEvent(new PointerEvent('pointerenter'));
  element.querySelector('[data-pit="2"]').click();
  same([(await play).detail, (await look).detail], [2, 4]);
});

test('arrows lead from pit to pit as they lie on the screen', () => {
  const layout = layOut({ pits: 12, players: 2 }, 900, { flipped: false, plain: false });
  same(
    [
      neighbour(layout, 0, 'ArrowRight'),
      neighbour(layout, 0, 'ArrowUp'),
      neighbour(layout, 11, 'ArrowDown'),
      neighbour(layout, 0, 'ArrowLeft'),
    ],
    [1, 11, 0, 0],
  );
});

test('a sowing that is over has moved every seed', async () => {
  const { element } = board();
  rules.begin('abapa', '', 0, 1);
  const { game } = rules.play(0);
  await element.sow(rules.steps(1), 0, 0.02);
  same(piles(element), [...game.board.pits, ...game.board.stores]);
});

test('a sowing that is broken off leaves the board to what is shown next', async () => {
  const { element, ruleset } = board();
  rules.begin('abapa', '', 0, 1);
  rules.play(0);
  const sowing = element.sow(rules.steps(1), 0, 3);
  element.show(ruleset.board);
  await sowing;
  same(piles(element), [...ruleset.board.pits, ...ruleset.board.stores]);
  holds(!element.classList.contains('sowing'));
});
