/** Analyses as addresses; what stands in them is for the rules to write and to read. */

const PLACE = '#/analysis/';

/**
 * The address of a line of play.
 * @param rules
 * @param {{id: string, begin?: string, acts?: string[], shown?: number}} line acts in our notation, `shown` after how
 *   many the board is shown, if not after all
 */
export function toAddress(rules, { id, begin = '', acts = [], shown = acts.length }) {
  return PLACE + rules.address(id, begin, acts.join(','), shown);
}

/** The address of a position in the editor. */
export function toEditor(rules, id, position) {
  return `#/editor/${rules.address(id, position, '', 0)}`;
}

/**
 * What the parts of an address after its place mean: `{id, begin, acts, shown, stray}`; `stray` is a part that means
 * nothing.
 */
export const fromAddress = (rules, parts) => rules.addressed(parts.join('/'));
