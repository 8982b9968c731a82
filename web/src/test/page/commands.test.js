import { Commands } from '/typed/commands.js';
import { loadWords } from '/messages.js';
import { holds, same, test } from './harness.js';
import { played, rules } from './rules.js';

await loadWords('typed');

function conversation(game = played('abapa')) {
  const done = [];
  const desk = {
    title: () => 'Abapa',
    name: (seat) => ['South', 'North'][seat],
    game: () => game,
    acts: () => rules.acts(),
    mine: () => true,
    play: (pit) => done.push(pit),
    resign: () => ({ says: ['North would win.'], act: () => done.push('resigned') }),
  };
  return { commands: new Commands(desk), done };
}

test('a letter plays its pit', () => {
  const { commands, done } = conversation();
  same([commands.answer('C'), done], [[], [2]]);
});

test('a pit that may not be played says why', () => {
  const { commands, done } = conversation();
  same([commands.answer('c').length, done], [1, []]);
});

test('resigning asks first', () => {
  const { commands, done } = conversation();
  holds(commands.answer('resign')[0].startsWith('North'));
  same(done, []);
  commands.answer('yes');
  same(done, ['resigned']);
});

test('what is not a yes is no', () => {
  const { commands, done } = conversation();
  commands.answer('resign');
  commands.answer('hm');
  same(done, []);
});

test('a hint is given where there is one, and the help names it only there', () => {
  const done = [];
  const desk = { title: () => '', name: String, game: () => played('abapa'), acts: () => [], mine: () => true };
  const without = new Commands(desk);
  const commands = new Commands({ ...desk, hint: () => ({ act: () => done.push('hint') }) });
  same([commands.answer('hint'), done], [[], ['hint']]);
  const told = (one) => one.answer('help').some((line) => line.startsWith('hint:'));
  same([told(commands), told(without)], [true, false]);
});

test('the board is told row by row', () => {
  const { commands } = conversation();
  holds(commands.answer('board').length >= 5);
  same(commands.answer('last').length, 1);
});
