/** What this browser keeps of the page, as JSON. A browser that keeps nothing still does everything else. */

/** @param {string} name */
const key = (name) => `semeia.${name}`;

/** What is kept under a name; `undefined` where there is nothing, or nothing that can be read. @returns {any} */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(key(name))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it where it is `undefined`; tells whether that was possible. */
export function keep(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(key(name));
    else localStorage.setItem(key(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Hears when another window keeps something under a name. Gives how to stop. */
export function onKept(name, listener) {
  const heard = (event) => event.key === key(name) && listener();
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
