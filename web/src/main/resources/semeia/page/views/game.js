/** The game itself: board, seats, what is said, what may be done. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { actText, effects, gameName, pitText, refusal, seatName, seeds } from '../words.js';
import { pace, setting } from '../settings.js';
import { DECLINE } from '../rules.js';
import { icon } from '../icons.js';
import { listenToKeys } from '../keyboard.js';
import { tok } from '../sound.js';
import { askAgreement, askResignation } from './dialogs.js';
import { ending } from './ending.js';
import { howtoButton } from './howto.js';
import { drawLot } from './lot.js';
import { matchScore } from './matchscore.js';
import { moveList } from './moves.js';
import { seatBar } from './seatbar.js';

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
    this.board = h('semeia-board');
    this.board.addEventListener('play', ({ detail }) => this.#press(detail));
    this.board.addEventListener('drop', () => setting('sound') && tok());
    this.board.addEventListener('look', ({ detail }) => this.#consider(detail));
    /** Its data tell how far the game is, and whose turn: `person`, `computer`, `sowing`, `lot`, `past` or `over`. */
    this.root = h('div.game');
    this.say = h('p.say');
    this.result = h('div.result');
    this.bars = Array.from({ length: this.#session.players }, (_, seat) => seatBar(this.#session, seat));
    this.score = matchScore(this.#session);
    this.moves = moveList(this.#session, (length) => this.#look(length));
    this.stage = h('div.stage', { onclick: ({ target }) => target.closest('.pit') ?? this.board.finish() });
    this.buttons = this.#makeButtons();
    this.stopKeys = listenToKeys(this.board, () => this.#session.game.board.names, {
      play: (pit) => this.#press(pit),
      none: (letter, far) => this.#complain(t(far ? 'say.no-pit.far' : 'say.no-pit.near', { letter: letter.toUpperCase() })),
      enter: () => this.board.focusPit(Math.max(0, this.#session.game.moves.findIndex(Boolean))),
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
      h('div.table', {}, h('h1', {}, gameName(preset)), this.stage, this.say, this.result, h('div.actions', {}, Object.values(this.buttons), howtoButton(() => this.#app.rules.ruleset(this.#session.setup.id)))),
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

  #makeButtons() {
    const make = (name, act, kind = '') => h(`button${kind}`, { type: 'button', 'data-do': name, onclick: act }, icon(name), h('span', {}, t(`do.${name}`)));
    return {
      pass: make('pass', () => this.#move(DECLINE), '.primary'),
      claim: make('claim', () => this.#act(() => this.#session.claim(this.#speaker())), '.primary'),
      undo: make('undo', () => this.#undo()),
      agree: make('agree', () => this.#agree()),
      resign: make('resign', () => this.#resign()),
      flip: make('flip', () => this.#flip()),
    };
  }

  /** Far seats above the board, near ones below. */
  #arrange() {
    const { players } = this.#session;
    this.board.shape = { pits: this.#session.game.board.pits.length, players };
    this.board.flipped = this.#flipped;
    const near = players === 2 ? [this.#flipped ? 1 : 0] : this.#flipped ? [2, 1] : [0];
    const far = players === 2 ? [this.#flipped ? 0 : 1] : this.#flipped ? [0] : [2, 1];
    const bars = (seats) => h('div.seat-bars', {}, seats.map((seat) => this.bars[seat].bar));
    this.stage.replaceChildren(bars(far), this.board, bars(near));
  }

  /** The board as a component sees it. */
  #view(game, acts) {
    const last = acts[acts.length - 1];
    const marks = last?.kind === 'move' && last.pit >= 0 && game.mover >= 0 ? { [last.pit]: 'from', [last.landing]: 'last' } : {};
    const mayPlay = !this.#past && !this.#veiled && game.mover >= 0 && this.#session.isPerson(game.mover);
    const legal = mayPlay ? game.moves.flatMap((move, pit) => (move ? [pit] : [])) : [];
    return { ...game.board, mover: game.mover, legal, marks };
  }

  #show(glide = false) {
    const game = this.#current();
    const acts = this.#session.acts.slice(0, this.#shown);
    this.board.names = {
      board: t('board.label', { game: gameName(this.#session.setup.preset) }),
      pit: (pit) => pitText(game, pit),
      store: (seat) => t('board.store', { player: seatName(this.#session.players, seat), seeds: seeds(game.board.stores[seat]) }),
      letter: (pit) => game.board.names[pit],
    };
    this.board.show(this.#view(game, acts), { glide: glide && pace() > 0 });
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
    const s = this.#session;
    this.root.dataset.length = s.acts.length;
    this.root.dataset.turn = this.#veiled ? 'lot' : this.#past ? 'past' : game.mover < 0 ? 'over' : s.isPerson(game.mover) ? 'person' : 'computer';
    const live = !this.#past && game.mover >= 0;
    this.buttons.pass.hidden = !(live && game.decline && s.isPerson(game.mover));
    this.buttons.claim.hidden = !(live && game.claim);
    this.buttons.undo.disabled = this.#past || !s.canUndo;
    this.buttons.agree.hidden = this.buttons.resign.hidden = !live || !s.setup.seats.includes('person');
    this.result.replaceChildren(...(this.#past || !game.outcome ? [] : [ending(this.#app, { again: () => this.#anew(() => this.#session.open(this.#session.setup)), next: () => this.#anew(() => this.#session.next()) })]));
  }

  #status(game) {
    const { players } = this.#session;
    if (this.#veiled) return t('lot.heading');
    if (this.#past) return this.#history();
    if (game.lot) return t('lot.last', { n: game.lot });
    if (game.mover < 0) return this.#told || t('say.over');
    const player = seatName(players, game.mover);
    if (!this.#session.isPerson(game.mover)) return [this.#told, t('say.thinking', { player })].join(' ');
    const notes = [this.#told, game.decline ? t('say.extra', { player }) : t('say.turn', { player })];
    if (game.claim) notes.push(t('say.claim'));
    if (game.refusals.includes('DOES_NOT_FEED')) notes.push(t('say.feed', { player, opponent: seatName(players, 1 - game.mover) }));
    return notes.join(' ');
  }

  #history() {
    if (!this.#viewing) return t('say.start');
    const { acts, game } = this.#session;
    const act = acts[this.#viewing - 1];
    const move = t('say.move', { player: seatName(this.#session.players, Math.max(0, act.player)), move: actText(act, game.board.names) });
    return [t('say.past', { n: this.#viewing, all: acts.length }), move].join(' ');
  }

  #speak(text, kind = '') {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
  }

  /** A pit under the pointer or the focus: what it would do, or why not. */
  #consider(pit) {
    if (this.#busy) return;
    const game = this.#current();
    const move = pit === null || this.#past || !setting('preview') ? undefined : game.moves[pit];
    if (!move || !this.#session.isPerson(game.mover)) {
      this.board.preview(null);
      return this.#speak(pit === null || this.#past || game.mover < 0 ? this.#status(game) : this.#about(game, pit));
    }
    const { act } = move;
    this.board.preview({ pit, landing: act.landing < 0 ? undefined : act.landing, laps: act.laps, captures: act.captures });
    this.#speak(this.#about(game, pit), 'forecast');
  }

  #about(game, pit) {
    if (!this.#session.isPerson(game.mover)) return this.#status(game);
    return pitText(game, pit);
  }

  #press(pit) {
    if (this.#busy) return this.board.finish();
    const { game } = this.#session;
    if (this.#past) return this.#look(Infinity);
    if (game.mover < 0 || !this.#session.isPerson(game.mover)) return undefined;
    if (game.moves[pit]) return this.#move(pit);
    this.#complain(pitText(game, pit), refusal(game, pit));
    return this.board.refuse(pit);
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
    const player = seatName(this.#session.players, before.mover);
    const passed = act.passed.map((seat) => t('say.passed', { player: seatName(this.#session.players, seat) }));
    const forecast = before.moves[move] ?? {};
    const told = t('say.move', { player, move: actText(act, game.board.names, forecast) });
    this.#told = [told, ...passed].join(' ');
    this.#speak(act.pit < 0 ? told : t('say.sows', { player, pit: act.name }), 'forecast');
    const turn = ++this.#turn;
    await this.board.sow(steps, before.mover, pace());
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
    } else if (game.mover >= 0 && !this.#session.isPerson(game.mover)) {
      this.#think();
    } else if (this.board.pointed !== null) {
      this.#consider(this.board.pointed);
    }
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
    this.#app.announce(t('aside.begins', { player: seatName(this.#session.players, this.#session.game.mover) }));
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
