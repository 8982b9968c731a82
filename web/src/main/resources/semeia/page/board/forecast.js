/** Draws what a move would do before it is made: its pit, every relay, the landing and the captures. */
import { s } from '../dom.js';

const SHOWN_LAPS = 9;

const at = (q) => `translate(${q.x.toFixed(1)} ${q.y.toFixed(1)})`;

function ring(kind, q, grow) {
  return s(`ellipse.${kind}`, { cx: q.x, cy: q.y, rx: q.rx + grow, ry: q.ry + grow });
}

function lapBadge(q, number) {
  return s('g.lap', { transform: `translate(${(q.x - q.rx * 0.72).toFixed(1)} ${(q.y - q.ry * 0.72).toFixed(1)})` },
    s('circle', { r: 9 }), s('text', {}, String(number)));
}

function captureTag(q, seat, seeds) {
  const width = seeds > 9 ? 40 : 32;
  return s(`g.take.seat-${seat}`, { transform: at(q) },
    s('rect', { x: -width / 2, y: -11, width, height: 22, rx: 11 }), s('text', {}, `+${seeds}`));
}

/** Captures of one pit added up for each seat that gets them. */
function takings(captures) {
  const sums = new Map();
  for (const [, pit, seeds, by] of captures) {
    const key = `${pit} ${by}`;
    sums.set(key, { pit, by, seeds: seeds + (sums.get(key)?.seeds ?? 0) });
  }
  return [...sums.values()];
}

/** @param forecast `{pit, landing, laps, captures}` or null; captures are steps `['capture', pit, seeds, by]` */
export function drawForecast(board, forecast) {
  const { layout, drawing: { over } } = board;
  if (!forecast) return over.replaceChildren();
  const q = (pit) => layout.pits[pit];
  const laps = forecast.laps.slice(1, SHOWN_LAPS);
  const shift = new Map();
  const tags = takings(forecast.captures).map(({ pit, by, seeds }) => {
    const n = shift.get(pit) ?? 0;
    shift.set(pit, n + 1);
    return captureTag({ x: q(pit).x, y: q(pit).y - n * 24 }, by, seeds);
  });
  over.replaceChildren(
    ring('chosen', q(forecast.pit), 4),
    ...(forecast.landing === undefined ? [] : [ring('landing', q(forecast.landing), 4)]),
    ...laps.map((pit, i) => lapBadge(q(pit), i + 2)),
    ...tags);
}
