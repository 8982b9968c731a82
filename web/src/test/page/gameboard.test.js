import { GameBoard } from '/views/gameboard.js';
import { holds, same, show, test } from './harness.js';
import { played } from './rules.js';

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
