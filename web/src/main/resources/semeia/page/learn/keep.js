/** What the learning pages remember in this browser. A browser that keeps nothing still learns. */

/** What is kept under a name, over what there is at first. */
export function kept(name, first = {}) {
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(`semeia.${name}`)) };
  } catch {
    return { ...first };
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`semeia.${name}`, JSON.stringify(value));
  } catch {
    // then it is known until the page is left
  }
}
