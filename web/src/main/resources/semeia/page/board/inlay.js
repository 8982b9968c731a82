/** Owners' marks: each seat has a colour and a shape of its own, so that neither is needed alone. */
import { s } from '../dom.js';

const SHAPES = [
  (r) => s('circle', { r }),
  (r) => s('path', { d: `M0 ${-1.25 * r}L${1.15 * r} 0 0 ${1.25 * r} ${-1.15 * r} 0Z` }),
  (r) => s('path', { d: `M0 ${-1.2 * r}L${1.2 * r} ${0.95 * r}H${-1.2 * r}Z` }),
  (r) => s('rect', { x: -0.95 * r, y: -0.95 * r, width: 1.9 * r, height: 1.9 * r }),
];

/** The mark of `seat` around the origin, `r` pixels large. */
export function mark(seat, r) {
  const shape = SHAPES[seat](r);
  shape.setAttribute('class', `mark seat-${seat}`);
  return shape;
}

/** The mark as a small picture for running text. */
export function badge(seat) {
  return s(
    `svg.badge.seat-${seat}`,
    { viewBox: '-10 -10 20 20', width: 18, height: 18, 'aria-hidden': 'true' },
    mark(seat, 7),
  );
}

/** The inlaid beads beside a pit. */
export function studs(place, seat, r) {
  return s(
    'g.studs',
    {},
    place.studs.map((q) => s('g', { transform: `translate(${q.x.toFixed(1)} ${q.y.toFixed(1)})` }, mark(seat, r))),
  );
}
