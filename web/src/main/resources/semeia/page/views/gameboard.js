/**
 * A game on its board, as the person here meets it: what may be played, what a move would do, and why another pit may not be played.
 * A game at this screen and a table with people at other screens share it.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { pitText, refusal, seeds } from '../words.js';
import { pace, setting } from '../settings.js';
import { tok } from '../sound.js';
import '../board/board.js';

/** What the board shows of a game, apart from where its seeds lie. @param acts those that led here @param open whether a person here is to move */
function marked(game, acts, open) {
  const last = acts[acts.length - 1];
  const marks = last?.kind === 'move' && last.pit >= 0 && game.mover >= 0 ? { [last.pit]: 'from', [last.landing]: 'last' } : {};
  const legal = open ? game.moves.flatMap((move, pit) => (move ? [pit] : [])) : [];
  return { ...game.board, mover: game.mover, legal, marks };
}

export class GameBoard {
  #hands;
  #game;
  #open = false;
  #sowing = false;

  /**
   * @param hands what the board asks of its view: `title()` names the board, `name(seat)` a player, `play(pit)` plays a legal move,
   *   `complain(text, heard)` says why another may not be played, `say(text)` tells of a pit, `rest()` says again how the game stands
   */
  constructor(hands) {
    this.#hands = hands;
    this.element = h('semeia-board');
    this.element.addEventListener('play', ({ detail }) => this.press(detail));
    this.element.addEventListener('drop', () => setting('sound') && tok());
    this.element.addEventListener('look', ({ detail }) => this.consider(detail));
  }

  /** Lays the board out: `{pits, players}`, and whether the far row comes near. */
  arrange(shape, flipped) {
    this.element.shape = shape;
    this.element.flipped = flipped;
  }

  /** Whether a sowing is being shown. */
  get sowing() {
    return this.#sowing;
  }

  /** @param open whether a person here is to move; @param glide whether seeds that lie elsewhere glide there */
  show(game, acts, { open, glide = false }) {
    this.#game = game;
    this.#open = open;
    const { name, title } = this.#hands;
    this.element.names = {
      board: t('board.label', { game: title() }),
      pit: (pit) => pitText(game, pit),
      store: (seat) => t('board.store', { player: name(seat), seeds: seeds(game.board.stores[seat]) }),
      letter: (pit) => game.board.names[pit],
    };
    this.element.show(marked(game, acts, open), { glide: glide && pace() > 0 });
  }

  /** Plays the recorded steps of a player's move; `show` comes after it, or breaks it off. */
  async sow(steps, player) {
    this.#sowing = true;
    await this.element.sow(steps, player, pace());
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

  /** A pit under the pointer or the focus, or null: what it would do, or why not. */
  consider(pit) {
    if (this.#sowing || !this.#game) return;
    const move = pit !== null && this.#open && setting('preview') ? this.#game.moves[pit] : undefined;
    this.element.preview(move ? { pit, landing: move.act.landing < 0 ? undefined : move.act.landing, laps: move.act.laps, captures: move.act.captures } : null);
    if (pit === null || !this.#open) this.#hands.rest();
    else this.#hands.say(pitText(this.#game, pit), move ? 'forecast' : '');
  }

  /** Looks again at the pit that the pointer or the focus is on. */
  lookAgain() {
    if (this.element.pointed !== null) this.consider(this.element.pointed);
  }

  /** A pit is pressed: it is played, or it is said why not. */
  press(pit) {
    if (this.#sowing) this.finish();
    else if (!this.#open) this.#hands.idle?.();
    else if (this.#game.moves[pit]) this.#hands.play(pit);
    else {
      this.#hands.complain(pitText(this.#game, pit), refusal(this.#game, pit));
      this.element.refuse(pit);
    }
  }

  /** Brings the focus to the first pit that may be played. */
  enter() {
    this.element.focusPit(Math.max(0, this.#game.moves.findIndex(Boolean)));
  }
}
