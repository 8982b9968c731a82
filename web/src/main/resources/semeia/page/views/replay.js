/** Plays a game through again, move by move, at the speed of sowing that is chosen. */
import { pace } from '../settings.js';

/** How long it rests before a move, in milliseconds. */
const REST = 650;

export class Replay {
  #view;
  #run;

  /**
   * @param view `{session, show(n), sow(steps, player), end()}`: `show` shows the game after `n` acts, `end` hears that
   * all was shown
   */
  constructor(view) {
    this.#view = view;
  }

  get on() {
    return this.#run !== undefined;
  }

  /** Plays on from the game as it was after `from` acts; resolves when all is shown or it was stopped. */
  async start(from) {
    const { session, show, sow, end } = this.#view;
    const run = Symbol('replay');
    this.#run = run;
    for (let n = from; n < session.acts.length; n++) {
      show(n);
      await new Promise((done) => {
        setTimeout(done, REST * (pace() || 1));
      });
      if (run === this.#run) await sow(session.steps(n + 1), session.look(n).mover);
      if (run !== this.#run) return;
    }
    this.#run = undefined;
    end();
  }

  stop() {
    this.#run = undefined;
  }
}
