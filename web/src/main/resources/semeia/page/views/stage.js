/** The board of a game between the bars of its seats: far seats above it, near ones below. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { drawLot } from './lot.js';
import { seatBar } from './seatbar.js';

/** Seats that sit at the near side and at the far one, each from left to right. */
function sides(players, flipped) {
  if (players === 2) return flipped ? { near: [1], far: [0] } : { near: [0], far: [1] };
  if (players === 3) return flipped ? { near: [2, 1], far: [0] } : { near: [0], far: [2, 1] };
  return flipped ? { near: [2, 3], far: [1, 0] } : { near: [0, 1], far: [3, 2] };
}

export class Stage {
  #session;
  #board;
  #flipped;
  #bars;
  /** How the game ended, over the board until it is put aside; empty while it goes on. */
  result = h('div.result', { hidden: true });

  /** @param press hears of a press beside the pits */
  constructor(session, board, press) {
    this.#session = session;
    this.#board = board;
    this.#flipped = session.viewer > 0;
    this.#bars = Array.from({ length: session.players }, (_, seat) => seatBar(session, seat));
    this.element = h('div.stage', { onclick: ({ target }) => target.closest('.pit, .result') ?? press() });
  }

  /** Lays everything out as it is to be seen now. */
  arrange() {
    const { players, game } = this.#session;
    this.#board.arrange(shapeOf(game.board), this.#flipped);
    const { near, far } = sides(players, this.#flipped);
    const bars = (seats) =>
      h(
        'div.seat-bars',
        {},
        seats.map((seat) => this.#bars[seat].bar),
      );
    this.element.replaceChildren(bars(far), this.#board.element, bars(near), this.result);
  }

  flip() {
    this.#flipped = !this.#flipped;
    this.arrange();
  }

  /** Shows who is to move, what each has and what each did last. @param {Game} game @param {Act[]} acts */
  update(game, acts) {
    this.#bars.forEach(({ update }, seat) =>
      update(
        game,
        acts.findLast(({ player }) => player === seat),
      ),
    );
  }

  /** Shows how the game ended, or that it goes on. @param {Element} [ending] */
  conclude(ending) {
    if (!ending) {
      this.result.hidden = true;
      this.result.classList.remove('aside');
      this.result.replaceChildren();
      return;
    }
    this.result.hidden = false;
    const label = () => t(this.result.classList.contains('aside') ? 'end.show' : 'end.hide');
    const aside = h('button.icon', {
      type: 'button',
      'data-do': 'aside',
      onclick: () => {
        this.result.classList.toggle('aside');
        dress();
      },
    });
    const dress = () => {
      aside.replaceChildren(icon(this.result.classList.contains('aside') ? 'up' : 'down'));
      aside.setAttribute('aria-label', label());
      aside.title = label();
    };
    dress();
    this.result.replaceChildren(h('div.result-card', {}, aside, ending));
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
