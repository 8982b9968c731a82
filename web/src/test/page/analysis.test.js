import { fromAddress, toAddress } from '/analysis/address.js';
import { SetUp } from '/analysis/setup.js';
import { shares, valueBar } from '/analysis/bar.js';
import { moveTree } from '/analysis/moves.js';
import { loadWords } from '/messages.js';
import { Session } from '/session.js';
import { moveList } from '/views/moves.js';
import { Tree } from '/analysis/tree.js';
import { final, tightened, turned, valueSign } from '/analysis/values.js';
import { same, test } from './harness.js';
import { rules } from './rules.js';

await loadWords('analysis');

const tree = () => new Tree(rules, { id: 'abapa', acts: ['A', 'b'] });
const texts = (nodes) => nodes.map(({ text }) => text);

test('a tree begins with its game and stands at its end', () => {
  const one = tree();
  same([texts(one.main), one.at.text, one.players], [['A', 'b'], 'b', 2]);
});

test('another move makes a side line, the same move none', () => {
  const one = tree();
  one.at = one.main[0];
  one.at = one.add(['c', 'D']);
  same([texts(one.main), texts(one.line()), one.isMain(one.at)], [['A', 'b'], ['A', 'c', 'D'], false]);
  one.at = one.main[0];
  one.add(['b']);
  same(one.main[0].children.length, 2);
});

test('a side line can become the main one, or go', () => {
  const one = tree();
  one.at = one.add(['c'], one.main[0]);
  one.promote(one.at);
  same(texts(one.main), ['A', 'c']);
  one.remove(one.at);
  same([texts(one.main), one.at.text], [['A', 'b'], 'A']);
});

test('a tree that was kept comes back with its side lines and comments', () => {
  const one = tree();
  one.add(['c', 'D'], one.main[0]);
  one.main[1].comment = 'good';
  const again = Tree.restore(rules, JSON.parse(JSON.stringify(one.keep())));
  same(again.keep(), one.keep());
});

test('an act that is not possible is named', () => {
  same(new Tree(rules, { id: 'abapa', acts: ['A', 'A'] }).fault, { n: 2, text: 'A' });
});

test('an address means what it was made of', () => {
  const address = toAddress(rules, { id: 'abapa', acts: ['A', 'b', 'resign S'], shown: 1 });
  same(address, '#/analysis/abapa/Ab.rS/1');
  const { id, acts, shown, stray } = fromAddress(rules, address.split('/').slice(2));
  same([id, acts, shown, stray], ['abapa', ['A', 'b', 'resign S'], 1, null]);
});

test('a position that is put together keeps count of its seeds', () => {
  const setup = new SetUp(rules.setup('abapa', ''), 48);
  setup.put(0, 1);
  same([setup.hand, setup.count(0), setup.owners.join('')], [3, 1, '000000111111']);
  setup.clear();
  same(setup.hand, 48);
});

test('the bar of a finished game shows what each was credited with, and not the rest that nobody counts', () => {
  const { game } = rules.stand('awale', '0,0,0,0,0,2/1,1,3,3,0,3 24-11 S', 'F');
  same([game.outcome.seeds, game.outcome.how], [[28, 11], 'UNCOUNTED']);
  const bar = valueBar();
  bar.update(game);
  const [left, right] = [...bar.element.querySelectorAll('b')].map(({ textContent }) => textContent);
  same([left, right], ['28', '11']);
  same(shares(game).most - shares(game).south, 9);
});

test('the bar of a game under way shows how all seeds are expected to be divided', () => {
  const { game } = rules.stand('abapa', '', 'A');
  /** @type {Score} */
  const score = { seeds: 3, least: -48, most: 48, flag: 'ESTIMATE' };
  const { south, north, least, most } = shares(game, score);
  same([south, north, least, most], [22.5, 25.5, 0, 48]);
  same([shares(game).south, shares(game).most], [0, 48]);
});

test('moves have the same numbers in a game and in its analysis', () => {
  const session = new Session(rules);
  session.open({ id: 'abapa', preset: 'abapa', seats: ['person', 'person'], level: 1, starter: '1', match: '' });
  const acts = ['a', 'A', 'b', 'B', 'c'];
  acts.forEach((text) => session.play(session.game.board.names.indexOf(text)));
  const list = moveList(session, () => {});
  list.update();
  const moves = moveTree(
    () => one,
    () => {},
  );
  const one = new Tree(rules, {
    id: 'abapa',
    begin: rules.read('semeia', 'abapa', session.record).games[0].begin,
    acts,
  });
  moves.update();
  const numbers = ({ element }) =>
    [...element.querySelectorAll('.n')].map(({ textContent }) => Number.parseInt(textContent, 10));
  same(
    numbers(list).filter((n) => n),
    numbers(moves),
  );
  same(numbers(moves), [1, 2, 4]);
});

test('a bound is never called exact', () => {
  const score = { seeds: 1.5, least: -4, most: 10, flag: 'ESTIMATE' };
  same(valueSign(score), '≈+1.5');
  same(tightened(score, { least: 2, most: 10 }), { seeds: 2, least: 2, most: 10, flag: 'AT_LEAST' });
  same(tightened(score, { least: 2, most: 2 }).flag, 'EXACT');
  same(turned({ seeds: 3, least: 3, most: 5, flag: 'AT_LEAST' }), { seeds: -3, least: -5, most: -3, flag: 'AT_MOST' });
  same(valueSign(final([30, 18])), '=+12');
});
