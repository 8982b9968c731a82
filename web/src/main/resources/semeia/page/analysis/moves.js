/** The moves of an analysis: the main line, side lines inside it, what was said and found about each. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { actText, seatName } from '../words.js';
import { badge } from '../board/inlay.js';
import { icon } from '../icons.js';
import { MARKS } from './marks.js';

function brief(act) {
  if (act.kind !== 'move') return t(`move.${act.kind}`);
  if (act.pit < 0) return t('move.pass');
  const taken = act.captured[act.player];
  return taken ? `${act.name}+${taken}` : act.name;
}

/** Who acted, from 0; agreement is nobody's. */
const seatOf = ({ act }) => Math.max(0, act.player);

/**
 * The list: `update()` after a change, `show()` after a step.
 * @param tree gives the present tree;
 * @param go is called with a node to show
 */
export function moveTree(tree, go) {
  const element = h('div.tree', { role: 'group', 'aria-label': t('moves.label') });
  let marked = new Map();

  const button = (node, n) => {
    const { act, board, judged, comment } = node;
    const label = [
      t('move.label', { n, move: `${seatName(tree().players, seatOf(node))}, ${actText(act, board.names)}` }),
    ];
    if (judged) label.push(t(`mark.${judged.mark}`));
    if (comment) label.push(comment);
    const made = h(
      `button.ply${judged ? `.${judged.mark.toLowerCase()}` : ''}`,
      { type: 'button', tabIndex: -1, 'data-n': String(n), 'aria-label': label.join('. '), onclick: () => go(node) },
      badge(seatOf(node)),
      brief(act),
      judged && MARKS[judged.mark] ? h('b.mark-sign', { 'aria-hidden': 'true' }, MARKS[judged.mark]) : undefined,
    );
    marked.set(node, made);
    return made;
  };

  /** A line from `first` on, as items of a list; `n` acts came before it. */
  const items = (first, n) => {
    const list = [];
    let [ply, lastSeat] = [n, Infinity];
    for (let node = first; node; node = node.children[0]) {
      ply++;
      const seat = seatOf(node);
      const number = node === first || seat <= lastSeat ? h('span.n', { 'aria-hidden': 'true' }, `${ply}.`) : undefined;
      lastSeat = seat;
      list.push(h('li', {}, number, button(node, ply)));
      if (node.comment) list.push(h('li.comment', {}, h('p', {}, node.comment)));
      if (node === node.parent.children[0])
        node.parent.children.slice(1).forEach((side) => list.push(sideLine(side, ply - 1)));
    }
    return list;
  };

  const sideLine = (first, n) => h('li.side', {}, h('ol', { 'aria-label': t('moves.side') }, items(first, n)));

  const update = () => {
    const { root } = tree();
    marked = new Map();
    const start = root.comment ? h('p.comment', {}, root.comment) : undefined;
    const line = items(root.children[0], 0);
    element.replaceChildren(
      ...[start, line.length ? h('ol.line', {}, line) : h('p.none', {}, t('moves.none'))].filter(Boolean),
    );
    show();
  };

  /** Marks the node that is shown, the only one that Tab stops at. */
  const show = () => {
    element.querySelectorAll('.ply[tabindex="0"]').forEach((stop) => {
      stop.tabIndex = -1;
      stop.removeAttribute('aria-current');
    });
    const here = marked.get(tree().at);
    here?.setAttribute('aria-current', 'true');
    const stop = here ?? element.querySelector('.ply');
    if (stop) stop.tabIndex = 0;
    element.scrollTop = here ? here.offsetTop - element.clientHeight / 2 : 0;
  };

  const keys = { ArrowLeft: 'back', ArrowRight: 'forward', ArrowUp: 'up', ArrowDown: 'down' };
  element.addEventListener('keydown', (event) => {
    const direction = keys[event.key];
    if (!direction || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const node = tree().next(direction);
    if (!node) return;
    go(node);
    (marked.get(node) ?? element.querySelector('.ply'))?.focus();
  });

  return { element, update, show };
}

/** The buttons that lead through the moves. */
export function steps(go) {
  const step = (name) =>
    h(
      'button.icon',
      {
        type: 'button',
        'data-do': name,
        'aria-label': t(`do.${name}`),
        title: t(`do.${name}`),
        onclick: () => go(name),
      },
      icon(name),
    );
  const all = Object.fromEntries(['first', 'back', 'forward', 'latest'].map((name) => [name, step(name)]));
  const update = ({ at }) => {
    all.first.disabled = all.back.disabled = !at.parent;
    all.forward.disabled = all.latest.disabled = !at.children.length;
  };
  return { element: h('div.steps', {}, Object.values(all)), update };
}
