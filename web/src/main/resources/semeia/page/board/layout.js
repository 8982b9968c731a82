/**
 * Where everything on a board lies, in CSS pixels. Three forms: `wide` (stores at the ends), `stacked` (stores above
 * and below, for phones) and `turned` (two columns, stores between them, for long boards on phones). The board lies on
 * a table and is seen from the near side, so what is far is a little smaller and a little flatter.
 */

const TOUCH = 44;
/** Pits are close together where the distance between them is less. */
const CLOSE = 38;
/** The least distance between pits of a board that is turned to fit a low window. */
const LEAST = 25;
/** The distance between pits beyond which a board only grows wider. */
const LARGEST = 250;

/** The form in which a board of `columns` pits a row is comfortable at `width` pixels. */
export function formFor(columns, width) {
  if (columns > 8) return width < columns * TOUCH + 150 ? 'turned' : 'wide';
  return width < 560 ? 'stacked' : 'wide';
}

/** A camera over the near edge: `tilt` flattens, `fade` makes the far side smaller. */
function camera(centre, bottom, tilt, fade) {
  const scale = (v) => 1 / (1 + fade * v);
  return {
    scale,
    point: (u, v) => ({ x: centre + u * scale(v), y: bottom - tilt * v * scale(v) }),
    ellipse(u, v, ru, rv = ru) {
      const k = scale(v);
      return { ...this.point(u, v), rx: ru * k, ry: rv * k * k * tilt };
    },
  };
}

/** The measures of each form: pitch, radius, strips, and where pits, labels and stores lie on the plane. */
function wide(columns, width, plain) {
  const pitch = Math.min(width / (columns + (columns > 8 ? 2.5 : 2.75)), LARGEST);
  const [edge, r] = [pitch * 0.2, pitch * (columns > 8 ? 0.445 : 0.425)];
  const strip = plain ? pitch * 0.3 : Math.max(30, pitch * 0.34);
  const gap = plain ? pitch * 0.2 : Math.max(50, pitch * 0.48);
  const depth = 2 * (edge + strip + gap / 2 + 2 * r) - edge;
  const near = edge / 2 + strip + r;
  const half = width / 2;
  const pits = (row, column) => ({
    u: (column - (columns - 1) / 2) * pitch * (row ? -1 : 1),
    v: row ? depth - near : near,
    out: row ? 1 : -1,
  });
  const free = half - (columns / 2) * pitch;
  const store = {
    u: half - edge * 0.9 - (free - edge) / 2,
    ru: (free - edge * 1.7) / 2,
    v: depth / 2,
    rv: depth / 2 - edge * 1.25,
  };
  return {
    pitch,
    r,
    strip,
    gap,
    depth,
    half,
    pits,
    along: 'u',
    corner: depth * 0.42,
    store: wideStores(store),
    tilt: 0.9,
    fade: 0.085 / depth,
  };
}

function wideStores({ u, ru, v, rv }) {
  return (players) => {
    if (players === 2)
      return [
        { u, v, ru, rv },
        { u: -u, v, ru, rv },
      ];
    const part = rv * 0.47;
    const corner = (side, end) => ({ u: side * u, v: v + end * (rv - part), ru, rv: part });
    if (players === 3) return [corner(-1, -1), { u, v, ru, rv }, corner(-1, 1)];
    return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  };
}

/** Stores above and below; where there is little room they, and what is between the rows, are lower. */
function stacked(columns, width, _plain, room) {
  const loose = stackedAs(columns, width, [24, 46, Math.max(27, (width / columns) * 0.56)]);
  return heightOf(loose) <= room ? loose : stackedAs(columns, width, [21, 36, 17]);
}

function stackedAs(columns, width, [strip, gap, trough]) {
  const edge = 9;
  const pitch = (width - 2 * edge) / columns;
  const r = pitch * 0.445;
  const depth = 2 * (edge * 2 + 2 * trough + strip + 2 * r + gap / 2);
  const near = edge * 2 + 2 * trough + strip + r;
  const pits = (row, column) => ({
    u: (column - (columns - 1) / 2) * pitch * (row ? -1 : 1),
    v: row ? depth - near : near,
    out: row ? 1 : -1,
  });
  const [ru, v] = [width / 2 - edge * 2.4, edge + trough];
  const whole = (at) => [{ u: 0, v: at, ru, rv: trough }];
  const halves = (at, first) =>
    [first, -first].map((side) => ({ u: side * ru * 0.52, v: at, ru: ru * 0.48, rv: trough }));
  const store = (players) => [
    ...(players < 4 ? whole(v) : halves(v, -1)),
    ...(players === 2 ? whole(depth - v) : halves(depth - v, 1)),
  ];
  return {
    pitch,
    r,
    strip,
    gap,
    depth,
    half: width / 2,
    pits,
    along: 'u',
    corner: 44,
    store,
    tilt: 0.96,
    fade: 0.04 / depth,
  };
}

