/** The sitting that the browser keeps, so that a reload or another day loses nothing: `{setup, text, ended}`. */
import { keep, kept } from './storage.js';

const NAME = 'session';

/** The sitting, or nothing. */
export const keptSitting = () => kept(NAME);

export const keepSitting = (sitting) => keep(NAME, sitting);

/** The preset of the game that was left before its end; nothing where there is none. */
export function keptGame() {
  const { setup, ended } = keptSitting() ?? {};
  return ended ? undefined : setup?.preset;
}
