/**
 * A game as it is played: sowings are watched, everything may be looked back at. What else may be done is for its
 * controls, see `controls.js`.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { ownName } from '../own.js';
import { houseRulesText } from '../play/houserules.js';
import { gameName } from '../words.js';
import { pace, setting } from '../settings.js';
import { CLAIM } from '../session.js';
import { giveHint } from '../play/hint.js';
import { watchTabs } from '../play/tabs.js';
import { DECLINE } from '../rules.js';
import { localControls } from './controls.js';
import { localWords } from './desk.js';
import { localEnding } from './ending.js';
import { FirstHints } from './firsthints.js';
import { delay, Flow } from './flow.js';
import { InWords } from './inwords.js';
import { Lines } from './lines.js';
import { GameBoard } from './gameboard.js';
import { matchScore } from './matchscore.js';
import { moveList } from './moves.js';
import { Replay } from './replay.js';
import { switchSound } from './toolbar.js';
import { sound } from '../sound.js';
import { Stage } from './stage.js';
import { endText, movedText, standingText, whose } from './status.js';

const THINKING = 420;

/**
 * A game on the board, of a session at this screen or of a table elsewhere that looks like one.
 *
 * `parts` are made for the view: `controls(view)` gives `{element, undo, update(game, past), close}`, `ending(view)`
 * what is shown when the game is over; `words(view)`, if there, promises the console of the game in words, see
 * `desk.js`; `head`, `news` and `aside` are elements of the owner, shown above the board, under what is said, and
 * beside the moves.
 */
export class GameView {
  #app;
  #session;
  #parts;
  #viewing;
  #flow = new Flow();
  #closed = false;
  /** What the last act did, in words. */
  #told = '';
  /** Whether a lot is being drawn whose result nobody is to see before. */
  #veiled = false;

  constructor(app, session, parts) {
    this.#app = app;
    this.#session = session;
    this.#parts = parts;
    this.board = new GameBoard(this.#hands(), this.#keys());
    this.#stage = new Stage(session, this.board, () => this.#past || this.#escape());
    /**
     * Its data tell how far the game is, and whose turn: `person` (at this screen), `other`, `computer`, `sowing`,
     * `lot`, `past`, `over` or `none`.
     */
    this.root = h('div.game');
    this.lines = new Lines();
    this.#hints = new FirstHints(session);
    this.score = matchScore(session);
    this.moves = moveList(session, (length) => this.#look(length));
    this.controls = parts.controls(this);
    this.replay = new Replay({
      session,
      show: (n) => {
        this.#viewing = n;
        this.#show(true);
      },
      sow: (steps, player) => this.board.sow(steps, player),
      end: () => this.#look(Infinity),
    });
    this.words = new InWords(this, parts.words);
  }

  #stage;
  #hints;
  /** What is said while another window goes on with the game; empty where this one does. */
  #elsewhere = '';
  /** Whether the end has been heard. */
  #heardEnd = false;

  /** What the board asks for, see `Hands`. */
  #hands() {
    const session = this.#session;
    return {
      title: () => gameName(session.setup.preset),
      name: (seat) => this.#name(seat),
      play: (pit) => this.move(pit),
      complain: (text, heard) => this.complain(text, heard),
      say: (text, kind) => this.lines.about(text, kind),
      rest: () => this.#rest(),
      announce: (text) => this.announce(text),
      plans: (seat) =>
        !this.#past &&
        !this.#elsewhere &&
        !this.#flow.busy &&
        session.isPerson(seat) &&
        !session.isPerson(session.game.mover),
      confirms: () => setting('confirm') ?? session.isSlow ?? false,
      idle: () => this.#takeUp() || (this.#past ? this.#look(Infinity) : this.board.forget()),
    };
  }

  #keys() {
    return {
      pass: () => this.#pass(),
      undo: () => this.controls.undo(),
      back: () => this.#look(this.#shown - 1),
      forward: () => this.#look(this.#shown + 1),
      replay: () => this.replayAll(),
      words: () => this.words.switch(),
      sound: () => this.#switchSound(),
      hint: () => giveHint(this),
      finish: () => this.#escape(),
    };
  }

