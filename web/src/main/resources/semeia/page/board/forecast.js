/** Draws what a move would do before it is made: its pit, every relay, the landing and the captures. */
import { s } from '../dom.js';
import { mark } from './inlay.js';
import { takings } from './takings.js';

/** How many laps that begin in one pit are told by number. */
const TOLD_LAPS = 3;

const at = (q) => `translate(${q.x.toFixed(1)} ${q.y.toFixed(1)})`;

function ring(kind, q, grow) {
  return s(`ellipse.${kind}`, { cx: q.x, cy: q.y, rx: q.rx + grow, ry: q.ry + grow });
}

/** The pit with the numbers of the laps that begin there. */
function lapBadge(q, numbers) {
  const text = numbers.slice(0, TOLD_LAPS).join('\u2009·\u2009') + (numbers.length > TOLD_LAPS ? '…' : '');
  const width = Math.max(18, 7 + text.length * 6.2);
  return s(
    'g.lap',
    { transform: at({ x: q.x - q.rx * 0.72, y: q.y - q.ry * 0.72 }) },
    s('rect', { x: -width / 2, y: -9, width, height: 18, rx: 9 }),
    s('text', {}, text),
  );
}

function captureTag(q, seat, seeds) {
  const width = seeds > 9 ? 54 : 46;
  return s(
    `g.take.seat-${seat}`,
    { transform: at(q) },
    s('rect', { x: -width / 2, y: -11, width, height: 22, rx: 11 }),
    s('g', { transform: `translate(${-width / 2 + 12} 0)` }, mark(seat, 4.5)),
    s('text', { x: 7 }, `+${seeds}`),
  );
}

/** The numbers of the laps after the first, by the pit where they begin. */
function relays(laps) {
  const numbers = new Map();
  laps.slice(1).forEach((pit, i) => numbers.set(pit, [...(numbers.get(pit) ?? []), i + 2]));
  return [...numbers];
}

/** @param forecast `{pit, landing, laps, captures}` or null; captures are steps `['capture', pit, seeds, by]` */
export function drawForecast(board, forecast) {
  const {
    layout,
    drawing: { over },
  } = board;
  if (!forecast) return over.replaceChildren();
  const q = (pit) => layout.pits[pit];
  const shift = new Map();
  const tags = takings(forecast.captures).map(({ pit, by, seeds }) => {
    const n = shift.get(pit) ?? 0;
    shift.set(pit, n + 1);
    return captureTag({ x: q(pit).x, y: q(pit).y - n * 24 }, by, seeds);
  });
  over.replaceChildren(
    ring('chosen', q(forecast.pit), 4),
    ...(forecast.landing === undefined ? [] : [ring('landing', q(forecast.landing), 4)]),
    ...relays(forecast.laps).map(([pit, numbers]) => lapBadge(q(pit), numbers)),
    ...tags,
  );
}
