/** Who sits where: mark, name, kind of player, what was done last, seeds captured, whose turn. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { actText, seeds } from '../words.js';
import { icon } from '../icons.js';
import { badge } from '../board/inlay.js';

/** An act in signs: `F→c +5 ◆2`; in words for ears. */
function lastAct(act, session) {
  if (!act) return [];
  const { names } = session.game.board;
  const words = h('span.unseen', {}, t('player.last', { move: actText(act, names, {}, (seat) => session.name(seat)) }));
  return [h('span', { 'aria-hidden': 'true' }, signs(act, names)), words];
}

function signs(act, names) {
  if (act.kind !== 'move') return t(`move.${act.kind}`);
  if (act.pit < 0) return t('move.pass');
  const taken = act.captured.map((n, seat) =>
    n ? h('b', {}, seat === act.player ? undefined : badge(seat), `+${n}`) : undefined,
  );
  return [`${act.name}${act.landing < 0 ? '' : `→${names[act.landing]}`}`, ...taken];
}

/**
 * One seat's line; `update(game, act)` keeps it true, the act being the last of that seat. What the session says of a
 * seat is `{name, note, person, extra}`, the extra an element.
 */
export function seatBar(session, seat) {
  const { name, note: told, person, extra } = session.seat(seat);
  const turn = h('span.turn', {}, t('player.turn'));
  const [number, text] = [h('span', { 'aria-hidden': 'true' }), h('span.unseen')];
  const store = h('span.held', {}, icon('seed'), number, text);
  const note = h('small', {}, told);
  const last = h('span.last-act');
  const bar = h(`div.seat-bar.seat-${seat}`, {}, badge(seat), h('b.name', {}, name), note, turn, last, extra, store);
  /** @param {Game} game @param {Act} [act] */
  const update = (game, act) => {
    bar.classList.toggle('on', game.mover === seat);
    turn.hidden = game.mover !== seat;
    const resigned = game.mover >= 0 && game.resign[seat] === null;
    note.textContent = resigned ? t('player.resigned') : told;
    note.classList.toggle('person', person && !resigned);
    last.replaceChildren(...lastAct(act, session));
    const held = game.board.stores[seat];
    number.textContent = String(held);
    text.textContent = seeds(held);
  };
  return { bar, update };
}
