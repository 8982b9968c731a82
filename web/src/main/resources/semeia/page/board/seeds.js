/**
 * The seeds: nickernuts, hard and glossy, in a few natural tones. Light comes from the upper left and does not turn
 * with them.
 */
import { s } from '../dom.js';
import { random } from './scatter.js';

/** Body light, body, body shade: the classes of three stops. */
const TONES = ['ash', 'olive', 'bone', 'tan', 'slate'];
const TURNS = 6;

/** How many looks there are: every tone in several turns. */
export const LOOKS = TONES.length * TURNS;

/** An egg of length 2, its blunt end to the right. */
const EGG = 'M-1 .04C-.98-.5-.5-.84.06-.86.62-.86 1-.44 1 .02 1 .5.6.86.04.86-.52.86-1 .52-1 .04Z';
const BANDS = ['M-.62-.58C-.44-.2-.44.24-.6.6', 'M-.3-.76C-.1-.3-.1.3-.28.78', 'M.06-.84C.3-.3.3.34.08.84'];

function look(id, tone, turn) {
  const degrees = turn * (360 / TURNS) + 17 * TONES.indexOf(tone);
  const light = s(
    'radialGradient',
    {
      id: `${id}-light`,
      cx: 0.5,
      cy: 0.5,
      r: 0.64,
      fx: 0.32,
      fy: 0.26,
      gradientTransform: `rotate(${-degrees} .5 .5)`,
    },
    [
      ['0', 'lit'],
      ['.5', 'body'],
      ['.86', 'edge'],
      ['1', 'glow'],
    ].map(([offset, part]) => s(`stop.${tone}-${part}`, { offset })),
  );
  return [
    light,
    s(
      'g',
      { id },
      s('ellipse.seed-shadow', { cx: 0.2, cy: 0.36, rx: 1.04, ry: 0.86 }),
      s(
        'g',
        { transform: `rotate(${degrees})` },
        s('path', { d: EGG, fill: `url(#${id}-light)` }),
        BANDS.map((d) => s('path.seed-band', { d })),
        s('ellipse.seed-eye', { cx: 0.88, cy: 0, rx: 0.08, ry: 0.15 }),
      ),
      s('ellipse.seed-gloss', { cx: -0.3, cy: -0.4, rx: 0.34, ry: 0.2, transform: 'rotate(-32 -.3 -.4)' }),
      s('ellipse.seed-spark', { cx: -0.36, cy: -0.45, rx: 0.12, ry: 0.075, transform: 'rotate(-32 -.36 -.45)' }),
    ),
  ];
}

/** Definitions that every board on the page shares; kept in one hidden drawing. */
export function seedDefinitions() {
  const looks = TONES.flatMap((tone, i) =>
    Array.from({ length: TURNS }, (_, turn) => look(`seed-${i * TURNS + turn}`, tone, turn)),
  );
  return s('svg.seed-definitions', { width: 0, height: 0, 'aria-hidden': 'true' }, s('defs', {}, looks.flat()));
}

/** One seed as part of a drawing, to be placed by its transform. */
export function seed(number) {
  const next = random(number * 101 + 5);
  const kind = [0, 0, 0, 1, 1, 2, 2, 3, 0, 4][Math.floor(next() * 10)];
  return s('use.seed', { href: `#seed-${kind * TURNS + Math.floor(next() * TURNS)}` });
}

/** One seed in a drawing of its own, which the browser can move without painting anything anew. */
export function looseSeed(number) {
  return s('svg.loose-seed', { viewBox: '-1.3 -1.3 2.6 2.6' }, seed(number));
}
