/**
 * The controls below a board: those that are used while playing, with their names, and all else in two menus. Nothing
 * is in two places.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { change, onChange, setting } from '../settings.js';
import { icon } from '../icons.js';
import { sound } from '../sound.js';
import { action } from './actions.js';

/** How far a menu stays away from its button and from the edge of the window, in pixels. */
const GAP = 6;

/** A button that opens a menu of buttons; each closes it. @param {string} name @param {HTMLButtonElement[]} items */
function menu(name, items) {
  const opener = action(name, () => {});
  const sheet = h('div.sheet', { popover: 'auto', role: 'group', 'aria-label': t(`do.${name}`) }, items);
  opener.popoverTargetElement = sheet;
  sheet.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && place(sheet, opener));
  sheet.addEventListener('toggle', ({ newState }) => newState === 'open' && firstOf(items)?.focus());
  // Before the button acts, so that a dialog gives the focus back to what is seen.
  sheet.addEventListener('click', ({ target }) => target.closest('button') && sheet.hidePopover(), true);
  return { opener, sheet, update: () => (opener.disabled = !firstOf(items)) };
}

const firstOf = (items) => items.find((item) => !item.hidden && !item.disabled);

/** Puts a menu above or below its button, where there is more room. */
function place(sheet, opener) {
  const { top, bottom, left } = opener.getBoundingClientRect();
  const above = top > window.innerHeight - bottom;
  const room = above ? top : window.innerHeight - bottom;
  Object.assign(sheet.style, {
    left: `${left}px`,
    top: above ? 'auto' : `${bottom + GAP}px`,
    bottom: above ? `${window.innerHeight - top + GAP}px` : 'auto',
    maxHeight: `${room - 2 * GAP}px`,
  });
}

/** Switches the sounds of every board; one is heard when they begin. */
export function switchSound() {
  change('sound', !setting('sound'));
  sound('turn');
}

/** The button of that. */
function soundSwitch() {
  const button = action('sound', switchSound);
  const update = () => {
    button.setAttribute('aria-pressed', String(Boolean(setting('sound'))));
    button.querySelector('svg').replaceWith(icon(setting('sound') ? 'heard' : 'muted'));
  };
  update();
  return { button, close: onChange((name) => name === 'sound' && update()) };
}

/**
 * @param {object} parts
 * @param {HTMLButtonElement[]} parts.now what is shown only while it means something, such as a pass
 * @param {HTMLButtonElement} parts.back takes a move back
 * @param {HTMLButtonElement[]} parts.end the ways to end a game
 * @param {HTMLButtonElement[]} parts.more all else
 * @returns `{element, update(), close()}`; `update` comes after the buttons have changed
 */
export function toolbar({ now, back, end, more }) {
  const sound = soundSwitch();
  const menus = [menu('end', end), menu('more', more)];
  const [ends, others] = menus;
  return {
    element: h(
      'div.actions.few',
      {},
      now,
      h('div.toolbar', { role: 'group', 'aria-label': t('do.controls') }, [
        back,
        ends.opener,
        sound.button,
        others.opener,
      ]),
      menus.map(({ sheet }) => sheet),
    ),
    update: () => menus.forEach(({ update }) => update()),
    close: sound.close,
  };
}
