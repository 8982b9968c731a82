/** What is written and drawn on a board: owners' beads, counts, letters, and rings around pits. */
import { s } from '../dom.js';
import { mark, studs } from './inlay.js';

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

/** Rings around the pits that may be played, and around those of the last move. @param marks kinds by pit */
export function rings(layout, legal, marks) {
  return [
    ...legal.flatMap((pit) => [ring(layout.pits[pit], 'open-glow'), ring(layout.pits[pit], 'open')]),
    ...Object.entries(marks).map(([pit, kind]) => ring(layout.pits[pit], kind)),
  ];
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
