/** The list of moves, a column for each seat, and the way back and forward through them. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { actText } from '../words.js';
import { badge } from '../board/inlay.js';
import { icon } from '../icons.js';

/**
 * Puts acts in rows so that each stands in its player's column and time runs downwards. A row has the number of its
 * first act, as acts have numbers everywhere.
 */
export function rows(acts) {
  const table = [];
  let last = Infinity;
  acts.forEach((act, i) => {
    const column = Math.max(0, act.player);
    if (column <= last) table.push([]);
    table[table.length - 1].push({ act, column, length: i + 1 });
    last = column;
  });
  return table;
}

/** A move in short: `d +4 ◆8`, what the mover took after a plus, what others got after their marks. */
function brief(act) {
  if (act.kind !== 'move') return t(`move.${act.kind}`);
  if (act.pit < 0) return t('move.pass');
  const taken = act.captured[act.player];
  const given = act.captured.map((n, seat) =>
    n && seat !== act.player ? h('span.given', {}, badge(seat), String(n)) : undefined,
  );
  return [act.name, taken ? h('span', {}, `+${taken}`) : undefined, given];
}

/** @param look called with how many acts to show */
export function moveList(session, look) {
  const body = h('div.move-rows', {});
  const step = (name, to) =>
    h(
      'button.icon',
      { type: 'button', 'aria-label': t(`do.${name}`), title: t(`do.${name}`), onclick: () => look(to()) },
      icon(name),
    );
  let shown = 0;
  const first = step('first', () => 0);
  const back = step('back', () => Math.max(0, shown - 1));
  const forward = step('forward', () => shown + 1);
  const latest = step('latest', () => Infinity);
  const entry = ({ act, column, length }, names) => {
    const text = t('move.label', {
      n: length,
      move: `${session.name(column)}, ${actText(act, names, {}, (seat) => session.name(seat))}`,
    });
    const button = h(
      'button.move',
      { type: 'button', 'aria-label': text, 'data-length': String(length), onclick: () => look(length) },
      brief(act),
    );
    button.dataset.column = column;
    return button;
  };
  const update = (viewing) => {
    const { acts, game } = session;
    shown = viewing ?? acts.length;
    const table = rows(acts);
    body.dataset.players = session.players;
    body.replaceChildren(
      ...(acts.length ? [] : [h('p.none', {}, t('aside.none'))]),
      ...table.map((row) =>
        h(
          'div.row',
          {},
          h('span.n', {}, String(row[0].length)),
          row.map((cell) => entry(cell, game.board.names)),
        ),
      ),
    );
    const now = body.querySelector(`[data-length="${shown}"]`);
    now?.setAttribute('aria-current', 'true');
    if (now) body.scrollTop = now.offsetTop - body.clientHeight / 2;
    first.disabled = back.disabled = shown === 0;
    forward.disabled = latest.disabled = shown === acts.length;
  };
  const head = h('div.move-head', {}, h('h2', {}, t('aside.moves')), h('div.steps', {}, first, back, forward, latest));
  const columns = h(
    'div.row.columns',
    { 'aria-hidden': 'true' },
    h('span.n'),
    Array.from({ length: session.players }, (_, seat) => h('span', {}, badge(seat), session.name(seat))),
  );
  return { element: h('section.moves', {}, head, columns, body), update };
}
