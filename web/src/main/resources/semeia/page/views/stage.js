/** The board of a game between the bars of its seats: far seats above it, near ones below. */
import { h } from '../dom.js';
import { drawLot } from './lot.js';
import { seatBar } from './seatbar.js';

/** Seats that sit at the near side and at the far one, each from left to right. */
function sides(players, flipped) {
  if (players === 2) return flipped ? { near: [1], far: [0] } : { near: [0], far: [1] };
  return flipped ? { near: [2, 1], far: [0] } : { near: [0], far: [2, 1] };
}

export class Stage {
  #session;
  #board;
  #flipped;
  #bars;

  /** @param press hears of a press beside the pits */
  constructor(session, board, press) {
    this.#session = session;
    this.#board = board;
    this.#flipped = session.viewer > 0;
    this.#bars = Array.from({ length: session.players }, (_, seat) => seatBar(session, seat));
    this.element = h('div.stage', { onclick: ({ target }) => target.closest('.pit') ?? press() });
  }

  /** Lays everything out as it is to be seen now. */
  arrange() {
    const { players, game } = this.#session;
    this.#board.arrange({ pits: game.board.pits.length, players }, this.#flipped);
    const { near, far } = sides(players, this.#flipped);
    const bars = (seats) =>
      h(
        'div.seat-bars',
        {},
        seats.map((seat) => this.#bars[seat].bar),
      );
    this.element.replaceChildren(bars(far), this.#board.element, bars(near));
  }

  flip() {
    this.#flipped = !this.#flipped;
    this.arrange();
  }

  /** Shows who is to move and what each has. */
  update(game) {
    this.#bars.forEach(({ update }) => update(game));
  }

  /** Shows a lot being drawn; gives the sentence that says where it fell. */
  lot(seat, heading) {
    return drawLot(this.element, this.#session, seat, heading);
  }

  /** Takes a lot away that is still being shown. */
  clear() {
    this.element.querySelector('.lot')?.remove();
  }
}
