/**
 * A game on its board, as the person in front of it meets it: what may be played, what a move would do, why another pit
 * may not be played, the keys. Whatever is played on a board uses it: games at this screen and at other screens, the
 * analysis, lessons and puzzles.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { contentText, pitText, refusal, seeds } from '../words.js';
import { pace, setting } from '../settings.js';
import { listenToKeys } from '../keyboard.js';
import { sound } from '../sound.js';
import '../board/board.js';
import { takings } from '../board/takings.js';

/**
 * What the board asks of its view.
 * @typedef {object} Hands
 * @property {() => string} title names the board
 * @property {(seat: number) => string} name names a player
 * @property {(pit: number) => void} play plays a legal move
 * @property {(text: string, heard?: string) => void} complain says why something cannot be done
 * @property {(text: string, kind?: string) => void} [say] tells of a pit that is looked at
 * @property {() => void} [rest] says again how the game stands
 * @property {(text: string) => void} [announce] tells those who listen
 * @property {(seat: number) => boolean} [plans] whether a person here waits to move for a seat
 * @property {() => void} [idle] a pit was pressed where nobody is to move
 * @property {() => boolean} [confirms] whether a pit is to be pressed twice before it is played
 * @property {(pit: number) => void} [press] takes a press instead of playing the pit or saying why not
 * @property {(game: Game, pit: number) => string} [about] a pit in words
 */

/** What a move leaves to be seen on the board. @param {Act | null} [act] */
export function traceOf(act) {
  if (act?.kind !== 'move' || act.pit < 0) return undefined;
  return { seat: act.player, from: act.pit, landing: act.landing, taken: takings(act.captures) };
}

export class GameBoard {
  /** @type {Hands} */
  #hands;
  /** @type {Game} */
  #game;
  #last;
  #legal = [];
  #open = false;
  #sowing = false;
  #slowness;
  #stopKeys;
  /** The pit that a person here wants to play when the turn comes. */
  #planned;
  /** How many acts had been done when it was planned. */
  #plannedAt = 0;
  /** The pit that was pressed once and waits for the second press. */
  #chosen;
  /** Whether moves are shown at once, because nobody looks at the board. */
  quiet = false;

