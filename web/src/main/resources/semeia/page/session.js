/**
 * One sitting: a ruleset, who plays each seat, and the game that is on. It asks the rules, remembers, and tells listeners
 * `change` after each act. It decides nothing about the game itself.
 */
const KEY = 'semeia.session';

export class Session extends EventTarget {
  #rules;
  setup;
  game;
  acts = [];
  /** Whether the starter of this game was drawn by lot and nobody has seen it yet. */
  lotDrawn = false;

  constructor(rules) {
    super();
    this.#rules = rules;
  }

  get rules() {
    return this.#rules;
  }

  get players() {
    return this.game.board.shares.length;
  }

  get over() {
    return this.game.mover < 0;
  }

  isPerson(seat) {
    return this.setup.seats[seat] === 'person';
  }

  /** The seat that looks at the board: the first person, or seat 0. */
  get viewer() {
    return Math.max(0, this.setup.seats.indexOf('person'));
  }

  /** Sits down to a game. @param setup `{id, preset, seats: ['person' | 'computer', …], starter: 'lot' or a seat}` */
  open(setup) {
    const players = setup.seats.length;
    this.lotDrawn = setup.starter === 'lot';
    const starter = this.lotDrawn ? Math.floor(Math.random() * players) : Number(setup.starter);
    this.setup = { ...setup, opened: starter, seed: Math.floor(Math.random() * 2 ** 31) };
    this.#took(this.#rules.begin(setup.id, starter, this.setup.seed));
  }

  /** Who began. */
  get opened() {
    return this.setup.opened;
  }

  /** Plays a move and gives its steps. */
  play(move) {
    this.#took(this.#rules.play(move));
    return this.#rules.steps(this.game.length);
  }

  choose() {
    return this.#rules.choose();
  }

  claim(seat) {
    this.#took(this.#rules.claim(seat));
  }

  agree() {
    this.#took(this.#rules.agree());
  }

  resign(seat) {
    this.#took(this.#rules.resign(seat));
  }

  lot(seat) {
    this.#took(this.#rules.lot(seat));
  }

  /** Takes back to the last decision of a person. */
  undo() {
    let game = this.game;
    do game = this.#rules.undo();
    while (game.length > 0 && !this.isPerson(game.mover));
    this.#took(game);
  }

  get canUndo() {
    return this.acts.some((act) => act.kind !== 'move' || this.isPerson(act.player));
  }

  /** The game as it was after so many acts. */
  look(length) {
    return this.#rules.look(length);
  }

  /** Whether a computer agrees to end now: it does unless it would lose by it. */
  agrees(seat) {
    const { winner } = this.game.agree;
    return winner === seat || winner < 0;
  }

  #took(game) {
    this.game = game;
    this.acts = this.#rules.acts();
    this.#save();
    this.dispatchEvent(new Event('change'));
  }

  #save() {
    const { setup, acts } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ setup, acts: acts.map(({ kind, player, pit }) => ({ kind, player, pit })) }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Takes up the game that the browser kept; false if there is none that these rules can read. */
  restore() {
    try {
      const { setup, acts } = JSON.parse(localStorage.getItem(KEY));
      let game = this.#rules.begin(setup.id, setup.opened, setup.seed);
      for (const { kind, player, pit } of acts) {
        game = kind === 'move' ? this.#rules.play(pit < 0 ? 31 : pit) : this.#rules[kind](player);
      }
      this.setup = setup;
      this.game = game;
      this.acts = this.#rules.acts();
      return true;
    } catch {
      return false;
    }
  }
}
