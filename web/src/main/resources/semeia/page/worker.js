/**
 * A thread of its own for questions that take long: a worker with its own copy of the rules. Takes `{ticket, name,
 * given}`, a function of the bridge and what it is given, and answers `{ticket, answer}` or `{ticket, problem}`.
 */
import { loadRules } from './rules.js';

const rules = loadRules(new URLSearchParams(self.location.search).get('rules') ?? undefined);

self.onmessage = async ({ data: { ticket, name, given } }) => {
  try {
    const loaded = await rules;
    self.postMessage({ ticket, answer: loaded[name](...given) });
  } catch (problem) {
    self.postMessage({ ticket, problem: problem.message });
  }
};
