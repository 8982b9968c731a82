/**
 * One sitting: a ruleset, who plays each seat, the game that is on and the match it belongs to. It asks the rules and
 * remembers what they answer; it decides nothing about the game itself.
 */
import { keepSitting, keptSitting } from './kept.js';
import { t } from './messages.js';
import { countResult } from './play/results.js';
import { recordOf, seatsOf } from './record.js';
import { Thread } from './thread.js';
import { computerName, seatName, selfName } from './words.js';

/** The level of games that were kept before there were levels. */
const USUAL_LEVEL = 3;
/** The level of hints: the full strength. */
const STRONGEST = 8;

/** What the computer does instead of moving where it claims the end. */
export const CLAIM = -1;

/** A number for the lots of a sitting. */
const seedOfLots = () => crypto.getRandomValues(new Int32Array(1))[0];

export class Session {
  #rules;
  #thread;
  #stakes = [];
  /**
   * `{id, preset, seats: ['person' | 'computer', …], level: 1 to 8 for the computer, starter: 'lot' or a seat, match:
   * '' or 'wins 3', seed}`; with `position` a single game begins there, and nobody draws a lot; `helped` says that a
   * person was helped in the game that is on, `counted` that its result has been counted
   */
  setup;
  game;
  match;
  acts = [];
  /** Whether the starter of this game was drawn by lot and nobody has seen it yet. */
  lotDrawn = false;
  /** A pit that a person chose before the game was shown, to be played when it is. @type {number | undefined} */
  opening;

  constructor(rules) {
    this.#rules = rules;
    this.#thread = new Thread(rules);
  }

  get players() {
    return this.game.board.shares.length;
  }

  get over() {
    return this.game.mover < 0;
  }

  /** Whether something would be lost by sitting down to another game: moves of this game, or games of a match. */
  get isUnfinished() {
    return this.over
      ? Boolean(this.match && !this.match.over)
      : this.acts.length > 0 || Boolean(this.match?.games.length);
  }

  /** What a player is called: by their place, but who is alone at this screen is "You". @param {number} seat */
  name(seat) {
    if (!this.#isAlone) return seatName(this.players, seat);
    if (this.isPerson(seat)) return selfName();
    return this.players === 2 ? computerName() : seatName(this.players, seat);
  }

  /** Whether one person plays here, against computers. */
  get #isAlone() {
    return this.setup.seats.filter((kind) => kind === 'person').length === 1;
  }

  isPerson(seat) {
    return this.setup.seats[seat] === 'person';
  }

  isComputer(seat) {
    return this.setup.seats[seat] === 'computer';
  }

  /** Who sits there: `{name, note, person}`. */
  seat(seat) {
    const person = this.isPerson(seat);
    const name = this.name(seat);
    const kind = t(person ? 'player.person.note' : 'player.computer.note', { level: this.setup.level });
    if (!this.#isAlone || (!person && this.players > 2)) return { name, note: kind, person };
    return { name: person ? name : kind, note: seatName(this.players, seat), person };
  }

  /** Whose turn it is, as a sentence. */
  turnText({ mover, decline }) {
    const key = this.isComputer(mover) ? 'say.thinking' : decline ? 'say.extra' : 'say.turn';
    return t(key, { player: this.name(mover) });
  }

  /** The seat that looks at the board: the first person, or seat 0. */
  get viewer() {
    return Math.max(0, this.setup.seats.indexOf('person'));
  }

  /** Sits down to a game or a match. */
  open(setup) {
    this.#begins({ ...setup, seed: seedOfLots() });
    if (setup.position) return this.#took(this.#rules.beginAt(setup.id, setup.position, this.setup.seed));
    this.#took(
      this.#rules.begin(setup.id, setup.match, setup.starter === 'lot' ? -1 : Number(setup.starter), this.setup.seed),
    );
    this.lotDrawn = setup.starter === 'lot';
    return undefined;
  }

  /** Goes on to the next game of the match. */
  next() {
    this.#begins(this.setup);
    this.#took(this.#rules.next());
    this.lotDrawn = this.match.lots && this.match.kind !== 'territory';
  }

  /** The game that is on as a record, for the analysis board. */
  get record() {
    return this.#rules.record();
  }

  /** Plays a move and gives its steps. */
  play(move) {
    this.#took(this.#rules.play(move));
    return this.#rules.steps(this.game.length);
  }

