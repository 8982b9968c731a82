/** A button of a game, with its picture and its name. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';

/** A button named `do.<name>`. @param {string} name @param {() => void} act @param {string} [kind] */
export function action(name, act, kind = '') {
  return /** @type {HTMLButtonElement} */ (
    h(`button${kind}`, { type: 'button', 'data-do': name, onclick: act }, icon(name), h('span', {}, t(`do.${name}`)))
  );
}
