/** Runs the tests of all modules. */
import { loadMessages } from '/messages.js';
import { run } from './harness.js';

const FILES = [
  'words',
  'storage',
  'flow',
  'thread',
  'board',
  'gameboard',
  'analysis',
  'session',
  'commands',
  'moves',
  'hints',
  'colours',
  'toolbar',
  'results',
  'sounds',
  'tabs',
];

await loadMessages('en');
try {
  window.results = await run(FILES);
} catch (problem) {
  window.results = { all: { 'the tests run': `${problem.message}\n${problem.stack}` } };
}
document.documentElement.dataset.tests = 'done';
