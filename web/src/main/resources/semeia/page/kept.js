/** The sitting that the browser keeps, so that a reload or another day loses nothing. */
const KEY = 'semeia.session';

/** `{setup, text, ended}`, or nothing. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(sitting) {
  try {
    localStorage.setItem(KEY, JSON.stringify(sitting));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The preset of the game that was left before its end; nothing where there is none. */
export function keptGame() {
  const { setup, ended } = kept() ?? {};
  return ended ? undefined : setup?.preset;
}
