import { keepSitting } from '/kept.js';
import { loadWords } from '/messages.js';
import { change, setting } from '/settings.js';
import { Session } from '/session.js';
import { kept } from '/storage.js';
import { delay } from '/views/flow.js';
import { view } from '/views/game.js';
import { holds, same, show, test } from './harness.js';
import { rules } from './rules.js';

const SETUP = { id: 'abapa', preset: 'abapa', seats: ['person', 'computer'], level: 1, starter: '0', match: '' };

await loadWords('play');

/** A game on the page, of which another window may go on with its copy. */
async function opened(setup = SETUP) {
  const session = new Session(rules);
  session.open(setup);
  const app = { session, rules, announce: () => {}, show: () => {}, presets: rules.rulesets() };
  const shown = view(app);
  const root = show(shown.content[0]);
  await shown.shown();
  return { session, shown, root, said: () => root.querySelector('.peek').textContent };
}

/** Another window keeps the game after these moves. */
function elsewhere(moves) {
  const { setup } = kept('session');
  keepSitting({ setup, text: `[Rules "abapa"]\n[Result "*"]\n\n${moves} *\n`, ended: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'semeia.session' }));
}

test('a game that goes on in another window is followed, and the computer left to it', async () => {
  const speed = setting('speed');
  change('speed', 'off');
  const { session, shown, root, said } = await opened();
  elsewhere('1. A a 2. B');
  same([root.dataset.length, root.dataset.turn], ['3', 'computer']);
  holds(said().includes('another tab'), said());
  await delay(100);
  same([session.game.length, kept('session').text.includes('A a')], [3, true]);
  root.querySelector('.stage').click();
  for (let i = 0; i < 100 && session.game.length === 3; i++) await delay(20);
  same([session.game.length, said().includes('another tab')], [4, false]);
  shown.close();
  change('speed', speed);
});

test('whoever moves where another window was ahead moves from there', async () => {
  const { session, shown, root, said } = await opened({ ...SETUP, seats: ['person', 'person'] });
  elsewhere('1. A a');
  root.querySelector('.pit.legal[data-pit="1"]').click();
  same([session.acts.map(({ text }) => text), said().includes('another tab')], [['A', 'a', 'B'], false]);
  shown.close();
});

test('a game is shown as it is kept, not as this window remembers it', async () => {
  const { session, shown } = await opened({ ...SETUP, seats: ['person', 'person'] });
  shown.close();
  elsewhere('1. A a 2. B b');
  const again = view({ session, rules, announce: () => {}, show: () => {} });
  same(session.game.length, 4);
  again.close();
});
