/** A game at this screen: people and the computer take turns, and everything may be looked at, taken back or begun anew. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, seatName } from '../words.js';
import { pace } from '../settings.js';
import { DECLINE } from '../rules.js';
import { listenToKeys } from '../keyboard.js';
import { gameActions } from './actions.js';
import { askAgreement, askResignation } from './dialogs.js';
import { ending } from './ending.js';
import { GameBoard } from './gameboard.js';
import { howtoButton } from './howto.js';
import { drawLot } from './lot.js';
import { matchScore } from './matchscore.js';
import { moveList } from './moves.js';
import { seatBar } from './seatbar.js';
import { movedText, pastText, turnText } from './status.js';

const THINKING = 420;

class GameView {
  #app;
  #session;
  #viewing;
  #busy = false;
  /** Counts what takes time, so that a thought, a sowing or a lot can see that it was broken off. */
  #turn = 0;
  #flipped;
  #closed = false;
  #timer;
  #told = '';
  /** Whether a lot is being drawn whose result nobody is to see before. */
  #veiled = false;

  constructor(app) {
    this.#app = app;
    this.#session = app.session;
    this.#flipped = this.#session.viewer > 0;
    this.board = new GameBoard({
      title: () => gameName(this.#session.setup.preset),
      name: (seat) => this.#name(seat),
      play: (pit) => this.#move(pit),
      complain: (text, heard) => this.#complain(text, heard),
      say: (text, kind) => this.#speak(text, kind),
      rest: () => this.#busy || this.#speak(this.#status(this.#current())),
      idle: () => this.#past && this.#look(Infinity),
    });
    /** Its data tell how far the game is, and whose turn: `person`, `computer`, `sowing`, `lot`, `past` or `over`. */
    this.root = h('div.game');
    this.say = h('p.say');
    this.result = h('div.result');
    this.bars = Array.from({ length: this.#session.players }, (_, seat) => seatBar(this.#session, seat));
    this.score = matchScore(this.#session);
    this.moves = moveList(this.#session, (length) => this.#look(length));
    this.stage = h('div.stage', { onclick: ({ target }) => target.closest('.pit') ?? this.board.finish() });
    this.actions = gameActions({
      pass: () => this.#move(DECLINE),
      claim: () => this.#act(() => this.#session.claim(this.#speaker())),
      undo: () => this.#undo(),
      agree: () => this.#agree(),
      resign: () => this.#resign(),
      flip: () => this.#flip(),
    });
    this.stopKeys = listenToKeys(this.board.element, () => this.#session.game.board.names, {
      play: (pit) => this.board.press(pit),
      none: (letter, far) => this.#complain(t(far ? 'say.no-pit.far' : 'say.no-pit.near', { letter: letter.toUpperCase() })),
      enter: () => this.board.enter(),
      pass: () => this.#pass(),
      undo: () => this.#undo(),
      back: () => this.#look(this.#shown - 1),
      forward: () => this.#look(this.#shown + 1),
      finish: () => this.#escape(),
    });
  }

  get content() {
    const { preset } = this.#session.setup;
    this.#arrange();
    this.root.replaceChildren(
      h('div.table', {}, h('h1', {}, gameName(preset)), this.stage, this.say, this.result, h('div.actions', {}, this.actions.elements, howtoButton(() => this.#app.rules.ruleset(this.#session.setup.id)))),
      h('aside', {}, this.score.element, this.moves.element));
    return [this.root];
  }

  async shown() {
    this.#veiled = this.#session.lotDrawn;
    this.#session.lotDrawn = false;
    this.#show(true);
    if (this.#veiled && !(await this.#lot(this.#session.game.mover, t('lot.heading')))) return;
    this.#goOn();
  }

  close() {
    this.#closed = true;
    this.#halt();
    this.stopKeys();
  }

  get #shown() {
    return this.#viewing ?? this.#session.acts.length;
  }

  get #past() {
    return this.#viewing !== undefined;
  }

  #name(seat) {
    return seatName(this.#session.players, seat);
  }

  /** Far seats above the board, near ones below. */
  #arrange() {
    const { players } = this.#session;
    this.board.arrange({ pits: this.#session.game.board.pits.length, players }, this.#flipped);
    const near = players === 2 ? [this.#flipped ? 1 : 0] : this.#flipped ? [2, 1] : [0];
    const far = players === 2 ? [this.#flipped ? 0 : 1] : this.#flipped ? [0] : [2, 1];
    const bars = (seats) => h('div.seat-bars', {}, seats.map((seat) => this.bars[seat].bar));
    this.stage.replaceChildren(bars(far), this.board.element, bars(near));
  }

  #show(glide = false) {
    const game = this.#current();
    const open = !this.#past && !this.#veiled && game.mover >= 0 && this.#session.isPerson(game.mover);
    this.board.show(game, this.#session.acts.slice(0, this.#shown), { open, glide });
    this.#tell(game);
  }

  #current() {
    return this.#past ? this.#session.look(this.#viewing) : this.#session.game;
  }

  #tell(game) {
    this.bars.forEach(({ update }) => update(this.#veiled ? { ...game, mover: undefined } : game));
    this.moves.update(this.#viewing);
    this.score.update();
    this.#speak(this.#status(game));
    this.root.dataset.length = this.#session.acts.length;
    this.root.dataset.turn = this.#whose(game);
    this.actions.update(game, this.#session, this.#past);
    this.result.replaceChildren(...(this.#past || !game.outcome ? [] : [ending(this.#app, { again: () => this.#anew(() => this.#session.open(this.#session.setup)), next: () => this.#anew(() => this.#session.next()) })]));
  }

  #whose(game) {
    if (this.#veiled) return 'lot';
    if (this.#past) return 'past';
    if (game.mover < 0) return 'over';
    return this.#session.isPerson(game.mover) ? 'person' : 'computer';
  }

  #status(game) {
    const name = (seat) => this.#name(seat);
    if (this.#veiled) return t('lot.heading');
    if (this.#past) return pastText(this.#session.acts, this.#viewing, { names: this.#session.game.board.names, name });
    if (game.lot) return t('lot.last', { n: game.lot });
    if (game.mover < 0) return this.#told || t('say.over');
    return turnText(game, { told: this.#told, name, mine: this.#session.isPerson(game.mover) });
  }

  #speak(text, kind = '') {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
  }

  #pass() {
    const { game } = this.#session;
    if (game.decline && this.#session.isPerson(game.mover)) this.#move(DECLINE);
    else this.#complain(t('say.no-pass'));
  }

  /** Says why something cannot be done. */
  #complain(text, heard = text) {
    if (this.#busy) return;
    this.#speak(text, 'refused');
    this.#app.announce(heard);
  }

  async #move(move) {
    if (this.#busy || this.#past) return;
    this.#busy = true;
    this.root.dataset.turn = 'sowing';
    const before = this.#session.game;
    const steps = this.#session.play(move);
    const { game, acts } = this.#session;
    const act = acts[acts.length - 1];
    const name = (seat) => this.#name(seat);
    this.#told = movedText(act, { names: game.board.names, name, forecast: before.moves[move] });
    this.#speak(act.pit < 0 ? this.#told : t('say.sows', { player: name(before.mover), pit: act.name }), 'forecast');
    const turn = ++this.#turn;
    await this.board.sow(steps, before.mover);
    if (turn !== this.#turn) return;
    this.#busy = false;
    this.#show(true);
    this.#app.announce(game.outcome ? `${this.#told} ${this.result.textContent}` : this.#status(game));
    this.#goOn();
  }

  /** Lets the computer move, or draws the lot that the rules ask for. */
  async #goOn() {
    clearTimeout(this.#timer);
    const { game } = this.#session;
    if (this.#closed || this.#past) return;
    if (game.lot) {
      const seat = this.#session.lot();
      if (await this.#lot(seat, t('lot.last', { n: game.lot }))) this.#act(() => {});
    } else if (game.mover >= 0 && !this.#session.isPerson(game.mover)) this.#think();
    else this.board.lookAgain();
  }

  async #think() {
    const turn = ++this.#turn;
    const rest = new Promise((done) => { this.#timer = setTimeout(done, pace() ? THINKING : 0); });
    const [move] = await Promise.all([this.#session.choose(), rest]);
    if (turn === this.#turn) this.#move(move);
  }

  /** Draws a lot where everybody sees it; gives false if that was broken off. */
  async #lot(seat, heading) {
    this.#busy = true;
    const turn = ++this.#turn;
    const text = await drawLot(this.stage, this.#session.players, seat, heading);
    if (turn !== this.#turn) return false;
    this.#busy = this.#veiled = false;
    this.#told = text;
    this.#app.announce(text);
    this.#show();
    return true;
  }

  /** Breaks off whatever is going on: the thinking, a sowing, a lot. Something else is to be shown. */
  #halt() {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#busy = this.#veiled = false;
    this.board.halt();
    this.stage.querySelector('.lot')?.remove();
  }

  #act(act) {
    this.#halt();
    this.#told = '';
    act();
    this.#viewing = undefined;
    this.#show(true);
    this.#app.announce(this.result.textContent || this.say.textContent);
    this.#goOn();
  }

  /** The person who claims or resigns: the one on move, else the one who looks at the board. */
  #speaker() {
    const { game } = this.#session;
    return this.#session.isPerson(game.mover) ? game.mover : this.#session.viewer;
  }

  async #agree() {
    const { game, players } = this.#session;
    const computers = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !this.#session.isPerson(seat));
    const answers = computers.map((seat) => ({ seat, agrees: this.#session.agrees(seat) }));
    if (await this.#asked(askAgreement(game, { players, computers: answers }))) this.#act(() => this.#session.agree());
  }

  async #resign() {
    const seat = this.#speaker();
    if (await this.#asked(askResignation(this.#session.game, seat))) this.#act(() => this.#session.resign(seat));
  }

  /** Waits for an answer; it counts only if the game still stands as it was asked about. */
  async #asked(question) {
    clearTimeout(this.#timer);
    const { length } = this.#session.game;
    const yes = (await question) === 'yes' && !this.#closed && this.#session.game.length === length;
    if (!yes) this.#goOn();
    return yes;
  }

  #undo() {
    if (this.#past || !this.#session.canUndo) return;
    this.#act(() => this.#session.undo());
  }

  #flip() {
    this.#flipped = !this.#flipped;
    this.#arrange();
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
    if (this.#busy) this.board.finish();
    else if (this.#past) this.#look(Infinity);
  }

  /** Begins the next game, or everything anew. */
  #anew(begin) {
    this.#halt();
    begin();
    this.#told = '';
    this.#viewing = undefined;
    this.#app.announce(t('aside.begins', { player: this.#name(this.#session.game.mover) }));
    this.shown();
  }
}

/** The game that is on, or was left; nothing where there is none. */
export function view(app) {
  if (!app.session.game && !app.session.restore()) return undefined;
  const shown = new GameView(app);
  return {
    title: t('title.game', { game: gameName(app.session.setup.preset) }),
    content: shown.content,
    shown: () => shown.shown(),
    close: () => shown.close(),
  };
}
