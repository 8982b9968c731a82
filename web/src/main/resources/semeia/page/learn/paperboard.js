/** A board as a line drawing, for paper: pits with their names, owners by their marks, stores at the ends. */
import { s } from '../dom.js';
import { t } from '../messages.js';
import { mark } from '../board/inlay.js';
import { seatName } from '../words.js';

/** Measures in millimetres: the sheet lies across, with a margin that every printer has. */
const SHEET = 277;
/**
 * From the edge of the plank to the pits, with the owners' marks and an arrow; and between the rows, with the names.
 */
const [BRIM, BETWEEN] = [19, 24];

/** Stores in seat order, as they lie on the boards of the page. */
function storePlaces(players, height, width) {
  const end = (x, y, tall) => ({ x, y, width, height: tall });
  const right = SHEET - width;
  if (players === 2) return [end(right, 0, height), end(0, 0, height)];
  const half = height / 2 - 3;
  return [end(0, half + 6, half), end(right, 0, height), end(0, 0, half)];
}

function measures(pits) {
  const half = pits / 2;
  const end = half > 8 ? 24 : 34;
  const pitch = (SHEET - 2 * end - 8) / half;
  const [rx, ry] = [pitch * 0.46, Math.min(pitch * 0.85, 20)];
  return { half, end, pitch, rx, ry, height: 4 * ry + 2 * BRIM + BETWEEN };
}

function pitPlace(pit, { half, end, pitch, ry, height }) {
  const near = pit < half;
  const column = near ? pit : 2 * half - 1 - pit;
  return { x: end + 4 + pitch * (column + 0.5), y: near ? height - BRIM - ry : BRIM + ry, outward: near ? 1 : -1 };
}

const at = (x, y) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function pitDrawing({ x, y, outward }, { rx, ry }, name, owner) {
  return s(
    'g',
    {},
    s('ellipse.paper-pit', { cx: x, cy: y, rx, ry }),
    s('text.paper-name', { x, y: y - outward * (ry + BETWEEN / 4) + 1.7 }, name),
    s('g', { transform: at(x, y + outward * (ry + 6)) }, mark(owner, 1.7)),
  );
}

function storeDrawing({ x, y, width, height }, name, seat) {
  return s(
    'g',
    {},
    s('rect.paper-store', { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 9 }),
    s('text.paper-owner', { x: x + width / 2, y: y + 10 }, name),
    s('g', { transform: at(x + width / 2, y + 16) }, mark(seat, 2.2)),
  );
}

/** The way seeds go along a row. */
function arrow(y, side) {
  const [from, to] = [SHEET / 2 - side * 14, SHEET / 2 + side * 14];
  return s('path.paper-way', { d: `M${from} ${y}H${to}m${-side * 3} -2.2l${side * 3} 2.2l${-side * 3} 2.2` });
}

/** @param ruleset as the rules describe it */
export function paperBoard({ board }) {
  const { names, owners, shares } = board;
  const m = measures(names.length);
  return s(
    'svg.paper-board',
    {
      viewBox: `0 0 ${SHEET} ${Math.ceil(m.height)}`,
      role: 'img',
      'aria-label': t('paper.picture', { pits: names.length, stores: shares.length }),
    },
    s('rect.paper-plank', { x: m.end + 1, y: 1, width: SHEET - 2 * m.end - 2, height: m.height - 2, rx: 12 }),
    storePlaces(shares.length, m.height, m.end).map((place, seat) =>
      storeDrawing(place, seatName(shares.length, seat), seat),
    ),
    names.map((name, pit) => pitDrawing(pitPlace(pit, m), m, name, owners[pit])),
    arrow(m.height - 5, 1),
    arrow(5, -1),
  );
}
