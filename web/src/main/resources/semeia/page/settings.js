/** What a person likes: kept in the browser, told to whoever listens. */
import { keep, kept } from './storage.js';

const NAME = 'settings';
/** Who asks the system for more contrast gets a board that has it. */
const contrast = window.matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
const USUAL = {
  speed: 'normal',
  theme: 'system',
  preview: true,
  sound: false,
  words: false,
  confirm: undefined,
  level: 3,
  board: contrast ? 'plain' : 'wood',
  seeds: contrast ? 'plain' : 'nickernut',
  last: { preset: 'abapa', id: 'abapa' },
  language: undefined,
};

/** Slowness of a sowing: 0 shows the result at once. */
const PACE = { slow: 1.9, normal: 1, fast: 0.45, off: 0 };

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const listeners = new Set();
let settings = { ...USUAL, ...kept(NAME) };

export const setting = (name) => settings[name];

export function change(name, value) {
  settings = { ...settings, [name]: value };
  keep(NAME, settings);
  listeners.forEach((listener) => listener(name, value));
}

/** Tells a listener `(name, value)` of every change until the returned function is called. */
export function onChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the system asks for less motion. */
export const isCalm = () => calm.matches;

/** How slowly to sow now; a system that asks for less motion gets none. */
export const pace = () => (calm.matches ? 0 : (PACE[settings.speed] ?? 1));

export const SPEEDS = Object.keys(PACE);
export const THEMES = ['system', 'light', 'dark'];

/** Sets of boards and of seeds; the last of each is one of high contrast. */
export const BOARDS = ['wood', 'pale', 'ebony', 'plain'];
export const SEEDS = ['nickernut', 'tamarind', 'cowrie', 'plain'];
