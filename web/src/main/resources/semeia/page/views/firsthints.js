/** What somebody who plays for the first time is told, one line a move; never again after that. */
import { t } from '../messages.js';
import { keep, kept } from '../storage.js';

const NAME = 'hints';
/** The lines in order, each for a move. */
const LINES = ['row', 'aim', 'look'];

export class FirstHints {
  #session;
  /** How many moves people here have made in the game that is on. */
  #seen;

  constructor(session) {
    this.#session = session;
    this.#seen = kept(NAME) ?? 0;
  }

  /** The line for a person who is to move now; empty where there is none. @param {Game} game */
  text(game) {
    const line = LINES[this.#seen];
    if (!line || game.mover < 0 || !this.#session.isPerson(game.mover)) return '';
    const { pits, stores } = game.board;
    const all = [...pits, ...stores].reduce((sum, n) => sum + n, 0);
    const touch = window.matchMedia('(hover: none)').matches ? '.touch' : '';
    return t(`first.${line}${line === 'look' ? touch : ''}`, { player: this.#session.name(game.mover), n: all });
  }

  /** A person here has made a move: the next one has the next line. */
  moved() {
    if (this.#seen < LINES.length) keep(NAME, ++this.#seen);
  }
}
