/**
 * The computer's own thread: a worker with its own copy of the rules, so that the page stays smooth while the computer
 * thinks. Takes `{ticket, text, inMatch, ended, seed, level}` and gives `{ticket, move}`, or `{ticket, problem}`.
 */
import { loadRules } from './rules.js';

const rules = loadRules(new URLSearchParams(self.location.search).get('rules') ?? undefined);

self.onmessage = async ({ data: { ticket, text, inMatch, ended, seed, level } }) => {
  try {
    const loaded = await rules;
    loaded.restore(text, inMatch, ended, seed);
    self.postMessage({ ticket, move: loaded.choose(level, seed) });
  } catch (problem) {
    self.postMessage({ ticket, problem: String(problem) });
  }
};
