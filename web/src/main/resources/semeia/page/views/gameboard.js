/**
 * A game on its board, as the person here meets it: what may be played, what a move would do, and why another pit may
 * not be played. A game at this screen and a table with people at other screens share it.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { contentText, pitText, refusal, seeds } from '../words.js';
import { pace, setting } from '../settings.js';
import { tok } from '../sound.js';
import '../board/board.js';

/** What the last move left to be seen. */
function marks(game, acts) {
  const last = acts[acts.length - 1];
  return last?.kind === 'move' && last.pit >= 0 && game.mover >= 0
    ? { [last.pit]: 'from', [last.landing]: 'last' }
    : {};
}

export class GameBoard {
  #hands;
  #game;
  #acts;
  #open = false;
  #sowing = false;
  /** The pit that a person here wants to play when the turn comes. */
  #planned;
  /** How many acts had been done when it was planned. */
  #plannedAt = 0;
  /** Whether moves are shown at once, because nobody looks at the board. */
  quiet = false;

  /**
   * @param hands what the board asks of its view: `title()` names the board, `name(seat)` a player, `play(pit)` plays a
   *   legal move, `complain(text, heard)` says why another may not be played, `say(text, kind)` tells of a pit,
   *   `rest()` says again how the game stands, `announce(text)` tells those who listen, `plans(seat)` tells whether a
   *   person here waits to move for a seat, `idle()` hears of a pit that is pressed where nobody is to move
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
    this.#acts = acts;
    this.#open = open;
    // A game that is over, taken back or begun anew is not the one that was planned for.
    if (game.mover < 0 || acts.length < this.#plannedAt) this.#planned = undefined;
    const { name, title } = this.#hands;
    this.element.names = {
      board: t('board.label', { game: title() }),
      pit: (pit) => this.#about(pit),
      store: (seat) => t('board.store', { player: name(seat), seeds: seeds(game.board.stores[seat]) }),
      letter: (pit) => game.board.names[pit],
    };
    this.#draw(glide && pace() > 0);
  }

  #draw(glide = false) {
    const game = this.#game;
    const every = game.board.owners.map((_, pit) => pit);
    const legal = this.#open ? every.filter((pit) => game.moves[pit]) : [];
    const plannable = this.#open ? [] : every.filter((pit) => this.#mayPlan(pit));
    this.element.show(
      { ...game.board, legal, plannable, planned: this.#planned, marks: marks(game, this.#acts) },
      { glide },
    );
  }

  /** A pit in words. While another player thinks, the reasons why that player may not play it help nobody here. */
  #about(pit) {
    if (pit === this.#planned) return t('plan.label', { pit: contentText(this.#game, pit) });
    return this.#open || this.#game.moves[pit] ? pitText(this.#game, pit) : contentText(this.#game, pit);
  }

  /** Plays the recorded steps of a player's move; `show` comes after it, or breaks it off. */
  async sow(steps, player) {
    this.#sowing = true;
    await this.element.sow(steps, player, this.quiet ? 0 : pace());
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
    this.element.preview(
      move
        ? {
            pit,
            landing: move.act.landing < 0 ? undefined : move.act.landing,
            laps: move.act.laps,
            captures: move.act.captures,
          }
        : null,
    );
    if (pit === null || !this.#open) this.#hands.rest();
    else this.#hands.say(pitText(this.#game, pit), move ? 'forecast' : '');
  }

  /** Looks again at the pit that the pointer or the focus is on. */
  lookAgain() {
    if (this.element.pointed !== null) this.consider(this.element.pointed);
  }

  /** A pit is pressed: it is played, planned, or it is said why not. */
  press(pit) {
    if (this.#sowing) this.finish();
    else if (this.#open) this.#choose(pit);
    else if (this.#mayPlan(pit)) this.#plan(pit === this.#planned ? undefined : pit);
    else this.#hands.idle?.();
  }

  #choose(pit) {
    if (this.#game.moves[pit]) return this.#hands.play(pit);
    this.#hands.complain(pitText(this.#game, pit), refusal(this.#game, pit));
    return this.element.refuse(pit);
  }

  #mayPlan(pit) {
    return this.#game.mover >= 0 && Boolean(this.#hands.plans?.(this.#game.board.owners[pit]));
  }

  #plan(pit) {
    const text =
      pit === undefined
        ? t('plan.dropped', { pit: this.#game.board.names[this.#planned] })
        : t('plan.made', { pit: this.#game.board.names[pit] });
    this.#planned = pit;
    this.#plannedAt = this.#acts.length;
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
    else this.#hands.complain(t('plan.refused', { pit: pitText(this.#game, pit) }));
    return true;
  }

  /** Brings the focus to the first pit that may be played. */
  enter() {
    this.element.focusPit(Math.max(0, this.#game.moves.findIndex(Boolean)));
  }
}
