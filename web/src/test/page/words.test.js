import { actText, how, pitText, refusal, tally, verdict, would } from '/words.js';
import { number, sentence, t } from '/messages.js';
import { holds, same, test, throws } from './harness.js';
import { played, rules } from './rules.js';

const NAMES = (seat) => ['Ama', 'Kofi'][seat];

test('a count speaks its plural', () => {
  same([t('seeds', { n: 1 }), t('seeds', { n: 5 })], ['1 seed', '5 seeds']);
});

test('a message that there is not is a fault', () => {
  holds(throws(() => t('nothing.like.this')).includes('nothing.like.this'));
});

test('numbers have a true minus and sentences begin large', () => {
  same([number(-1.5), sentence('four seeds')], ['−1.5', 'Four seeds']);
});

test('a pit says what its move would do', () => {
  same(pitText(played('abapa'), 0), 'A, 4 seeds, last seed to E');
});

test('a pit says why it may not be played, and whose it is', () => {
  const game = played('abapa');
  same(refusal(game, 7, NAMES), 'Kofi owns this pit');
  same(pitText(game, 7), 'b, 4 seeds, North owns this pit');
});

test('players are called by their places unless they have names', () => {
  same(tally([12, 36]), 'South: 12 and North: 36');
  same(tally([12, 36], { name: NAMES }), 'Ama: 12 and Kofi: 36');
  const outcome = { reason: 'MAJORITY', seeds: [30, 18], winner: 0, divided: [0, 0], how: 'OWN' };
  same(verdict(outcome, NAMES), 'Ama wins');
});

test('what is said of one game leaves no names behind for the next', () => {
  tally([1, 2], { name: NAMES });
  same(tally([1, 2]), 'South: 1 and North: 2');
});

test('an offer says how the rest would be divided and who would win', () => {
  const game = played('abapa', 'A');
  holds(would(game.agree).includes('24–24'), would(game.agree));
  holds(how(game.agree).length > 0);
});

test('an act is told with what it captured', () => {
  rules.begin('abapa', '', 0, 1);
  rules.play(0);
  const [act] = rules.acts();
  same(actText(act, rules.look(1).board.names), 'A, last seed to E');
  same(act.text, 'A');
});
