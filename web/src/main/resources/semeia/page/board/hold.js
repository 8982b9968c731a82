/** A long press: what is held for a while is looked at, and what then comes of letting go is not a press. */

/** How long a finger has to stay, in milliseconds. */
const LONG = 380;

export class Hold {
  #look;
  #timer;
  #held;

  /** @param {(pit: number) => void} look hears of a pit that is held */
  constructor(look) {
    this.#look = look;
  }

  press(pit) {
    this.end();
    this.#held = undefined;
    this.#timer = setTimeout(() => {
      this.#held = pit;
      this.#look(pit);
    }, LONG);
  }

  /** The finger has left. */
  end() {
    clearTimeout(this.#timer);
  }

  /** Whether this pit was held. */
  holds(pit) {
    return this.#held === pit;
  }

  /** The click that follows: tells whether it only ends a long press. */
  release(pit) {
    const held = this.#held === pit;
    this.#held = undefined;
    return held;
  }
}
