/** The rules, loaded once for all tests, and games under way. */
import { loadRules } from '/rules.js';

export const rules = await loadRules();

/** The table after these acts. @param {string} id @param {string[]} acts @returns {Game} */
export function played(id, ...acts) {
  rules.begin(id, '', 0, 1);
  acts.forEach((act) => rules.act(act));
  return rules.look(acts.length);
}
