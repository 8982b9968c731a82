/**
 * The analysis board: both sides may be moved, back and forward, with side lines; beside it the engine, the moves, the
 * review of the game, the databases. The address always says what is shown.
 */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, pitText, seatName, tally } from '../words.js';
import { pace } from '../settings.js';
import { DECLINE } from '../rules.js';
import { keep } from '../storage.js';
import { Thread } from '../thread.js';
import { Flow } from '../views/flow.js';
import { GameBoard } from '../views/gameboard.js';
import { Lines } from '../views/lines.js';
import { toAddress, toEditor } from './address.js';
import { valueBar } from './bar.js';
import { deskButtons, moveTools } from './buttons.js';
import { Database } from './database.js';
import { Engine } from './engine.js';
import { openExport } from './exporting.js';
import { openImport } from './importing.js';
import { moveTree, steps } from './moves.js';
import { playOn } from './playon.js';
import { remarkList } from './remarks.js';
import { Review } from './review.js';
import { playersText, standingText } from './standing.js';
import { TryAgain } from './tryagain.js';
import { notesOf, valueWords } from './values.js';

/** Moves of a better line that are shown at a mistake. */
const SHOWN = 8;
/** Sowing is a little quicker here than in a game. */
const SLOWNESS = 0.7;

export class Desk {
  #app;
  #tree;
  #thread;
  #flow = new Flow();
  #flipped = false;
  #told;

