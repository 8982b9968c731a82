import { rows } from '/views/moves.js';
import { recordOf, seatsOf } from '/record.js';
import { same, test } from './harness.js';
import { rules } from './rules.js';

const row = (...players) =>
  rows(players.map((player) => ({ player }))).map((cells) => cells.map(({ column }) => column));

test('time runs downwards and each move stands in its column', () => {
  same(row(0, 1, 0, 1), [
    [0, 1],
    [0, 1],
  ]);
  same(row(1, 0), [[1], [0]]);
});

test('a player who moves twice begins a new row', () => {
  same(row(0, 0, 1), [[0], [0, 1]]);
});

test('a game for three has three columns', () => {
  same(row(0, 1, 2, 0), [[0, 1, 2], [0]]);
});

test('computers are known by their names', () => {
  same(seatsOf(['', 'Semeia level 7'], 3), { seats: ['person', 'computer'], level: 7 });
  same(seatsOf(['Ama', ''], 3), { seats: ['person', 'person'], level: 3 });
});

test('a file has the day in it', () => {
  rules.begin('ayo', '', 0, 1);
  same(/\[Date "\d{4}\.\d\d\.\d\d"\]/.test(recordOf({ seats: ['person', 'person'], level: 3 }, rules)), true);
});
