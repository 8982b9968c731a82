/**
 * Who one is at the server, as far as the browser remembers: nothing is asked for it, so the first page does without a
 * server.
 */
import { keep, kept } from './storage.js';

const NAME = 'me';
const listeners = new Set();

/** `{id, name, guest}`, or nothing where one has never met the server. */
export const known = () => kept(NAME);

/** Whether somebody is a guest who has only a number. */
export const isNumbered = (me) => Boolean(me?.guest && /^Guest \d+$/.test(me.name));

/** Keeps who one is now; without a value it is forgotten. */
export function remember(me) {
  keep(NAME, me && { id: me.id, name: me.name, guest: me.guest });
  listeners.forEach((listener) => listener(me));
  return me;
}

/** Tells whoever listens when that changes. */
export const onMe = (listener) => listeners.add(listener);