  constructor(app, tree, told = '') {
    this.#app = app;
    this.#tree = tree;
    this.#told = told;
    this.#thread = new Thread(app.rules);
    this.board = new GameBoard(this.#hands(), this.#keys(), SLOWNESS);
    this.bar = valueBar();
    this.lines = new Lines();
    this.seen = h('div.seen');
    this.engine = new Engine(this.#thread, { changed: () => this.#value(), play: (moves) => this.#playLine(moves) });
    this.moves = moveTree(
      () => this.#tree,
      (node) => this.#go(node),
    );
    // Beside the moves, and under the board where the moves are far below it.
    this.steps = [steps((name) => this.#step(name)), steps((name) => this.#step(name))];
    this.database = new Database((root, moves) => this.engine.know(root, moves));
    this.review = new Review(tree, this.#thread, {
      go: (node) => this.#go(node),
      changed: () => this.#changed(),
      pause: () => this.engine.rest(),
      again: (node) => this.#again(node),
    });
    this.again = new TryAgain(tree, this.#thread, {
      leave: () => this.#leave(),
      show: (node, moves) => this.#showBetter(node, moves),
      next: (node) => this.#nextMistake(node),
    });
    this.buttons = deskButtons(this.#acts(), (seat) => this.#name(seat));
    this.tools = moveTools({
      promote: () => this.#change(() => tree.promote(tree.at)),
      remove: () => this.#change(() => tree.remove(tree.at)),
      remark: (text) => this.#remark(text),
    });
    this.root = h('div.analysis');
  }

  /** What the board asks for, see `Hands`. */
  #hands() {
    return {
      title: () => gameName(this.#tree.preset),
      name: (seat) => this.#name(seat),
      play: (pit) => this.#play(this.#game.moves[pit].act.text, pit),
      complain: (text, heard) => this.#complain(text, heard),
      say: (text, kind) => this.lines.about(text, kind),
      rest: () => this.lines.quiet(),
      about: (game, pit) => this.#about(game, pit),
    };
  }

  #keys() {
    return {
      pass: () => this.#pass(),
      undo: () => this.#step('back'),
      back: () => this.#step('back'),
      forward: () => this.#step('forward'),
    };
  }

  #acts() {
    return {
      pass: () => this.#pass(),
      lot: (seat) => this.#play(this.#game.lots[seat]),
      flip: () => {
        this.#flipped = !this.#flipped;
        this.#show();
      },
      edit: () => {
        location.hash = toEditor(this.#app.rules, this.#tree.id, this.#tree.stand().position);
      },
      on: () => this.#playOn(),
      share: () => this.#share(),
      bring: () => openImport(this.#app, this.#thread, this.#tree.preset),
    };
  }

  get #game() {
    return this.#tree.stand().game;
  }

  #name(seat) {
    return seatName(this.#tree.players, seat);
  }

  get content() {
    const players = playersText(this.#tree);
    const finish = ({ target }) => target.closest('.pit') ?? this.board.finish();
    this.root.replaceChildren(
      h(
        'div.table',
        {},
        h('h1', {}, t('desk.heading', { game: gameName(this.#tree.preset) })),
        players ? h('p.note', {}, players) : undefined,
        h('div.stage', { onclick: finish }, this.board.element),
        this.bar.element,
        this.steps[1].element,
        this.lines.say,
        this.lines.peek,
        this.seen,
        this.again.element,
        this.buttons.element,
      ),
      h(
        'aside',
        {},
        this.engine.element,
        h(
          'section.moves',
          { 'aria-label': t('aside.moves') },
          h('div.move-head', {}, h('h2', {}, t('aside.moves')), this.steps[0].element),
          this.moves.element,
          this.tools.element,
        ),
        this.database.element,
      ),
      this.review.element,
    );
    return [this.root];
  }

  shown() {
    this.#changed();
  }

  close() {
    this.#flow.halt();
    this.board.close();
    this.engine.rest();
    this.database.close();
    this.#thread.close();
  }

  /** Shows the node that the tree is at. */
  #show(glide = false) {
    this.#flow.halt();
    const { game, position, repeated } = this.#tree.stand();
    const { at, id } = this.#tree;
    this.board.arrange(shapeOf(game.board), this.#flipped);
    this.board.show(game, { last: at.act, open: game.mover >= 0, glide });
    this.root.dataset.length = game.length;
    this.root.dataset.turn = game.mover < 0 ? 'over' : 'person';
    if (this.again.isOn) this.engine.hush();
    else this.engine.look({ given: this.#tree.given(), game });
    this.database.look({ id, text: position, game, repeated });
    this.#tell(game);
    this.moves.show();
    this.review.follow();
    this.#keep();
  }

  #tell(game) {
    const { at } = this.#tree;
    this.steps.forEach(({ update }) => update(this.#tree));
    this.buttons.update(game);
    this.tools.update(this.#tree);
    const remarked = at.parent && at.act.kind === 'move' && !this.again.isOn;
    const move = at.act?.pit < 0 ? DECLINE : at.act?.pit;
    this.seen.replaceChildren(
      ...(remarked
        ? [remarkList(this.#app.rules.remarks(...this.#tree.given(at.parent), move), at.parent.board)]
        : []
      ).filter(Boolean),
    );
    this.lines.standing(this.#standing(game));
    this.lines.quiet();
    this.#value();
  }

  #standing(game) {
    return standingText(this.#tree, game, this.#told);
  }

  #complain(text, heard = text) {
    this.lines.about(text, 'refused');
    this.#app.announce(heard);
  }

  /** A pit in words, with what its move is worth as far as that is known. */
  #about(game, pit) {
    const line = this.again.isOn ? undefined : this.engine.found?.lines.find(({ move }) => move === pit);
    return line ? t('desk.pit', { pit: pitText(game, pit), value: valueWords(line.score) }) : pitText(game, pit);
  }

  /** Shows what is known of the value: on the pits, and in the bar. */
  #value() {
    const found = this.again.isOn ? undefined : this.engine.found;
    const notes = notesOf(found);
    this.board.note(notes);
    this.bar.update(this.#game, found?.score);
    this.root.dataset.values = Object.keys(notes).length;
  }

  #pass() {
    if (this.#game.decline) this.#play(this.#game.declining, DECLINE);
    else this.#complain(t('say.no-pass'));
  }

  /** Plays an act from the node that is shown. */
  async #play(text, move) {
    if (this.again.isOn) return this.#try(text, move);
    const before = this.#game;
    const known = this.#tree.at.children.some((child) => child.text === text);
    this.#tree.at = this.#tree.add([text]);
    this.#told = '';
    if (!known) this.moves.update();
    await this.#sow(before);
    return undefined;
  }

  /** Shows the steps of a move; gives whether they were seen to their end. */
  #watch(all, mover) {
    return this.#flow.run(async () => {
      if (pace() && all.length) await this.board.sow(all, mover);
    });
  }

  /** Shows the move that led here being sown, then what came of it. */
  async #sow(before) {
    const { steps: all, game } = this.#tree.stand();
    const passed = this.#tree.at.act.passed ?? [];
    this.engine.rest();
    this.board.note({});
    if (!(await this.#watch(all, before.mover))) return;
    this.#show(true);
    const over = passed.map((seat) => t('say.passed', { player: this.#name(seat) }));
    this.#app.announce([this.#standing(game), ...over].join(' '));
  }

  /** Plays a line of the engine: its first move is shown, the others follow it. */
  #playLine(texts) {
    const before = this.#game;
    this.#tree.at = this.#tree.add(texts);
    this.moves.update();
    this.#sow(before);
  }

  #go(node) {
    this.#ended();
    this.#told = '';
    this.#tree.at = node;
    this.#show(true);
  }

  #step(name) {
    const { at, root } = this.#tree;
    const ends = { first: () => root, latest: () => this.#tree.after(at).at(-1) };
    const to = ends[name]?.() ?? this.#tree.next(name);
    if (!to) return;
    this.#go(to);
    this.#app.announce(this.#standing(this.#game));
  }

  #changed() {
    this.moves.update();
    this.#show();
  }

  #change(what) {
    what();
    this.#changed();
  }

  #remark(text) {
    this.#tree.at.comment = text;
    this.moves.update();
    this.#keep();
  }

  /** Goes to the position before a mistake, to look for something better. */
  #again(node) {
    this.again.begin(node);
    this.#tree.at = node.parent;
    this.root.classList.add('trying');
    this.#told = '';
    this.#show(true);
    this.again.said.scrollIntoView({ block: 'nearest' });
    this.board.enter();
  }

  async #try(text, move) {
    const before = this.#game;
    const [id, begin] = this.#tree.given();
    const { steps: all } = this.#app.rules.stand(id, begin, [...this.#tree.acts(), text].join(','));
    if (!(await this.#watch(all, before.mover))) return;
    this.#show();
    await this.again.judge(move, this.review.depth);
  }

  #ended() {
    this.again.end();
    this.root.classList.remove('trying');
  }

  #leave() {
    const { node } = this.again;
    this.#ended();
    this.#go(node);
    /** @type {HTMLElement} */
    const button = this.root.querySelector(`.mistakes [data-n="${node.judged.act + 1}"] button`);
    button?.focus();
  }

  /** Shows a better line at a mistake. */
  #showBetter(node, texts) {
    this.root.classList.remove('trying');
    this.#tree.at = node.parent;
    this.#playLine(texts.slice(0, SHOWN));
  }

  #nextMistake(node) {
    const next = this.review.nextMistake(node);
    if (next) this.#again(next);
    else this.#leave();
  }

  get #link() {
    const { at, id, begin } = this.#tree;
    const line = this.#tree.isMain(at) ? this.#tree.main : this.#tree.line();
    const acts = line.map(({ text }) => text);
    return toAddress(this.#app.rules, { id, begin, acts, shown: this.#tree.path().length });
  }

  /** The address says what is shown, and the browser keeps the side lines and comments, which it does not hold. */
  #keep() {
    const address = this.#link;
    history.replaceState(null, '', address);
    keep('analysis', { address, tree: this.#tree.keep() });
  }

  #share() {
    const { preset } = this.#tree;
    const { board, length } = this.#game;
    const title = t('export.title', { game: gameName(preset), n: length, score: tally(board.stores) });
    const link = new URL(this.#link, location.href).href;
    openExport(this.#app, { tree: this.#tree, board: this.board.element, link, title });
  }

  #playOn() {
    const { id, preset, players } = this.#tree;
    playOn(this.#app, { id, preset, position: this.#tree.stand().position, players });
  }
}
