/**
 * A board to try moves on, from any position; the table of the game that is on stays as it is. Nobody is told what a
 * move would do.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { pace } from '../settings.js';
import { listenToKeys } from '../keyboard.js';
import { quietNames } from './telling.js';

export class Trial {
  board = h('semeia-board');
  #game;
  #label;
  #open;
  #busy = false;
  #turn = 0;
  #stopKeys;

  /** @param acts `{press(pit), pass(), undo(), complain(text)}`: what a person does; `label` names the board */
  constructor({ label, ...acts }) {
    this.#label = label;
    this.board.addEventListener('play', ({ detail }) => this.#press(detail, acts.press));
    this.#stopKeys = listenToKeys(this.board, () => this.#game.board.names, {
      play: (pit) => this.#press(pit, acts.press),
      none: (letter, far) =>
        acts.complain(t(far ? 'say.no-pit.far' : 'say.no-pit.near', { letter: letter.toUpperCase() })),
      enter: () => this.board.focusPit(Math.max(0, this.#open[0] ?? 0)),
      pass: () => (this.#busy ? undefined : acts.pass()),
      undo: () => (this.#busy ? undefined : acts.undo()),
      back: () => {},
      forward: () => {},
      finish: () => this.board.finish(),
    });
  }

  get game() {
    return this.#game;
  }

  get isBusy() {
    return this.#busy;
  }

  /** Shows a game; `open` are the pits that may be chosen, all that may be played if it is not given. */
  show(game, { open = game.moves.flatMap((move, pit) => (move ? [pit] : [])), marks = {}, near, glide = false } = {}) {
    this.#halt();
    this.#game = game;
    this.#open = open;
    this.board.shape = { pits: game.board.pits.length, players: game.board.shares.length };
    if (near !== undefined) this.board.flipped = near > 0;
    this.board.names = quietNames(game, this.#label);
    this.board.show({ ...game.board, mover: game.mover, legal: open, marks }, { glide: glide && pace() > 0 });
  }

  /** Sows a scene and shows how the game stands after it; gives false if something else came in between. */
  async play(scene, shown = {}) {
    this.#halt();
    this.#busy = true;
    const turn = this.#turn;
    const { act } = scene;
    await this.board.sow(scene.steps, scene.mover, pace());
    if (turn !== this.#turn) return false;
    const marks = act.kind === 'move' && act.pit >= 0 ? { [act.pit]: 'from', [act.landing]: 'last' } : {};
    this.show(scene.game, { marks, glide: true, ...shown });
    return true;
  }

  refuse(pit) {
    this.board.refuse(pit);
  }

  close() {
    this.#halt();
    this.#stopKeys();
  }

  #press(pit, press) {
    if (this.#busy) return this.board.finish();
    return press(pit);
  }

  #halt() {
    this.#turn++;
    this.#busy = false;
    this.board.halt();
  }
}
