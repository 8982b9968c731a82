/**
 * A reviewed game as a graph: the value after every move, above the middle line where the first player is ahead; with
 * three players what each move gave away. A slider under it moves through the game, so that keys and screen readers
 * have it too.
 */
import { h, s } from '../dom.js';
import { number, t } from '../messages.js';
import { seatName } from '../words.js';
import { mark } from '../board/inlay.js';
import { signed } from './values.js';

const [HEIGHT, EDGE, MARGIN] = [170, 12, 34];
const [NARROWEST, WIDEST] = [260, 760];

/**
 * Where things lie: `x` after so many moves, `y` of a value; with `whole` all of the height is for what is above
 * nothing.
 */
function scale(width, count, heights, whole) {
  const most = Math.max(4, ...heights.map(Math.abs));
  const step = (width - MARGIN - EDGE) / Math.max(1, count);
  const [ground, reach] = whole ? [HEIGHT - EDGE, HEIGHT - 2 * EDGE] : [HEIGHT / 2, HEIGHT / 2 - EDGE];
  return { width, most, step, ground, x: (i) => MARGIN + i * step, y: (value) => ground - (value / most) * reach };
}

/** The score of the position before a move, for the first player. */
const valueBefore = ({ judged: { player, best } }) => (player === 0 ? best.score.seeds : -best.score.seeds || 0);

/** The value after a move for the first player. */
export function valueAfter({ judged: { player, played } }) {
  return player === 0 ? played.score.seeds : -played.score.seeds || 0;
}

/** Lines at a few whole numbers of seeds, each with its number. */
function grid(numbers, { width, most, ground, y }, label) {
  const at = numbers.map((k) => Math.round(most * k)).filter((n, i, all) => n && all.indexOf(n) === i);
  return [
    at.map((n) =>
      s(
        'g.grid',
        {},
        s('path', { d: `M${MARGIN} ${y(n).toFixed(1)}H${width - EDGE}` }),
        s('text', { x: MARGIN - 6, y: y(n) + 4 }, label(n)),
      ),
    ),
    s('path.zero', { d: `M${MARGIN} ${ground}H${width - EDGE}` }),
    s('g.grid', {}, s('text', { x: MARGIN - 6, y: ground + 4 }, '0')),
  ];
}

function course(values, place) {
  const { x, y, ground } = place;
  const points = values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return [
    s('path.above', { d: `M${x(0)} ${ground}L${points}L${x(values.length - 1)} ${ground}Z` }),
    grid([1, 0.5, -0.5, -1], place, signed),
    s('path.course', { d: `M${points}` }),
  ];
}

function bars(reviewed, drops, place) {
  const { x, y, ground } = place;
  return [
    grid([1, 0.5], place, number),
    drops.map(
      (drop, i) =>
        drop > 0 &&
        s(`rect.cost.seat-${reviewed[i].judged.player}`, {
          x: x(i + 1) - 2,
          y: y(drop),
          width: 4,
          height: ground - y(drop),
        }),
    ),
  ];
}

/**
 * @param reviewed nodes with `judged`, in order;
 * @param room pixels there are;
 * @param go is called with the node to show
 */
export function graph(tree, reviewed, room, go) {
  const two = tree.players === 2;
  const heights = two
    ? [valueBefore(reviewed[0]), ...reviewed.map(valueAfter)]
    : reviewed.map(({ judged }) => judged.drop);
  const place = scale(Math.max(NARROWEST, Math.min(WIDEST, room)), reviewed.length, heights, !two);
  const dots = reviewed.map(
    (node, i) =>
      node.judged.mark !== 'GOOD' &&
      s(
        `g.dot.${node.judged.mark.toLowerCase()}`,
        { transform: `translate(${place.x(i + 1).toFixed(1)} ${place.y(heights[two ? i + 1 : i]).toFixed(1)})` },
        mark(node.judged.player, node.judged.mark === 'SLIP' ? 3.6 : 5.2),
      ),
  );
  const here = s('path.here', { d: `M0 ${EDGE / 2}V${HEIGHT - EDGE / 2}` });
  const drawing = s(
    'svg.graph',
    { viewBox: `0 0 ${place.width} ${HEIGHT}`, 'aria-hidden': 'true' },
    two ? course(heights, place) : bars(reviewed, heights, place),
    here,
    dots,
  );
  const say = (i) => (i < 0 ? t('graph.start') : sentence(tree, reviewed[i], i + 1));
  const text = h('p.note', { 'aria-hidden': 'true' });
  const slider = h('input', {
    type: 'range',
    min: '0',
    max: String(reviewed.length),
    value: '0',
    'aria-label': t('graph.slider'),
    oninput: () => go(reviewed[slider.value - 1] ?? tree.root),
  });
  drawing.addEventListener('click', (event) => {
    const box = drawing.getBoundingClientRect();
    const i = Math.round((((event.clientX - box.left) / box.width) * place.width - MARGIN) / place.step);
    go(reviewed[Math.min(reviewed.length, i) - 1] ?? tree.root);
  });
  const update = () => {
    const path = new Set(tree.path());
    const i = reviewed.findLastIndex((node) => path.has(node));
    slider.value = String(i + 1);
    slider.setAttribute('aria-valuetext', say(i));
    text.textContent = say(i);
    here.setAttribute('transform', `translate(${place.x(i + 1).toFixed(1)} 0)`);
  };
  return {
    element: h('div.graph-box', {}, h('p.note', {}, t(two ? 'graph.note' : 'graph.note.three')), drawing, slider, text),
    update,
  };
}

/** A reviewed move in a sentence. */
function sentence(tree, node, n) {
  const { judged, act } = node;
  const move = act.pit < 0 ? t('move.pass') : act.name;
  const player = seatName(tree.players, judged.player);
  const value = signed(tree.players === 2 ? valueAfter(node) : judged.played.score.seeds);
  return judged.mark === 'GOOD'
    ? t('graph.good', { n, player, move, value })
    : t('graph.bad', {
        n,
        player,
        move,
        value,
        drop: number(judged.drop, { maximumFractionDigits: 1 }),
        mark: t(`mark.${judged.mark}`),
      });
}
