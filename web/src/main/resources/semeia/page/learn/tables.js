/** Tables that the page brings: a line of names, then a line for each row, with tabs between the fields. */
const known = new Map();

async function read(name) {
  const answer = await fetch(new URL(`${name}.tsv`, import.meta.url));
  if (!answer.ok) throw new Error(`No table ${name}`);
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

/** The lines of a table as lists of fields, fetched once. */
export function lines(name) {
  if (!known.has(name)) known.set(name, read(name));
  return known.get(name);
}

/** The rows of a table, each an object with a field for each name in its first line. */
export async function table(name) {
  const [names, ...rows] = await lines(name);
  return rows.map((fields) => Object.fromEntries(names.map((field, i) => [field, fields[i]])));
}
