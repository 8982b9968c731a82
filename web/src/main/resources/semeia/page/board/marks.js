/** What is written and drawn on a board: owners' beads, counts, letters, and rings around pits. */
import { s } from '../dom.js';
import { mark, studs } from './inlay.js';

/**
 * A move that was played: whose, from where, where its last seed fell (−1 if none was sown), what was taken where.
 * @typedef {{seat: number, from: number, landing: number, taken: {pit: number, by: number, seeds: number}[]}} LastMove
 */

const at = ({ x, y }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function ring(q, kind) {
  return s(`ellipse.${kind}`, { cx: q.x, cy: q.y, rx: q.rx + 3, ry: q.ry + 3 });
}

/** The beads of the owners. */
export function beads(layout, owners) {
  const r = Math.max(2, layout.pitch * 0.028);
  return layout.pits.map((q, pit) => studs(q, owners[pit], r));
}

/** A count and a letter beside every pit, a count on every store; each count is found again by `data-count`. */
export function labels(layout, { pits, stores }, letter) {
  return [
    ...layout.pits.flatMap((q, pit) => [
      s('text.count', { x: q.label.x, y: q.label.y, 'data-count': pit }, pits[pit]),
      s('text.letter', { x: q.letter.x, y: q.letter.y }, letter(pit)),
    ]),
    ...layout.stores.map((q, seat) =>
      s(
        'g',
        { transform: at(q.label) },
        s('circle.store-plate', { r: 20 }),
        s('g', { transform: 'translate(0 -10.5)' }, mark(seat, 4.5)),
        s('text.store-count', { y: 5, 'data-count': pits.length + seat }, stores[seat]),
      ),
    ),
  ];
}

/** Rings around the pits that may be played. */
export function rings(layout, legal) {
  return legal.flatMap((pit) => [ring(layout.pits[pit], 'open-glow'), ring(layout.pits[pit], 'open')]);
}

/**
 * The last move, in the colour of its player: where its last seed fell.
 * @param layout
 * @param {LastMove} last
 */
export function lastMove(layout, { seat, landing }) {
  if (landing < 0) return [];
  return [ring(layout.pits[landing], 'last-edge'), ring(layout.pits[landing], `last.seat-${seat}`)];
}

/** What the last move leaves to be seen over the seeds: where it began, in its player's shape, and what it took. */
export function traces(layout, { seat, from, taken }) {
  const q = layout.pits[from];
  const r = Math.max(4.5, Math.min(12, layout.pitch * 0.1));
  const corner = { x: q.x - q.rx * 0.78, y: q.y - q.ry * 0.78 };
  return [
    s('g.began', { transform: at(corner) }, s('circle', { r: r * 1.35 }), mark(seat, r * 0.8)),
    ...taken.map(({ pit, by, seeds }) => takenTag(layout, layout.pits[pit], by, seeds)),
  ];
}

/** What was captured from a pit, at its near lip. */
function takenTag({ pitch }, q, by, seeds) {
  const width = seeds > 9 ? 34 : 27;
  const scale = Math.max(0.62, Math.min(1.4, pitch / 62));
  return s(
    `g.taken.seat-${by}`,
    { transform: `${at({ x: q.x, y: q.y + q.ry * 0.72 })} scale(${scale.toFixed(2)})` },
    s('rect', { x: -width / 2, y: -8.5, width, height: 17, rx: 8.5 }),
    s('text', {}, `−${seeds}`),
  );
}

/** The pit that is planned to be played next. */
export function plan(q) {
  return [
    ring(q, 'planned'),
    s(
      'g.planned-mark',
      { transform: at({ x: q.x + q.rx * 0.72, y: q.y - q.ry * 0.72 }) },
      s('circle', { r: 9 }),
      s('path', { d: 'M-4-4.5v9M-1.5-4.5 4 0-1.5 4.5Z' }),
    ),
  ];
}