  /**
   * @param {Hands} hands what the board asks of its view
   * @param {object} keys what keys do beside playing: `{pass, undo, back, forward, replay, words, sound, hint, finish}`
   * @param {number} slowness of sowing beside what the person has chosen
   */
  constructor(hands, keys, slowness = 1) {
    this.#hands = hands;
    this.#slowness = slowness;
    this.element = h('semeia-board');
    this.element.addEventListener('play', ({ detail }) => this.press(detail));
    this.element.addEventListener('drop', ({ detail }) => sound(detail > 1 ? 'seeds' : 'wood'));
    this.element.addEventListener('capture', () => sound('capture'));
    this.element.addEventListener('look', ({ detail }) => this.consider(detail));
    this.#stopKeys = listenToKeys(this.element, () => this.#game?.board.names ?? [], {
      finish: () => this.finish(),
      ...keys,
      play: (pit) => this.press(pit),
      none: (letter, far) =>
        hands.complain(t(far ? 'say.no-pit.far' : 'say.no-pit.near', { letter: letter.toUpperCase() })),
      enter: () => this.enter(),
    });
  }

  /** Lays the board out: `{pits, players}`, and whether the far row comes near. */
  arrange(shape, flipped) {
    this.element.shape = shape;
    if (this.element.flipped !== flipped) this.element.flipped = flipped;
  }

  /** Whether a sowing is being shown. */
  get sowing() {
    return this.#sowing;
  }

  /**
   * @param {Game} game
   * @param {object} how
   * @param {Act} [how.last] the act that led here
   * @param {boolean} [how.open] whether a person here is to move
   * @param {number[]} [how.legal] the pits that may be chosen; all that may be played if it is not given
   * @param {boolean} [how.glide] whether seeds that lie elsewhere glide there
   */
  show(game, { last, open = false, legal, glide = false }) {
    this.#sowing = false;
    this.#game = game;
    this.#last = last;
    this.#open = open;
    this.#chosen = undefined;
    this.#legal = open ? (legal ?? game.moves.flatMap((move, pit) => (move ? [pit] : []))) : [];
    // A game that is over, taken back or begun anew is not the one that was planned for.
    if (game.mover < 0 || game.length < this.#plannedAt) this.#planned = undefined;
    this.label();
    this.#draw(glide && pace() > 0);
  }

  /** Says anew what every pit is, after something became known about it. */
  label() {
    const game = this.#game;
    this.element.names = {
      board: this.#hands.title(),
      pit: (pit) => this.#about(pit),
      store: (seat) => t('board.store', { player: this.#hands.name(seat), seeds: seeds(game.board.stores[seat]) }),
      letter: (pit) => game.board.names[pit],
    };
  }

  #draw(glide = false) {
    const { board } = this.#game;
    const plannable = this.#open ? [] : board.owners.flatMap((_, pit) => (this.#mayPlan(pit) ? [pit] : []));
    const view = { legal: this.#legal, plannable, planned: this.#planned, last: traceOf(this.#last) };
    this.element.show({ ...board, ...view }, { glide });
  }

  /** A pit in words. While another player thinks, the reasons why that player may not play it help nobody here. */
  #about(pit) {
    if (pit === this.#planned) return t('plan.label', { pit: contentText(this.#game, pit) });
    if (this.#hands.about) return this.#hands.about(this.#game, pit);
    return this.#open || this.#game.moves[pit] ? this.#pitText(pit) : contentText(this.#game, pit);
  }

  #pitText(pit) {
    return pitText(this.#game, pit, this.#hands.name);
  }

  /** Plays the recorded steps of a player's move; `show` comes after it, or breaks it off. */
  async sow(steps, player) {
    this.#sowing = true;
    await this.element.sow(steps, player, this.quiet ? 0 : pace() * this.#slowness);
    this.#sowing = false;
  }

  /** Breaks a running sowing off. */
  halt() {
    this.#sowing = false;
    this.element.halt();
  }

  /** Ends a running sowing at once. */
  finish() {
    this.element.finish();
  }

  /** Hangs tags on pits: `{pit: {text, kind}}`. */
  note(notes) {
    this.element.note(notes);
    if (this.#game) this.label();
  }

  /** A pit under the pointer or the focus, or null: what it would do, or why not. */
  consider(pit) {
    const { say, rest } = this.#hands;
    if (this.#sowing || !this.#game || !say || (pit === this.#chosen && pit !== undefined)) return;
    const move = pit !== null && this.#open && setting('preview') ? this.#game.moves[pit] : undefined;
    this.element.preview(move ? forecastOf(pit, move.act) : null);
    if (pit === null && this.#chosen !== undefined) return;
    if (pit === null || !this.#open) rest();
    else say(this.#about(pit), move ? 'forecast' : '');
  }

  /** Looks again at the pit that the pointer or the focus is on. */
  lookAgain() {
    if (this.element.pointed !== null) this.consider(this.element.pointed);
  }

  /** A pit is pressed: it is played, planned, or it is said why not. */
  press(pit) {
    if (this.#sowing) this.finish();
    else if (this.#hands.press) this.#hands.press(pit);
    else if (this.#open) this.#choose(pit);
    else if (this.#mayPlan(pit)) this.#plan(pit === this.#planned ? undefined : pit);
    else this.#hands.idle?.();
  }

  #choose(pit) {
    if (this.#game.moves[pit]) {
      if (!this.#hands.confirms?.() || this.#chosen === pit) this.#hands.play(pit);
      else this.#ask(pit);
    } else {
      this.#chosen = undefined;
      this.#hands.complain(this.#pitText(pit), refusal(this.#game, pit, this.#hands.name));
      this.refuse(pit);
    }
  }

  /** Shows what a pit would do and waits for it to be pressed again. */
  #ask(pit) {
    const text = t('confirm.ask', { pit: this.#pitText(pit) });
    this.#chosen = pit;
    this.element.preview(forecastOf(pit, this.#game.moves[pit].act));
    this.#hands.say(text, 'forecast');
    this.#hands.announce(text);
  }

  /**
   * Shows what a move that somebody suggests would do.
   * @param {number} move a pit, or that an extra move is declined
   * @param {(pit: string) => string} told says it of a pit
   * @param {string} passing says that of declining
   */
  suggest(move, told, passing) {
    const forecast = this.#game.moves[move];
    const text = forecast ? told(this.#pitText(move)) : passing;
    this.element.preview(forecast ? forecastOf(move, forecast.act) : null);
    this.#hands.say(text, 'forecast');
    this.#hands.announce(text);
  }

  /** Shows that a pit may not be played. */
  refuse(pit) {
    this.element.refuse(pit);
  }

  #mayPlan(pit) {
    return this.#game.mover >= 0 && Boolean(this.#hands.plans?.(this.#game.board.owners[pit]));
  }

  #plan(pit) {
    const { names } = this.#game.board;
    const text =
      pit === undefined ? t('plan.dropped', { pit: names[this.#planned] }) : t('plan.made', { pit: names[pit] });
    this.#planned = pit;
    this.#plannedAt = this.#game.length;
    this.#draw();
    this.#hands.say(text, 'forecast');
    this.#hands.announce(text);
  }

  /** Gives a planned move up, if there is one, and says so; tells whether there was one. */
  forget() {
    if (this.#planned === undefined) return false;
    this.#plan(undefined);
    return true;
  }

  /** The turn has come: plays what was planned, or says why that may not be; tells whether there was a plan. */
  playPlanned() {
    const pit = this.#planned;
    if (pit === undefined || !this.#open) return false;
    this.#planned = undefined;
    this.#draw();
    if (this.#game.moves[pit]) this.#hands.play(pit);
    else this.#hands.complain(t('plan.refused', { pit: this.#pitText(pit) }));
    return true;
  }

  /** Brings the focus to a pit, or to the first that may be played. */
  enter(pit = this.#legal[0] ?? 0) {
    this.element.focusPit(pit);
  }

  /** Leaves the board: nothing moves on it and no key plays on it any more. */
  close() {
    this.halt();
    this.#stopKeys();
  }
}

/** What a move would do, as the board draws it. @param {number} pit @param {Act} act */
function forecastOf(pit, { landing, laps, captures }) {
  return { pit, landing: landing < 0 ? undefined : landing, laps, captures };
}