/** Two columns as high as there is room; pits of less than a finger's height are wide enough to be hit beside. */
function turned(columns, available, _plain, room) {
  const width = Math.min(available, 440);
  const most = Math.max(TOUCH + 1, Math.min(54, width * 0.14));
  const pitch = Math.max(LEAST, Math.min(most, (room - 60) / columns));
  const [edge, r, strip, gap] = [11, pitch * 0.44, 26, 22];
  const depth = columns * pitch + 2 * edge + 8;
  const side = width / 2 - edge - strip - r;
  const pits = (row, column) => ({
    u: row ? -side : side,
    v: depth / 2 + (column - (columns - 1) / 2) * pitch * (row ? -1 : 1),
    out: row ? -1 : 1,
  });
  const ru = side - r - gap - 4;
  const store = (players) =>
    Array.from({ length: players }, (_, seat) => ({
      u: 0,
      v: depth * (0.04 + (0.92 * (seat + 0.5)) / players),
      ru,
      rv: (depth - 6 * edge) / (2 * players),
    }));
  return {
    pitch,
    r,
    strip,
    gap,
    depth,
    half: width / 2,
    pits,
    along: 'v',
    corner: 50,
    store,
    tilt: 0.985,
    fade: 0.03 / depth,
  };
}

/**
 * What decides how a board is laid out: pits in all, seats, and whether it is drawn clockwise.
 * @typedef {{pits: number, players: number, clockwise?: boolean}} Shape
 */

/** The shape of a board as the rules describe it. @param {Board} board @returns {Shape} */
export const shapeOf = ({ pits, shares, clockwise }) => ({ pits: pits.length, players: shares.length, clockwise });

const FORMS = { wide, stacked, turned };

/** How high a board of these measures is. */
function heightOf(m) {
  const face = Math.max(10, m.pitch * 0.2);
  return 10 + m.depth * m.tilt * (1 / (1 + m.fade * m.depth)) + face * 1.9;
}

/** The measures at the largest width up to `width` at which the board is no higher than `room`. */
function measures(form, columns, width, plain, room) {
  const at = (tried) => FORMS[form](columns, tried, plain, room);
  const whole = at(width);
  if (heightOf(whole) <= room || form === 'turned') return whole;
  let [low, high] = [width / 4, width];
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (heightOf(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}

/**
 * Lays a board out.
 * @param {Shape} shape
 * @param {number} width pixels there are
 * @param {object} [how]
 * @param {boolean} [how.flipped] true when the far row comes near
 * @param {boolean} [how.plain] true for a small picture without numbers: always `wide`, and tighter
 * @param {number} [how.room] pixels there are in height
 */
export function layOut({ pits, players, clockwise }, width, { flipped = false, plain = false, room = Infinity } = {}) {
  const columns = pits / 2;
  const form = plain ? 'wide' : formFor(columns, width);
  const m = measures(form, columns, width, plain, room);
  const across = m.half * 2;
  // Where pits are close together there is room for beads only between the counts.
  m.studs = plain ? [-0.375, -0.125, 0.125, 0.375] : m.pitch < CLOSE ? [-0.5, 0.5] : [-0.34, -0.24, 0.24, 0.34];
  const face = Math.max(10, m.pitch * 0.2);
  const top = 10;
  const height = top + m.depth * m.tilt * (1 / (1 + m.fade * m.depth)) + face;
  const eye = camera(m.half, height - face, m.tilt, m.fade);
  const turn = (q) => (flipped ? { ...q, u: -q.u, v: m.depth - q.v, out: -(q.out ?? 0) } : q);
  // A clockwise game is the mirror image: the rows stay where they are, the order within them turns.
  const mirror = (q) => (!clockwise ? q : m.along === 'u' ? { ...q, u: -q.u } : { ...q, v: m.depth - q.v });
  const places = Array.from({ length: pits }, (_, pit) =>
    placePit(eye, m, turn(mirror(m.pits(pit < columns ? 0 : 1, pit % columns))), pit, columns, flipped),
  );
  return {
    form,
    width: across,
    height: height + face * 0.9,
    face,
    columns,
    flipped,
    radius: m.r,
    pitch: m.pitch,
    eye,
    depth: m.depth,
    half: m.half,
    corner: m.corner,
    along: m.along,
    pits: places,
    stores: m.store(players).map((q) => placeStore(eye, turn(m.along === 'u' ? mirror(q) : q), plain)),
  };
}

function placePit(eye, m, { u, v, out }, pit, columns, flipped) {
  const offset = m.r + m.strip / 2 - 1;
  const inner = -(m.r + Math.max(9, m.gap * 0.3));
  const away = (d) => (m.along === 'u' ? eye.point(u, v + out * d) : eye.point(u + out * d, v));
  const studs = m.studs.map((k) => {
    const d = offset;
    return m.along === 'u' ? eye.point(u + k * m.pitch, v + out * d) : eye.point(u + out * d, v + k * m.pitch);
  });
  const near = pit < columns !== flipped;
  return {
    ...eye.ellipse(u, v, m.r),
    u,
    v,
    out,
    near,
    label: away(offset),
    letter: away(inner),
    studs,
  };
}

/** A store; its seeds leave room for its number. */
function placeStore(eye, { u, v, ru, rv }, plain) {
  const long = rv > ru;
  const label = long ? eye.point(u, v - rv + 27) : rv > 36 ? eye.point(u, v - rv + 22) : eye.point(u + ru - 27, v);
  const room = plain
    ? eye.ellipse(u, v, ru, rv)
    : long || rv > 36
      ? eye.ellipse(u, v + 23, ru, rv - 23)
      : eye.ellipse(u - 17, v, ru - 17, rv);
  return { ...room, u, v, ru, rv, label };
}

/** The pit that an arrow key leads to from `pit`, in the directions that the eye sees. */
export function neighbour(layout, pit, key) {
  const from = layout.pits[pit];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = pit;
  let least = Infinity;
  layout.pits.forEach((to, i) => {
    const forward = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = forward + 3 * aside;
    if (i !== pit && forward > 4 && aside <= forward && cost < least) [best, least] = [i, cost];
  });
  return best;
}