  #switchSound() {
    switchSound();
    this.announce(t(setting('sound') ? 'sound.on' : 'sound.off'));
  }

  get app() {
    return this.#app;
  }

  get session() {
    return this.#session;
  }

  /** The place of the board. */
  get stage() {
    return this.#stage.element;
  }

  get content() {
    this.#stage.arrange();
    this.root.replaceChildren(
      h(
        'div.table',
        {},
        h('h1', {}, ownName(this.#session.setup.id) ?? gameName(this.#session.setup.preset)),
        this.#parts.head,
        this.#houseRules(),
        this.#stage.element,
        h('div.under', {}, this.lines.say, this.lines.peek, this.#parts.news, this.controls.element),
      ),
      h('aside', {}, this.score.element, this.moves.element, this.#parts.aside),
    );
    return [this.root];
  }

  /** What is played otherwise than the game is told, in a line. */
  #houseRules() {
    const { id, preset } = this.#session.setup;
    const text = id === preset ? '' : houseRulesText(this.#app.rules.ruleset(id));
    return text ? h('p.facts.house-rules', {}, t('setup.rules', { rules: text })) : undefined;
  }

  async shown() {
    this.#heardEnd = Boolean(this.#session.game.outcome);
    this.#veiled = this.#session.lotDrawn;
    this.#session.lotDrawn = false;
    this.#show(true);
    if (setting('words') && !this.words.on) await this.words.open();
    if (this.#veiled && !(await this.#lot(this.#session.game.mover, t('lot.heading')))) return;
    const { opening } = this.#session;
    this.#session.opening = undefined;
    if (opening !== undefined && this.isOpen) this.move(opening);
    else this.#goOn();
  }

  close() {
    this.#closed = true;
    this.#halt();
    this.words.close();
    this.controls.close();
    this.board.close();
  }

  get #shown() {
    return this.#viewing ?? this.#session.acts.length;
  }

  get #past() {
    return this.#viewing !== undefined;
  }

  #name(seat) {
    return this.#session.name(seat);
  }

  #show(glide = false) {
    const game = this.#current();
    const open = !this.#past && !this.#veiled && game.mover >= 0 && this.#session.isPerson(game.mover);
    this.board.show(game, { last: this.#session.acts[this.#shown - 1], open, glide });
    this.#tell(game);
  }

  /** Shows anew what stands beside the board; a sowing goes on. */
  refresh() {
    if (!this.#flow.busy) this.#tell(this.#current());
  }

  #current() {
    return this.#past ? this.#session.look(this.#viewing) : this.#session.game;
  }

  #tell(game) {
    const acts = this.#session.acts.slice(0, this.#shown);
    this.#stage.update(this.#veiled ? { ...game, mover: undefined } : game, acts);
    this.moves.update(this.#viewing);
    this.score.update();
    this.speak(this.#standing(game));
    this.#rest();
    this.root.dataset.length = this.#session.acts.length;
    this.root.dataset.turn = whose(game, this.#state);
    this.controls.update(game, this.#past);
    this.#soundEnd();
    this.#stage.conclude(this.#past || !game.outcome ? undefined : this.#parts.ending(this));
  }

  /** What the words about the game depend on beside the game. */
  get #state() {
    return { session: this.#session, told: this.#told, veiled: this.#veiled, viewing: this.#viewing };
  }

  /** Nothing is looked at. */
  #rest() {
    if (this.#elsewhere) return this.lines.quiet(this.#elsewhere);
    return this.lines.quiet(this.#past || this.#veiled ? '' : this.#hints.text(this.#session.game));
  }

  #standing(game) {
    return standingText(game, this.#state);
  }

  /** Says something where everybody looks. */
  speak(text, kind = '') {
    this.lines.standing(text, kind);
  }

  #pass() {
    const { game } = this.#session;
    if (game.decline && this.#session.isPerson(game.mover)) this.move(DECLINE);
    else this.complain(t('say.no-pass'));
  }

  /** Says why something cannot be done. */
  complain(text, heard = text) {
    if (this.#flow.busy) return;
    this.lines.about(text, 'refused');
    this.announce(heard);
  }

  /** Tells those who listen; in the log of the game in words while that is open. */
  announce(text) {
    if (this.words.on) this.words.tell(text);
    else this.#app.announce(text);
  }

  /** Plays a move, or asks for it where somebody else decides and tells what came of it. */
  move(move) {
    if (this.#flow.busy || this.#past) return;
    if (this.#elsewhere) {
      this.#elsewhere = '';
      this.#rest();
    }
    const before = this.#session.game;
    if (this.#session.isPerson(before.mover)) this.#hints.moved();
    const steps = this.#session.play(move);
    if (steps) this.sow(before, move, steps);
  }

  /** Shows the move that was just played from `before`; promises that it is seen, or broken off. */
  async sow(before, move, steps) {
    if (this.#past) return this.#tell(this.#current()); // who looks back is not torn away
    this.root.dataset.turn = 'sowing';
    const { game, acts } = this.#session;
    const act = acts[acts.length - 1];
    const name = (seat) => this.#name(seat);
    this.#told = movedText(act, { names: game.board.names, name, forecast: before.moves[move] });
    this.speak(act.pit < 0 ? this.#told : t('say.sows', { player: name(before.mover), pit: act.name }), 'forecast');
    if (!(await this.#flow.run(() => this.board.sow(steps, before.mover)))) return undefined;
    this.#show(true);
    this.#soundAfter(before, move);
    this.announce(game.outcome ? `${this.#told} ${endText(this.#stage.result)}` : this.#standing(game));
    return this.#goOn();
  }

  /** Lets be heard what a move brought: seeds that nobody saw fall, an extra move, the turn of somebody here. */
  #soundAfter(before, move) {
    const { game, acts } = this.#session;
    if (game.outcome) return;
    const { captured } = acts[acts.length - 1];
    if (before.moves[move]?.again) sound('extra');
    else if (this.#session.isPerson(game.mover) && !this.#session.isPerson(before.mover)) sound('turn');
    if (!pace()) sound(captured.some((n) => n > 0) ? 'capture' : 'seeds');
  }

  /** Lets the end of the game be heard, once. */
  #soundEnd() {
    const { outcome } = this.#session.game;
    if (outcome && !this.#heardEnd) sound(endSound(outcome, this.#session));
    this.#heardEnd = Boolean(outcome);
  }

  /** Lets the computer move, or draws the lot that the rules ask for. */
  async #goOn() {
    const { game } = this.#session;
    if (this.#closed || this.#past || this.#elsewhere) return;
    if (game.lot) {
      const seat = this.#session.lot();
      if (seat >= 0 && (await this.lot(seat, game.lot))) this.act(() => {});
    } else if (game.mover >= 0 && this.#session.isComputer(game.mover)) this.#think();
    else if (!this.board.playPlanned()) this.board.lookAgain();
  }

  /** The computer thinks; nobody waits for it. */
  async #think() {
    let move;
    const work = async () => {
      [move] = await Promise.all([this.#session.choose(), delay(pace() ? THINKING : 0)]);
    };
    if (!(await this.#flow.run(work, { busy: false }))) return;
    if (move === CLAIM) this.act(() => this.#session.claim(this.#session.game.mover));
    else this.move(move);
  }

  /** Draws the lot for the last seeds where everybody sees it; gives false if that was broken off. */
  lot(seat, n) {
    return this.#lot(seat, t('lot.last', { n }));
  }

  async #lot(seat, heading) {
    let text;
    const work = async () => {
      text = await this.#stage.lot(seat, heading);
    };
    if (!(await this.#flow.run(work))) return false;
    this.#veiled = false;
    this.#told = text;
    this.announce(text);
    this.#show();
    return true;
  }

  /** Shows what another window has done with the game, and leaves what follows to it. @param {string} text says so */
  follow(text) {
    const { id, seats } = this.#session.setup;
    if (!this.#session.restore()) return;
    const { setup } = this.#session;
    if (setup.id !== id || String(setup.seats) !== String(seats)) {
      this.#app.show();
      return;
    }
    this.#halt();
    this.#elsewhere = text;
    this.#told = '';
    this.#viewing = undefined;
    this.#heardEnd = true;
    this.#show(true);
  }

  /** Goes on here with a game that another window had gone on with; tells whether there was one. */
  #takeUp() {
    if (!this.#elsewhere) return false;
    this.#elsewhere = '';
    this.#rest();
    this.#goOn();
    return true;
  }

  /** Breaks off whatever is going on: the thinking, a sowing, a lot. Something else is to be shown. */
  #halt() {
    this.#flow.halt();
    this.#veiled = false;
    this.replay.stop();
    this.board.halt();
    this.#stage.clear();
  }

  /** Does something else than moving, and shows the game as it then is. */
  act(act) {
    this.#halt();
    this.#told = '';
    act();
    this.#viewing = undefined;
    this.#elsewhere = '';
    this.#show(true);
    this.announce(endText(this.#stage.result) || this.lines.say.textContent);
    this.#goOn();
  }

  /** Waits for an answer; it counts only if the game still stands as it was asked about. */
  async asked(question) {
    if (!this.#flow.busy) this.#flow.halt(); // the computer waits too
    const { length } = this.#session.game;
    const yes = (await question) === 'yes' && !this.#closed && this.#session.game.length === length;
    if (!yes) this.#goOn();
    return yes;
  }

  flip() {
    this.#stage.flip();
  }

  #look(length) {
    this.#halt();
    const all = this.#session.acts.length;
    const to = Math.max(0, length);
    this.#viewing = to >= all ? undefined : to;
    this.#show(true);
    this.#goOn();
  }

  #escape() {
    if (this.#takeUp()) return;
    if (this.replay.on) this.#look(this.#shown);
    else if (this.#flow.busy) this.board.finish();
    else if (!this.board.forget() && this.#past) this.#look(Infinity);
  }

  /** Shows the game as it is now, wherever one looked back to. */
  latest() {
    this.#look(Infinity);
  }

  /** Whether a person here may move now. */
  get isOpen() {
    return !this.#flow.busy && !this.#past && this.#session.isPerson(this.#session.game.mover);
  }

  /** Plays the game through again from the move that is looked at, or from the start; stops where it is already on. */
  replayAll() {
    const all = this.#session.acts.length;
    if (this.replay.on) this.#look(this.#shown);
    else if (all) {
      const from = this.#shown === all ? 0 : this.#shown;
      this.#halt();
      this.replay.start(from);
    }
  }

  /** Begins the next game, or everything anew. */
  anew(begin) {
    this.#halt();
    begin();
    this.#told = '';
    this.#viewing = undefined;
    window.scrollTo({ top: 0 });
    this.announce(t('aside.begins', { player: this.#name(this.#session.game.mover) }));
    this.shown();
  }
}
/** The sound of an end: for those who play here, their win or their loss. */
export function endSound({ winner, seeds }, session) {
  if (winner < 0 || !seeds.some((_, seat) => session.isPerson(seat))) return 'draw';
  return session.isPerson(winner) ? 'win' : 'loss';
}

/** The game that is on, or was left; nothing where there is none. */
export function view(app) {
  // What is kept comes first: another window may have gone on with it.
  if (!app.session.restore() && !app.session.game) return undefined;
  const shown = new GameView(app, app.session, {
    controls: localControls,
    ending: localEnding,
    words: localWords,
  });
  let stop;
  return {
    title: t('title.game', { game: gameName(app.session.setup.preset) }),
    content: shown.content,
    shown: () => {
      shown.shown();
      stop = watchTabs(shown);
    },
    close: () => {
      stop?.();
      shown.close();
    },
  };
}
