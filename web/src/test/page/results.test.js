import { allResults, countResult, forgetResults, proposedLevel, resultsOf } from '/play/results.js';
import { openResults, proposal, resultLine } from '/play/told.js';
import { loadWords } from '/messages.js';
import { holds, same, test } from './harness.js';

const game = (winner, more = {}) => countResult({ preset: 'ayo', level: 3, seat: 0, winner, helped: false, ...more });

await loadWords('play');

test('wins, draws and losses are counted by game and level', () => {
  [0, 0, -1, 1].forEach((winner) => game(winner));
  game(0, { level: 4 });
  same(resultLine('ayo', 3), 'Against level 3: 2 won, 1 drawn, 1 lost.');
  same([resultLine('ayo', 5), allResults().length, resultsOf('ayo', 4).won], ['', 2, 1]);
});

test('after three wins in a row the next level is proposed, once', () => {
  game(0);
  game(0);
  same(proposedLevel('ayo', 3), 0);
  game(0);
  same([proposedLevel('ayo', 3), proposal('ayo', 3).label], [4, 'Play on level 4']);
  game(0);
  same(proposal('ayo', 3)?.level ?? 'none', 'none');
});

test('after three losses in a row an easier level is proposed, and none beyond the first and the last', () => {
  for (let i = 0; i < 3; i++) {
    game(1);
    game(1, { level: 1 });
    game(0, { level: 8 });
  }
  same([proposedLevel('ayo', 3), proposedLevel('ayo', 1), proposedLevel('ayo', 8)], [2, 0, 0]);
});

test('a win with help is counted, and ends the run', () => {
  game(0);
  game(0);
  game(0, { helped: true });
  same([resultsOf('ayo', 3).won, resultsOf('ayo', 3).helped, resultsOf('ayo', 3).run], [3, 1, 0]);
});

test('all results are shown, and forgotten when asked', async () => {
  game(0);
  const closed = openResults();
  const dialog = document.querySelector('dialog');
  /** @type {HTMLElement} */
  const forget = dialog.querySelector('[value=forget]');
  holds(dialog.textContent.includes('Ayo, level 3'), dialog.textContent);
  forget.click();
  await closed;
  same(allResults(), []);
  forgetResults();
});
