/** Who sits where: mark, name, kind of player, seeds captured, whose turn. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { seeds } from '../words.js';
import { icon } from '../icons.js';
import { badge } from '../board/inlay.js';

/**
 * One seat's line; `update(game)` keeps it true. What the session says of a seat is `{name, note, person, extra}`, the
 * extra an element.
 */
export function seatBar(session, seat) {
  const { name, note: told, person, extra } = session.seat(seat);
  const turn = h('span.turn', {}, t('player.turn'));
  const [number, text] = [h('span', { 'aria-hidden': 'true' }), h('span.unseen')];
  const store = h('span.held', {}, icon('seed'), number, text);
  const note = h('small', {}, told);
  const bar = h(`div.seat-bar.seat-${seat}`, {}, badge(seat), h('b', {}, name), note, turn, extra, store);
  const update = (game) => {
    bar.classList.toggle('on', game.mover === seat);
    turn.hidden = game.mover !== seat;
    const resigned = game.mover >= 0 && game.resign[seat] === null;
    note.textContent = resigned ? t('player.resigned') : told;
    note.classList.toggle('person', person && !resigned);
    const held = game.board.stores[seat];
    number.textContent = held;
    text.textContent = seeds(held);
  };
  return { bar, update };
}
