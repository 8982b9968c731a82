import { Thread } from '/thread.js';
import { same, test } from './harness.js';
import { rules } from './rules.js';

test('a thread answers as the page would', async () => {
  const thread = new Thread(rules);
  same(await thread.ask('leaves', 'abapa', 4), rules.leaves('abapa', 4));
  thread.close();
});

test('a problem of the rules is told', async () => {
  const thread = new Thread(rules);
  const told = await thread.ask('ruleset', 'chess').catch(({ message }) => message);
  thread.close();
  same(told.includes('chess'), true);
});

test('where there are no threads the page answers itself', async () => {
  const { Worker } = window;
  window.Worker = /** @type {any} */ (
    class {
      constructor() {
        throw new Error('no threads');
      }
    }
  );
  try {
    same(await new Thread(rules).ask('leaves', 'ayo', 3), rules.leaves('ayo', 3));
  } finally {
    window.Worker = Worker;
  }
});

test('where a thread fails the page answers what it was asked', async () => {
  const { Worker } = window;
  window.Worker = /** @type {any} */ (
    class {
      onerror = () => {};
      postMessage() {
        setTimeout(() => this.onerror());
      }
      terminate() {}
    }
  );
  try {
    same(await new Thread(rules).ask('leaves', 'ayo', 3), rules.leaves('ayo', 3));
  } finally {
    window.Worker = Worker;
  }
});
