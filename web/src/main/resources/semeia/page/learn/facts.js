/** What a clause may ask about some rules. The rules decide; here it is only looked up. */

/** @param ruleset as the rules describe it */
export function factsOf({ preset, board, anyTerritory, options, matches }) {
  const values = {
    preset,
    players: String(board.shares.length),
    territory: anyTerritory ? 'yes' : 'no',
    repetition: 'pits',
    resignation: 'resigner-loses',
    direction: board.clockwise ? 'clockwise' : 'counter-clockwise',
    row: String(board.pits.length / 2),
  };
  for (const { key, value } of options) values[key.startsWith('last') ? 'last' : key] = value;
  values.family = values.closing ? 'relay' : 'single';
  values.guard = values.guard === 'off' ? 'off' : 'on';
  if (values.full) values.full = values.full === 'none' ? 'off' : 'on';
  values.own = matches.find(({ own }) => own)?.kind ?? '';
  values.starts = matches.some(({ tail }) => tail === 'loser') ? 'loser' : 'in-turn';
  return { values, matches: matches.map(({ kind }) => kind) };
}

/**
 * The conditions of a text such as `slam=captures-nothing players=2|3`; an empty value stands for rules without the
 * option.
 */
const conditions = (when) =>
  when
    .split(' ')
    .filter(Boolean)
    .map((part) => part.split('='))
    .map(([name, wanted]) => ({ name, wanted: wanted.split('|') }));

/** Whether all conditions hold. */
export function meets({ values, matches }, when) {
  return conditions(when).every(({ name, wanted }) =>
    name === 'match' ? matches.some((kind) => wanted.includes(kind)) : wanted.includes(values[name] ?? ''),
  );
}

/** Whether a clause is there because of an option that is not set as usual. */
export function isHouseRule({ options }, when) {
  const changed = options
    .filter(({ value, usual }) => value !== usual)
    .map(({ key }) => (key.startsWith('last') ? 'last' : key));
  return conditions(when).some(({ name }) => changed.includes(name));
}
