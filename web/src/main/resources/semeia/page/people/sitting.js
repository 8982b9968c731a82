/**
 * A table on the server as the game view sees one: like the session of a game at this screen, but moves are asked for,
 * and played when the server says so. The rules in the page play along, so that every forecast and every reason is the
 * same as in a game at this screen.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { computerName, personName, seatName, selfName } from '../words.js';
import { DECLINE } from '../rules.js';
import { seatText } from './said.js';

/** The preset of rules with options. */
const presetOf = (id) => id.split(/[:+]/)[0];

/** A game in which nobody is to move: play has not begun, or never will. */
const still = (game) => ({
  ...game,
  mover: -1,
  decline: false,
  claim: false,
  moves: game.moves.map(() => null),
  refusals: game.moves.map(() => 'GAME_OVER'),
});

export class Sitting {
  #rules;
  #send;
  /** The table as the server last told it. */
  table;
  game;
  acts = [];
  /** What is said instead of whose turn it is, when nobody's is. */
  notice;
  lotDrawn = false;
  /** The number of the newest thing at the table that the person is shown. */
  seen = 0;
  /** Elements that stand beside names, one for each seat. */
  extras = [];
  /** The number of the game that is shown; in a match it can be behind the table's. */
  number = -1;

  /** @param send asks the server for a move */
  constructor(rules, me, send) {
    this.#rules = rules;
    this.me = me;
    this.#send = send;
  }

  get players() {
    return this.table.seats.length;
  }

  get setup() {
    return { id: this.table.rules, preset: presetOf(this.table.rules) };
  }

  /** Whether moves take days: then each is to be confirmed unless the person says otherwise. */
  get isSlow() {
    return /^\d+d$/.test(this.table.clock);
  }

  /** One's seat, −1 for those who look on. */
  get mine() {
    return this.table.seats.findIndex(({ holder, player }) => holder === 'person' && player.id === this.me.id);
  }

  get viewer() {
    return Math.max(0, this.mine);
  }

  get isPlaying() {
    return this.table.status === 'playing' && this.mine >= 0 && this.game.mover >= 0;
  }

  /** The match after the game that is shown; the server gives each seat's share of the pits, in order. */
  get match() {
    const { match } = this.table;
    if (!match?.shares) return match ?? null;
    return { ...match, owners: match.shares.flatMap((pits, seat) => Array(pits).fill(seat)) };
  }

  /** What the match would be after a player gave up; nothing without a match. @param {number} seat */
  stake(seat) {
    return this.isBehind ? undefined : this.table.game?.givingUp?.[seat];
  }

  /** The game that is shown, as text; the table's own record can be of the next one. */
  get record() {
    return this.#rules.save();
  }

  /** Whether the table has gone on to another game than the one that is shown. */
  get isBehind() {
    return Boolean(this.table.game && this.number >= 0 && this.table.game.game > this.number);
  }

  /** What a player is called: people by their names, oneself "You". @param {number} seat */
  name(seat) {
    if (seat === this.mine) return selfName();
    const { holder, player } = this.table.seats[seat];
    if (holder === 'person') return personName(player.name);
    return holder === 'computer' && this.players === 2 ? computerName() : seatName(this.players, seat);
  }

  isPerson(seat) {
    return this.table.status === 'playing' && seat >= 0 && seat === this.mine;
  }

  isComputer() {
    return false; // it thinks at the server
  }

  seat(seat) {
    const { holder, player } = this.table.seats[seat];
    const plain = seatName(this.players, seat);
    const extra = this.extras[seat];
    if (holder === 'person') {
      const name = h('a.person-link', { href: `#/person/${player.id}` }, this.name(seat));
      return { name, note: plain, person: false, extra };
    }
    const told = seatText(this.table.seats[seat]);
    return holder === 'computer' && this.players === 2
      ? { name: told, note: plain, person: false, extra }
      : { name: plain, note: told, person: false, extra };
  }

  turnText({ mover, decline }) {
    return t(decline ? 'say.extra' : 'say.turn', { player: this.name(mover) });
  }

  /** Takes the table as the server tells it, its game included. */
  take(table) {
    this.table = table;
    this.number = table.game?.game ?? -1;
    const { game } = table.record
      ? this.#rules.restore(table.record, false, false, 0)
      : this.#rules.begin(table.rules, '', 0, 0);
    this.game = table.status === 'playing' || game.outcome ? game : still(game);
    this.acts = this.#rules.acts();
  }

  /**
   * Whether the game that is shown is the table's as it is now, or the end of the one before, which is still looked at.
   */
  shows({ game }) {
    if (!game) return this.number < 0;
    return game.game === this.number
      ? game.length === this.acts.length
      : this.game.outcome !== null && game.game > this.number;
  }

  /** Takes what changed at the table, and keeps the game that is shown. */
  note(changes) {
    this.table = { ...this.table, ...changes };
  }

  /** Whether that act is the next one of the game that is shown. */
  fits({ game }) {
    return game.game === this.number && game.length === this.acts.length + 1;
  }

  /** Does what somebody has done, and gives the steps if it was a move. */
  follow({ act, game }) {
    this.game = this.#rules.act(act).game;
    this.acts = this.#rules.acts();
    this.note({ game });
    return this.#rules.steps(this.game.length);
  }

  /** Takes a game that began or went back. */
  retake({ game, record }) {
    this.take({ ...this.table, status: 'playing', game, record, offers: [] });
  }

  /** The move that an act was. */
  static moveOf({ pit }) {
    return pit < 0 ? DECLINE : pit;
  }

  /** Asks for a move; it is played when the server says so. */
  play(move) {
    this.#send(move === DECLINE ? this.game.declining : this.game.moves[move].act.text);
  }

  /** The server draws lots. */
  lot() {
    return -1;
  }

  look(length) {
    return this.#rules.look(length);
  }

  /** The steps of move number `n`, counted from 1. */
  steps(n) {
    return this.#rules.steps(n);
  }
}
