/**
 * The places of seeds in a pit or a store. The same pit with as many seeds always gives the same places; one more seed
 * lands where there is room and nudges its neighbours, as real seeds do.
 */

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many seeds of `size` lie side by side in an ellipse `a` by `b` before the next layer begins. */
function capacity(a, b, size) {
  return Math.max(1, Math.floor((a * b * 0.8) / (size * size)));
}

/** Pulls a point into the ellipse `a` by `b`. */
function confine(q, a, b) {
  const d = Math.hypot(q.x / a, q.y / b);
  if (d > 1) [q.x, q.y] = [q.x / d, q.y / d];
}

function settle(layer, a, b, size) {
  for (let turn = 0; turn < 14; turn++) {
    for (let i = 0; i < layer.length; i++) {
      for (let j = i + 1; j < layer.length; j++) push(layer[i], layer[j], size);
    }
    for (const q of layer) {
      [q.x, q.y] = [q.x * 0.985, q.y * 0.985];
      confine(q, a, b);
    }
  }
}

function push(p, q, size) {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const d = Math.hypot(dx, dy) || 0.01;
  const lack = size * 1.86 - d;
  if (lack <= 0) return;
  const [mx, my] = [(dx / d) * lack * 0.42, (dy / d) * lack * 0.42];
  p.x -= mx;
  p.y -= my;
  q.x += mx;
  q.y += my;
}

function roomiest(layer, a, b, next) {
  let best;
  for (let i = 0; i < 12; i++) {
    const [angle, reach] = [next() * 2 * Math.PI, Math.sqrt(next()) * (layer.length ? 0.95 : 0.35)];
    const q = { x: Math.cos(angle) * reach * a, y: Math.sin(angle) * reach * b };
    const gap = Math.min(...layer.map((p) => Math.hypot(p.x - q.x, p.y - q.y)), 1e9) - Math.hypot(q.x, q.y) * 0.55;
    if (!best || gap > best.gap) best = { ...q, gap };
  }
  return { x: best.x, y: best.y };
}

/**
 * A heap in an ellipse: `places(n)` gives n points `{x, y, lift}` from its middle; `lift` counts layers.
 * @param slope how much smaller each layer is than the one below it; a trough holds its seeds together better than a
 *   bowl
 */
export function heap(seed, a, b, size, slope = 0.17) {
  const known = [[]];
  const next = random(seed * 7919 + 17);
  const grow = (before) => {
    let [floor, full] = [0, 0];
    for (;;) {
      const shrink = 1 - slope * Math.min(floor, 4);
      const holds = capacity(a * shrink, b * shrink, size);
      if (before.length < full + holds || floor > 9) return pile(before, full, floor, shrink);
      full += holds;
      floor++;
    }
  };
  const pile = (before, full, floor, shrink) => {
    const [below, layer] = [before.slice(0, full), before.slice(full).map((q) => ({ ...q }))];
    layer.push({ ...roomiest(layer, (a - size) * shrink, (b - size) * shrink, next), lift: floor });
    settle(layer, Math.max(1, (a - size) * shrink), Math.max(1, (b - size) * shrink), size * (floor > 4 ? 0.7 : 1));
    return [...below, ...layer];
  };
  return (count) => {
    while (known.length <= count) known.push(grow(known[known.length - 1]));
    return known[count];
  };
}
