/**
 * The border between two games of a match by territory: whose each pit will be, and which pits change their owner,
 * drawn and said.
 */
import { h, s } from '../dom.js';
import { list, t } from '../messages.js';
import { mark } from '../board/inlay.js';

const STEP = 52;
const RADIUS = 21;

/** One pit: the mark of its owner; where it changes, the old mark gives way to the new one. */
function pit(name, before, after, x, y) {
  const changed = before !== after;
  const marked = (seat, kind) => s(`g.${kind}`, {}, mark(seat, 9));
  return s(
    `g.border-pit${changed ? '.changed' : ''}`,
    { transform: `translate(${x} ${y})` },
    s(`circle.seat-${after}`, { r: RADIUS }),
    changed ? [marked(before, 'was'), marked(after, 'is')] : marked(after, 'stays'),
    s('text', { y: RADIUS + 15 }, name),
  );
}

/** The rows as they lie before the first seat: the near row from left to right, the far row from right to left. */
function picture(names, before, after) {
  const columns = names.length / 2;
  const place = (i) => (i < columns ? [STEP * (i + 0.5), STEP * 1.95] : [STEP * (2 * columns - i - 0.5), STEP * 0.55]);
  return s(
    'svg.border-board',
    { viewBox: `0 0 ${STEP * columns} ${STEP * 2.85}`, 'aria-hidden': 'true' },
    names.map((name, i) => pit(name, before[i], after[i], ...place(i))),
  );
}

/** The pits that change, by their new owner: `G and H go to South.` */
function said(names, before, after, name) {
  const moves = [...new Set(after)]
    .sort()
    .map((seat) => ({
      seat,
      pits: names.filter((_name, i) => after[i] === seat && before[i] !== seat),
    }))
    .filter(({ pits }) => pits.length);
  if (!moves.length) return t('territory.stays');
  return moves
    .map(({ seat, pits }) => t('territory.moves', { pits: list(pits), n: pits.length, player: name(seat) }))
    .join(' ');
}

/** What the next game's border will be; nothing outside a match by territory that goes on. */
export function borderPicture({ board }, match, name) {
  if (match?.kind !== 'territory' || match.over) return undefined;
  const after = match.owners;
  return h(
    'figure.border',
    {},
    picture(board.names, board.owners, after),
    h('figcaption', {}, said(board.names, board.owners, after, name)),
  );
}
