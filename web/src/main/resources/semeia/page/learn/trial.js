/**
 * A board to try moves on, from any position; the table of the game that is on stays as it is. Nobody is told what a
 * move would do.
 */
import { shapeOf } from '../board/layout.js';
import { GameBoard } from '../views/gameboard.js';
import { Flow } from '../views/flow.js';
import { contentText } from '../words.js';
import { seatOf } from './telling.js';

export class Trial {
  #board;
  #flow = new Flow();
  #game;
  #near = false;

  /** @param acts `{press(pit), pass(), undo(), complain(text)}`: what a person does; `label` names the board */
  constructor({ label, press, pass, undo, complain }) {
    const free = (act) => () => (this.#flow.busy ? undefined : act());
    this.#board = new GameBoard(
      {
        title: () => label,
        name: (seat) => seatOf(this.#game, seat),
        about: contentText,
        play: press,
        press: (pit) => (this.#flow.busy ? this.#board.finish() : press(pit)),
        complain,
      },
      { pass: free(pass), undo: free(undo), back: () => {}, forward: () => {} },
    );
  }

  get board() {
    return this.#board.element;
  }

  get game() {
    return this.#game;
  }

  get isBusy() {
    return this.#flow.busy;
  }

  /**
   * Shows a game.
   * @param {Game} game
   * @param {{open?: number[], last?: Act, near?: number, glide?: boolean}} [how] `open`: pits that may be chosen, all
   *   that may be played if it is not given; `last`: the act that led here; `near`: the seat at the near side
   */
  show(game, { open, last, near, glide = false } = {}) {
    this.#halt();
    this.#game = game;
    if (near !== undefined) this.#near = near > 0;
    this.#board.arrange(shapeOf(game.board), this.#near);
    this.#board.show(game, { last, open: true, legal: open, glide });
  }

  /** Sows a scene and shows how the game stands after it; gives false if something else came in between. */
  async play(scene, shown = {}) {
    this.#halt();
    const seen = await this.#flow.run(() => this.#board.sow(scene.steps, scene.mover));
    if (seen) this.show(scene.game, { last: scene.act, glide: true, ...shown });
    return seen;
  }

  refuse(pit) {
    this.#board.refuse(pit);
  }

  /** Brings the focus to a pit. */
  enter(pit) {
    this.#board.enter(pit);
  }

  close() {
    this.#flow.halt();
    this.#board.close();
  }

  #halt() {
    this.#flow.halt();
    this.#board.halt();
  }
}
