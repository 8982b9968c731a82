/** Draws the still parts of a board: the plank, its grain and groove, the carved pits and the stores. */
import { s } from '../dom.js';
import { random } from './scatter.js';

const gradient = (tag, id, attributes, ...stops) =>
  s(
    tag,
    { id, ...attributes },
    stops.map(([offset, tone, opacity]) => s('stop.' + tone, { offset, 'stop-opacity': opacity })),
  );

function definitions(id) {
  return s(
    'defs',
    {},
    gradient(
      'linearGradient',
      id('plank'),
      { x1: 0, y1: 0, x2: 0.25, y2: 1 },
      [0, 'wood-far'],
      [0.45, 'wood-mid'],
      [1, 'wood-near'],
    ),
    gradient(
      'linearGradient',
      id('face'),
      { x1: 0, y1: 0, x2: 1, y2: 0 },
      [0, 'face-left'],
      [0.3, 'face-mid'],
      [1, 'face-right'],
    ),
    gradient(
      'radialGradient',
      id('bowl'),
      { cx: 0.5, cy: 0.66, r: 0.68, fx: 0.52, fy: 0.8 },
      [0, 'bowl-floor'],
      [0.45, 'bowl-mid'],
      [0.8, 'bowl-wall'],
      [1, 'bowl-deep'],
    ),
    gradient(
      'linearGradient',
      id('lip'),
      { x1: 0, y1: 0, x2: 0.15, y2: 1 },
      [0, 'lip-dark'],
      [0.5, 'lip-mid', 0.4],
      [1, 'lip-light'],
    ),
    gradient(
      'linearGradient',
      id('shade'),
      { x1: 0.3, y1: 0, x2: 0.5, y2: 1 },
      [0, 'ink', 0.62],
      [0.34, 'ink', 0.2],
      [0.62, 'ink', 0],
    ),
    gradient(
      'linearGradient',
      id('sheen'),
      { x1: 0, y1: 0, x2: 0.6, y2: 1 },
      [0, 'light', 0.26],
      [0.4, 'light', 0.05],
      [1, 'ink', 0.2],
    ),
    s(
      'filter',
      { id: id('fibre'), x: 0, y: 0, width: 1, height: 1 },
      s('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.006 0.21', numOctaves: 3, seed: 11 }),
      s('feColorMatrix', { values: '0 0 0 0 .16  0 0 0 0 .07  0 0 0 0 .02  0 0 0 1.15 -.42' }),
      s('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ),
    s(
      'filter',
      { id: id('soft'), x: '-.2', y: '-.6', width: 1.4, height: 2.4 },
      s('feGaussianBlur', { stdDeviation: 9 }),
    ),
  );
}

/** The edge of the plank, `inset` from its rim, as points on the screen. */
function rim(layout, inset) {
  const [a, b] = [layout.half - 2 - inset, layout.depth / 2 - inset];
  const corner = Math.max(4, Math.min(layout.corner - inset, a, b));
  const points = [];
  for (const [sx, sy, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ]) {
    for (let i = 0; i <= 24; i++) {
      const angle = ((from + i / 24) * Math.PI) / 2;
      const round = (c) => Math.sign(c) * Math.abs(c) ** 0.86;
      points.push(
        layout.eye.point(
          sx * (a - corner) + round(Math.cos(angle)) * corner,
          layout.depth / 2 + sy * (b - corner) + round(Math.sin(angle)) * corner,
        ),
      );
    }
  }
  return points;
}

const path = (points) => 'M' + points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L') + 'Z';

/** The front of the plank: the near part of its rim, pushed down by the thickness of the wood. */
function front(points, thickness) {
  const extreme = (better) => points.reduce((best, p, i) => (better(p.x, points[best].x) ? i : best), 0);
  const near = points.slice(
    extreme((x, y) => x < y),
    extreme((x, y) => x > y) + 1,
  );
  return path([...near, ...near.map((p) => ({ x: p.x, y: p.y + thickness })).reverse()]);
}

/** Growth rings: long lines that bulge around the heart of the tree. */
function rings(layout) {
  const next = random(layout.columns * 31);
  const { width, height } = layout;
  const heart = width * (0.25 + next() * 0.4);
  return Array.from({ length: Math.round(height / 7) }, (_, i) => {
    const y = i * 7 + next() * 5;
    const bulge = (next() * 0.5 + 0.75) * (y - height / 2) * 0.22;
    const wave = 2 + next() * 4;
    const at = (x) =>
      y + bulge * Math.exp(-(((x - heart) / (width * 0.22)) ** 2)) + Math.sin(x / (70 + wave * 9) + i) * wave;
    const xs = Array.from({ length: 25 }, (_, k) => (k / 24) * width);
    return s('path.ring-line', {
      d: 'M' + xs.map((x) => `${x.toFixed(0)} ${at(x).toFixed(1)}`).join('L'),
      'stroke-width': 0.5 + next() * 1.6,
      opacity: 0.06 + next() * 0.16,
    });
  });
}

function bowl(id, q, turnedMark) {
  const deep = q.ry * 0.11;
  return s(
    'g.bowl',
    {},
    s('ellipse.lip-shadow', { cx: q.x, cy: q.y + 1, rx: q.rx + 2.6, ry: q.ry + 2.6 }),
    s('ellipse', { cx: q.x, cy: q.y, rx: q.rx, ry: q.ry, fill: `url(#${id('bowl')})` }),
    [0.82, 0.62, 0.42].map((k) =>
      s('ellipse.chisel', { cx: q.x, cy: q.y + deep * (1 - k) * 2.4, rx: q.rx * k, ry: q.ry * k * 0.96 }),
    ),
    s('ellipse', { cx: q.x, cy: q.y, rx: q.rx, ry: q.ry, fill: `url(#${id('shade')})` }),
    s('ellipse', {
      cx: q.x,
      cy: q.y,
      rx: q.rx,
      ry: q.ry,
      fill: 'none',
      stroke: `url(#${id('lip')})`,
      'stroke-width': Math.max(1.6, q.rx * 0.055),
    }),
    turnedMark,
  );
}

/** The edge of a trough with round ends, made larger by `grow`. */
function capsule(layout, q, grow) {
  const [a, b] = [q.ru + grow, q.rv + grow];
  const r = Math.min(a, b);
  const points = [];
  for (let i = 0; i < 72; i++) {
    const [c, t] = [Math.cos((i / 36) * Math.PI), Math.sin((i / 36) * Math.PI)];
    points.push(layout.eye.point(q.u + Math.sign(c) * (a - r) + c * r, q.v + Math.sign(t) * (b - r) + t * r));
  }
  return path(points);
}

function trough(layout, id, q) {
  const d = capsule(layout, q, 0);
  return s(
    'g.trough',
    {},
    s('path.lip-shadow', { d: capsule(layout, q, 2.6) }),
    s('path', { d, fill: `url(#${id('bowl')})` }),
    [6, 13].map((depth) => s('path.chisel', { d: capsule(layout, q, -depth) })),
    s('path', { d, fill: `url(#${id('shade')})` }),
    s('path', { d, fill: 'none', stroke: `url(#${id('lip')})`, 'stroke-width': 2.6 }),
  );
}

/** The line carved between the rows, where there is one. */
function spine(layout) {
  if (layout.along !== 'u') return undefined;
  const reach = layout.pitch * (layout.columns / 2 - 0.12);
  const [from, to] = [-reach, reach].map((u) => layout.eye.point(u, layout.depth / 2));
  const d = `M${from.x} ${from.y}H${to.x}`;
  return s('g', {}, s('path.groove-light', { d, transform: 'translate(0 1)' }), s('path.groove', { d }));
}

/** All of the still wood of a board, as one group. */
export function wood(layout, id) {
  const edge = rim(layout, 0);
  const top = path(edge);
  const clip = id('plank-clip');
  const groove = path(rim(layout, Math.max(4, layout.pitch * 0.06)));
  return s(
    'g',
    {},
    definitions(id),
    s('clipPath', { id: clip }, s('path', { d: top })),
    s('ellipse.table-shadow', {
      cx: layout.width / 2,
      cy: layout.height - layout.face * 1.15,
      rx: layout.width * 0.485,
      ry: layout.face * 1.1,
      filter: `url(#${id('soft')})`,
    }),
    s('path', { d: front(edge, layout.face), fill: `url(#${id('face')})` }),
    s('path', { d: top, fill: `url(#${id('plank')})` }),
    s(
      'g',
      { 'clip-path': `url(#${clip})` },
      s('rect.fibre', { width: layout.width, height: layout.height, filter: `url(#${id('fibre')})` }),
      rings(layout),
    ),
    s('path', { d: top, fill: `url(#${id('sheen')})` }),
    s('path.rim-light', { d: top }),
    s('path.groove-light', { d: groove, transform: 'translate(0 1)' }),
    s('path.groove', { d: groove }),
    spine(layout),
    layout.stores.map((q) => trough(layout, id, q)),
    layout.pits.map((q) => bowl(id, q)),
  );
}
