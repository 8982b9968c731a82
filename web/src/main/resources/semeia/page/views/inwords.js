/** The switch between the board of a game and the game in words. */
import { change } from '../settings.js';

export class InWords {
  #view;
  #make;
  #console;
  #closed = false;

  /**
   * @param view the game's view
   * @param make promises the console of the game in words, see `desk.js`; without it there is only the board
   */
  constructor(view, make) {
    this.#view = view;
    this.#make = make;
  }

  get on() {
    return this.#console !== undefined;
  }

  /** Opens the log where the board was, and brings the reader to it. */
  async open() {
    const console = await this.#make?.(this.#view);
    if (!console || this.#closed || this.on) return;
    this.#console = console;
    this.#dress();
    this.#view.latest();
    console.begin();
  }

  /** From one to the other; the choice is kept for the next game. */
  switch() {
    if (!this.#make) return undefined;
    change('words', !this.on);
    if (!this.on) return this.open();
    this.#console.element.remove();
    this.#console = undefined;
    this.#dress();
    return this.#view.board.enter();
  }

  /** Tells something in the log. */
  tell(text) {
    this.#console.tell(text);
  }

  close() {
    this.#closed = true;
  }

  #dress() {
    const { board, root, stage, tools } = this.#view;
    board.quiet = this.on;
    root.classList.toggle('in-words', this.on);
    if (this.on) stage.after(this.#console.element);
    tools?.update();
  }
}
