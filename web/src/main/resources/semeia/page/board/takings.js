/** Captures of one pit added up for each seat that gets them. */
export function takings(captures) {
  const sums = new Map();
  for (const [, pit, seeds, by] of captures) {
    const key = `${pit} ${by}`;
    sums.set(key, { pit, by, seeds: seeds + (sums.get(key)?.seeds ?? 0) });
  }
  return [...sums.values()];
}
