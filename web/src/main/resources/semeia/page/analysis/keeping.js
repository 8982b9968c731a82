/** The last analysis, kept in the browser with its side lines and comments, which an address does not hold. */
const KEY = 'semeia.analysis';

/** Keeps what is analysed at an address. @param tree as plain data */
export function keep(address, tree) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ address, tree }));
  } catch {
    // a browser that keeps nothing still analyses
  }
}

/** What was kept last, `{address, tree}`, or an empty object. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}
