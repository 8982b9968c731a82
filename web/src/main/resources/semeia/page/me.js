/**
 * Who one is at the server, as far as the browser remembers: nothing is asked for it, so the first page does without a
 * server.
 */
const KEY = 'semeia.me';
const listeners = new Set();

/** `{id, name, guest}`, or nothing where one has never met the server. */
export function known() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps who one is now; without a value it is forgotten. */
export function remember(me) {
  try {
    if (me) localStorage.setItem(KEY, JSON.stringify({ id: me.id, name: me.name, guest: me.guest }));
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing still plays
  }
  listeners.forEach((listener) => listener(me));
  return me;
}

/** Tells whoever listens when that changes. */
export const onMe = (listener) => listeners.add(listener);
