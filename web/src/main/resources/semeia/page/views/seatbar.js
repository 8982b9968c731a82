/** Who sits where: mark, name, kind of player, seeds captured, whose turn. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { seatName, seeds } from '../words.js';
import { badge } from '../board/inlay.js';

/** One seat's line; `update(game)` keeps it true. */
export function seatBar(session, seat) {
  const { players } = session;
  const turn = h('span.turn', {}, t('player.turn'));
  const store = h('span.held', {});
  const kind = session.isPerson(seat) ? 'person' : 'computer';
  const bar = h(`div.seat-bar.seat-${seat}`, {}, badge(seat), h('b', {}, seatName(players, seat)), h('small', {}, t(`player.${kind}.note`)), turn, store);
  const update = (game) => {
    bar.classList.toggle('on', game.mover === seat);
    turn.hidden = game.mover !== seat;
    store.textContent = seeds(game.board.stores[seat]);
  };
  return { bar, update };
}
