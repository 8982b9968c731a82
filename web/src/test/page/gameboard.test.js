import { holds, same, show, test } from './harness.js';
import { Hold } from '/board/hold.js';
import { delay } from '/views/flow.js';
import { GameBoard, traceOf } from '/views/gameboard.js';
import { played, rules } from './rules.js';

/** A board whose view writes down what it is asked. */
function wired(hands = {}, keys = {}) {
  const log = [];
  const note = (what) => (value) => log.push([what, value]);
  const board = new GameBoard(
    {
      title: () => 'Board',
      name: (seat) => ['Ama', 'Kofi'][seat],
      play: note('play'),
      complain: note('complain'),
      say: note('say'),
      rest: () => log.push(['rest']),
      announce: note('announce'),
      ...hands,
    },
    keys,
  );
  board.element.style.width = '700px';
  board.arrange({ pits: 12, players: 2 }, false);
  show(board.element);
  return { board, log };
}

const press = (key, more = {}) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

test('a legal pit is played', () => {
  const { board, log } = wired();
  board.show(played('abapa'), { open: true });
  board.press(2);
  board.close();
  same(log, [['play', 2]]);
});

test('another pit says why not', () => {
  const { board, log } = wired();
  board.show(played('abapa'), { open: true });
  board.press(8);
  board.close();
  same([log.length, log[0][0]], [1, 'complain']);
  holds(log[0][1].startsWith('c, 4 seeds'), log[0][1]);
});

test('letters play near pits, with Shift far ones, until the board is left', () => {
  const { board, log } = wired();
  board.show(played('abapa'), { open: true });
  press('c');
  press('C', { shiftKey: true });
  board.close();
  press('c');
  same(
    log.map(([what]) => what),
    ['play', 'complain'],
  );
});

test('a pit that is looked at tells what it would do', () => {
  const { board, log } = wired();
  board.show(played('abapa'), { open: true });
  board.consider(0);
  board.consider(null);
  board.close();
  same(log, [['say', 'A, 4 seeds, last seed to E'], ['rest']]);
});

test('a move is planned while another thinks, and played when the turn comes', () => {
  const { board, log } = wired({ plans: (seat) => seat === 0 });
  board.show(played('abapa', 'A'), { open: false });
  board.press(2);
  holds(log.some(([what]) => what === 'announce'));
  board.show(played('abapa', 'A', 'b'), { open: true });
  same(board.playPlanned(), true);
  board.close();
  same(log.at(-1), ['play', 2]);
});

test('a game taken back is not the one that was planned for', () => {
  const { board } = wired({ plans: (seat) => seat === 0 });
  board.show(played('abapa', 'A'), { open: false });
  board.press(2);
  board.show(played('abapa'), { open: true });
  same(board.playPlanned(), false);
  board.close();
});

test('a board for learning takes every press and gives nothing away', () => {
  const pressed = [];
  const { board } = wired({ press: (pit) => pressed.push(pit), about: (game, pit) => game.board.names[pit] });
  board.show(played('abapa'), { open: true, legal: [1] });
  board.press(8);
  same([pressed, board.element.querySelector('[data-pit="0"]').getAttribute('aria-label')], [[8], 'A']);
  board.close();
});

test('where moves are confirmed a pit is pressed twice', () => {
  const { board, log } = wired({ confirms: () => true });
  board.show(played('abapa'), { open: true });
  board.press(2);
  same(log, [
    ['say', 'C, 4 seeds, last seed to a. Press it again to play it.'],
    ['announce', 'C, 4 seeds, last seed to a. Press it again to play it.'],
  ]);
  board.press(3);
  board.press(3);
  board.close();
  same(log.at(-1), ['play', 3]);
});

test('the last move stays on the board, in its player’s colour, with what it took', () => {
  rules.begin('abapa', '', 0, 1);
  rules.act('A');
  const [act] = rules.acts();
  same(traceOf(act), { seat: 0, from: 0, landing: 4, taken: [] });
  const { board } = wired();
  board.show(rules.look(1), { last: act, open: true });
  holds(board.element.querySelector('.last.seat-0') && board.element.querySelector('.began .mark.seat-0'));
  board.consider(8);
  holds(board.element.querySelector('.last.seat-0'), 'it is gone when another pit is looked at');
  board.close();
});

test('a finger that stays looks and does not play', async () => {
  const seen = [];
  const hold = new Hold((pit) => seen.push(pit));
  hold.press(3);
  hold.end();
  same([seen, hold.release(3)], [[], false]);
  hold.press(4);
  await delay(450);
  hold.end();
  same([seen, hold.holds(4), hold.release(4), hold.release(4)], [[4], true, true, false]);
});
