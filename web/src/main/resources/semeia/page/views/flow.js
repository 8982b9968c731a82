/** What takes time at a board: sowings, thoughts, lots. One at a time; what comes in between breaks it off. */
export class Flow {
  #ticket = 0;
  #busy = false;

  /** Whether something is being shown that is to be seen to its end. */
  get busy() {
    return this.#busy;
  }

  /**
   * Does something that takes time.
   * @param {() => Promise<unknown>} work what is done
   * @param {{busy?: boolean}} [how] whether the board waits for it; a thought keeps nobody from looking around
   * @returns whether it came to its end; false if something else came in between
   */
  async run(work, { busy = true } = {}) {
    const ticket = ++this.#ticket;
    this.#busy = busy;
    await work();
    if (ticket !== this.#ticket) return false;
    this.#busy = false;
    return true;
  }

  /** Breaks off what is going on. */
  halt() {
    this.#ticket++;
    this.#busy = false;
  }
}

/** @param {number} ms milliseconds */
export const delay = (ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });
