/**
 * Analyses as addresses: `#/analysis/<rules>/<position>/<moves>/<move shown>`. Position, moves and number may each be
 * missing. A position has `_` for blanks and `~` between its rows; moves are letters, `-` declines an extra move, `.r`,
 * `.f`, `.c`, `.l` and a seat, or `.a`, are resigning, running out of time, claiming, a lot, and agreement.
 */
const ACTS = { r: 'resign', f: 'flag', c: 'claim', l: 'lot' };
const ACT = /[A-La-l]|-|\.a|\.[rfcl][SN123]/g;
const LETTERS = Object.fromEntries(Object.entries(ACTS).map(([letter, name]) => [name, letter]));

/** A position as a part of an address. */
export const positionToAddress = (position) => position.replaceAll(' ', '_').replaceAll('/', '~');

/** The position that a part of an address means. */
export const positionFromAddress = (part) => part.replaceAll('_', ' ').replaceAll('~', '/');

function short(act) {
  if (act === 'pass') return '-';
  if (act === 'agree') return '.a';
  const [name, seat] = act.split(' ');
  return seat ? `.${LETTERS[name]}${seat}` : act;
}

function long(act) {
  if (act === '-') return 'pass';
  if (act === '.a') return 'agree';
  return act.startsWith('.') ? `${ACTS[act[1]]} ${act[2]}` : act;
}

/**
 * The address of a line of play.
 * @param acts in our notation;
 * @param shown after how many the board is shown, if not after all
 */
export function toAddress({ id, begin, acts, shown }) {
  const parts = [id];
  if (begin) parts.push(positionToAddress(begin));
  if (acts.length) parts.push(acts.map(short).join(''));
  if (shown !== undefined && shown < acts.length) parts.push(shown);
  return `#/analysis/${parts.join('/')}`;
}

/**
 * What the parts of an address after `#/analysis` mean: `{id, begin, acts, shown}`; `stray` is a part that means
 * nothing.
 */
export function fromAddress([id, ...parts]) {
  const found = { id, begin: '', acts: [] };
  for (const part of parts) {
    if (!part) continue;
    if (/^\d{1,5}$/.test(part)) found.shown = Number(part);
    else if (part.includes('_')) found.begin = positionFromAddress(part);
    else if (part.replace(ACT, '') === '') found.acts = part.match(ACT).map(long);
    else found.stray = part;
  }
  return found;
}
