/**
 * The hand that sows, seen from above; its wrist wears the beads of its player. Seeds leave at the origin, between the
 * fingertips.
 */
import { s } from '../dom.js';
import { mark } from './inlay.js';

/** Centre line and width of each finger, from knuckle to tip. */
/** @type {[string, number][]} */
const FINGERS = [
  ['M.5 1.06C.58 .7 .54 .38 .4 .12', 0.27],
  ['M.19 .9C.24 .5 .24 .1 .17-.2', 0.32],
  ['M-.15 .86C-.16 .42-.1 .02-.02-.32', 0.34],
  ['M-.48 .96C-.52 .56-.44 .12-.24-.2', 0.33],
];
/** @type {[string, number]} */
const THUMB = ['M-.52 1.72C-.92 1.36-.92 .72-.5 .2', 0.34];
const BACK =
  'M-.66 1C-.62 .78-.42 .72-.3 .74-.2 .66-.04 .66 .04 .72 .16 .66 .3 .7 .36 .8' +
  ' .5 .78 .66 .9 .66 1.1 .68 1.5 .52 1.9 .44 2.3H-.42C-.5 1.95-.72 1.5-.66 1Z';
const ARM = 'M-.42 2.22C-.5 2.8-.56 3.4-.6 4.3H.62C.58 3.4 .5 2.8 .44 2.22Z';
const NAILS = [
  [0.385, 0.1, -28, 0.06],
  [0.165, -0.22, -6, 0.075],
  [-0.02, -0.34, 12, 0.08],
  [-0.25, -0.21, 30, 0.078],
  [-0.47, 0.16, 42, 0.085],
];
const CREASES = [
  'M-.64 .52Q-.5 .46-.36 .52',
  'M-.3 .36Q-.14 .3 .02 .36',
  'M.08 .42Q.24 .36 .38 .42',
  'M.44 .62Q.55 .57 .66 .62',
];

const line = (kind, [d, width], extra = 0) => s(`path.${kind}`, { d, 'stroke-width': width + extra });

function bracelet(seat) {
  const beads = [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].map((x) =>
    s('g', { transform: `translate(${x} ${2.36 + 0.07 * (1 - (x / 0.45) ** 2)})` }, mark(seat, 0.088)),
  );
  return s('g.bracelet', {}, s('path.thread', { d: 'M-.46 2.34Q0 2.52 .48 2.34' }), beads);
}

/** A hand for `seat`, one unit = about the radius of a pit. */
export function hand(seat) {
  const all = [...FINGERS, THUMB];
  return s(
    'g.hand-shape',
    {},
    s(
      'defs',
      {},
      s(
        'linearGradient',
        { id: 'skin', gradientUnits: 'userSpaceOnUse', x1: -0.8, y1: 0, x2: 0.8, y2: 0.6 },
        s('stop.skin-lit', { offset: 0 }),
        s('stop.skin-mid', { offset: 0.45 }),
        s('stop.skin-dim', { offset: 1 }),
      ),
      s(
        'linearGradient',
        { id: 'arm', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 2.3, x2: 0, y2: 4.3 },
        s('stop.skin-mid', { offset: 0 }),
        s('stop.skin-mid', { offset: 0.3 }),
        s('stop.skin-mid', { offset: 1, 'stop-opacity': 0 }),
      ),
    ),
    s(
      'g.hand-shadow',
      {},
      s('path', { d: BACK }),
      all.map((f) => line('stroke', f)),
    ),
    s('path', { d: ARM, fill: 'url(#arm)' }),
    all.map((f) => line('finger-edge', f, 0.07)),
    s('path.skin-edge', { d: BACK }),
    line('finger', THUMB),
    s('path', { d: BACK, fill: 'url(#skin)' }),
    FINGERS.map((f) => line('finger', f)),
    CREASES.map((d) => s('path.crease', { d })),
    [
      [-0.46, 0.94],
      [-0.15, 0.86],
      [0.18, 0.9],
      [0.48, 1.04],
    ].map(([cx, cy]) => s('ellipse.knuckle', { cx, cy, rx: 0.12, ry: 0.1 })),
    ['M-.38 1.2C-.32 1.5-.26 1.8-.2 2.1', 'M-.1 1.12C-.08 1.5-.06 1.8-.05 2.1', 'M.2 1.16C.18 1.5 .16 1.8 .12 2.1'].map(
      (d) => s('path.tendon', { d }),
    ),
    NAILS.map(([cx, cy, turn, r]) =>
      s('ellipse.nail', { cx, cy, rx: r, ry: r * 1.25, transform: `rotate(${turn} ${cx} ${cy})` }),
    ),
    bracelet(seat),
  );
}