  /** Promises what the computer that is to move does: its move, or `CLAIM` where it has no more to gain by going on. */
  async choose() {
    if (this.game.claim && (await this.#ask('claims', this.game.mover))) return CLAIM;
    return this.#ask('choose', this.setup.level);
  }

  /** Asks the computer about the game that is on. */
  #ask(what, more) {
    const { match, seed } = this.setup;
    return this.#thread.ask(what, this.#rules.save(), match !== '', seed, more);
  }

  /** Whether a person may ask what the computer would play: against the computer, for a move of one's own. */
  get canHint() {
    return this.setup.seats.includes('computer') && this.isPerson(this.game.mover);
  }

  /** Promises what the computer would play in the place of the person who is to move. */
  hint() {
    this.setup.helped = true;
    return this.#ask('choose', STRONGEST);
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

  /** Draws the lot for the last seeds and gives the seat it falls on. */
  lot() {
    this.#took(this.#rules.lot());
    return this.acts[this.acts.length - 1].player;
  }

  /** Takes back to the last decision of a person. */
  undo() {
    this.setup.helped = true;
    let table = this.#rules.undo();
    while (table.game.length > 0 && !this.isPerson(table.game.mover)) table = this.#rules.undo();
    this.#took(table);
  }

  get canUndo() {
    return this.acts.some((act) => act.kind !== 'move' || this.isPerson(act.player));
  }

  /** The game or the match as a file. */
  file() {
    return recordOf(this.setup, this.#rules);
  }

  /** Takes up a game or a match from a file; throws, and changes nothing, where these rules cannot read it. */
  take(text) {
    const { match: inMatch, players } = this.#rules.players(text);
    const seed = seedOfLots();
    const table = this.#read(text, inMatch, seed);
    const { game, match } = table;
    this.#begins({
      id: game.rules,
      preset: this.#rules.ruleset(game.rules).preset,
      ...seatsOf(players, USUAL_LEVEL),
      starter: 'lot',
      match: inMatch ? `${match.kind} ${match.target}` : '',
      seed,
    });
    this.#took(table);
    this.lotDrawn = false;
  }

  /** A match that is over has no game under way: its last one is shown. */
  #read(text, inMatch, seed) {
    try {
      return this.#rules.restore(text, inMatch, false, seed);
    } catch (problem) {
      if (!inMatch) throw problem;
      return this.#rules.restore(text, inMatch, true, seed);
    }
  }

  /** The steps of move number `n`, counted from 1. */
  steps(n) {
    return this.#rules.steps(n);
  }

  /** The game as it was after so many acts. */
  look(length) {
    return this.#rules.look(length);
  }

  /** Whether a computer agrees to end now: where that is no worse for it than to play on. */
  agrees(seat) {
    return this.#rules.agrees(seat);
  }

  /** Takes up what the browser kept; false if there is nothing, or nothing that these rules can read. */
  restore() {
    try {
      const { setup, text, ended } = keptSitting();
      const table = this.#rules.restore(text, setup.match !== '', ended, setup.seed);
      this.setup = { level: USUAL_LEVEL, ...setup };
      this.game = undefined;
      this.#show(table);
      return true;
    } catch {
      return false;
    }
  }

  /** What the match would be after a player gave up; nothing without a match. @param {number} seat */
  stake(seat) {
    return this.#stakes[seat] ?? undefined;
  }

  #show({ game, match, stakes }) {
    this.#stakes = stakes;
    this.game = game;
    this.match = match;
    this.acts = this.#rules.acts();
  }

  /** Another game is on the table. */
  #begins(setup) {
    this.setup = { ...setup, helped: false, counted: false };
    this.game = undefined;
  }

  /** Counts a game of one person against the computer that has just ended. */
  #count(outcome) {
    const { preset, level, seats, position, counted, helped } = this.setup;
    const people = seats.filter((kind) => kind === 'person').length;
    if (counted || position || people !== 1 || !seats.includes('computer')) return;
    countResult({ preset, level, seat: this.viewer, winner: outcome.winner, helped });
    this.setup.counted = true;
  }

  #took(table) {
    const { game } = table;
    if (game.outcome && this.game && !this.game.outcome) this.#count(game.outcome);
    this.#show(table);
    keepSitting({ setup: this.setup, text: this.#rules.save(), ended: game.outcome !== null });
  }
}
