import { fromAddress, toAddress } from '/analysis/address.js';
import { SetUp } from '/analysis/setup.js';
import { Tree } from '/analysis/tree.js';
import { final, tightened, turned, valueSign } from '/analysis/values.js';
import { same, test } from './harness.js';
import { rules } from './rules.js';

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

test('a bound is never called exact', () => {
  const score = { seeds: 1.5, least: -4, most: 10, flag: 'ESTIMATE' };
  same(valueSign(score), '≈+1.5');
  same(tightened(score, { least: 2, most: 10 }), { seeds: 2, least: 2, most: 10, flag: 'AT_LEAST' });
  same(tightened(score, { least: 2, most: 2 }).flag, 'EXACT');
  same(turned({ seeds: 3, least: 3, most: 5, flag: 'AT_LEAST' }), { seeds: -3, least: -5, most: -3, flag: 'AT_MOST' });
  same(valueSign(final([30, 18])), '=+12');
});
