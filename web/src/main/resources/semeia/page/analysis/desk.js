/**
 * The analysis board: both sides may be moved, back and forward, with side lines; beside it the engine, the moves, the
 * review of the game, the databases. The address always says what is shown.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { actText, gameName, pitText, refusal, seatName, seeds, tally, verdict as outcomeVerdict } from '../words.js';
import { pace, setting } from '../settings.js';
import { DECLINE } from '../rules.js';
import { icon } from '../icons.js';
import { listenToKeys } from '../keyboard.js';
import { analyseRead, takeGiven } from '../handover.js';
import { fromAddress, positionToAddress, toAddress } from './address.js';
import { valueBar } from './bar.js';
import { Database } from './database.js';
import { Engine } from './engine.js';
import { openExport } from './exporting.js';
import { importForm } from './importing.js';
import { keep, kept } from './keeping.js';
import { moveTree, steps } from './moves.js';
import { playOn } from './playon.js';
import { remarkList } from './remarks.js';
import { Review } from './review.js';
import { startPage } from './start.js';
import { Thread } from './thread.js';
import { Tree } from './tree.js';
import { TryAgain } from './tryagain.js';
import { valueSign, valueWords } from './values.js';

/** Moves of a better line that are shown at a mistake. */
const SHOWN = 8;

class Desk {
  #app;
  #tree;
  #thread;
  #turn = 0;
  #flipped = false;
  #closed = false;
  #told = '';

  constructor(app, tree, told = '') {
    this.#app = app;
    this.#tree = tree;
    this.#told = told;
    this.#thread = new Thread(app.rules);
    this.board = h('semeia-board');
    this.board.shape = { pits: tree.root.board.pits.length, players: tree.players };
    this.board.addEventListener('play', ({ detail }) => this.#press(detail));
    this.board.addEventListener('look', ({ detail }) => this.#consider(detail));
    this.bar = valueBar();
    this.say = h('p.say');
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
      changed: () => this.#reviewed(),
      pause: () => this.engine.rest(),
      again: (node) => this.#again(node),
    });
    this.again = new TryAgain(tree, this.#thread, {
      leave: () => this.#leave(),
      show: (node, moves) => this.#shown(node, moves),
      next: (node) => this.#nextMistake(node),
    });
    this.comment = h('textarea', { id: 'comment', rows: 2, oninput: () => this.#remark() });
    this.buttons = this.#makeButtons();
    this.root = h('div.analysis');
    this.stopKeys = listenToKeys(this.board, () => this.#game.board.names, {
      play: (pit) => this.#press(pit),
      none: (letter, far) =>
        this.#complain(t(far ? 'say.no-pit.far' : 'say.no-pit.near', { letter: letter.toUpperCase() })),
      enter: () => this.board.focusPit(Math.max(0, this.#game.moves.findIndex(Boolean))),
      pass: () => this.#pass(),
      undo: () => this.#step('back'),
      back: () => this.#step('back'),
      forward: () => this.#step('forward'),
      finish: () => this.board.finish(),
    });
  }

  get #game() {
    return this.#tree.stand().game;
  }

  get content() {
    const { preset } = this.#tree;
    this.root.replaceChildren(
      h(
        'div.table',
        {},
        h('h1', {}, t('desk.heading', { game: gameName(preset) })),
        this.#players(),
        h('div.stage', { onclick: ({ target }) => target.closest('.pit') ?? this.board.finish() }, this.board),
        this.bar.element,
        this.steps[1].element,
        this.say,
        this.seen,
        this.again.element,
        h('div.actions', {}, Object.values(this.buttons)),
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
          this.#tools(),
        ),
        this.database.element,
      ),
      this.review.element,
    );
    return [this.root];
  }

  shown() {
    this.moves.update();
    this.#show();
  }

  close() {
    this.#closed = true;
    this.#turn++;
    this.board.halt();
    this.engine.rest();
    this.database.close();
    this.#thread.close();
    this.stopKeys();
  }

  /** Who played, where the record says so. */
  #players() {
    const tag = (name) => this.#tree.tags.find(([known]) => known === name)?.[1];
    const names = (this.#tree.players === 2 ? ['South', 'North'] : ['Player1', 'Player2', 'Player3']).map(tag);
    const parts = [names.every(Boolean) ? names.join(' – ') : undefined, tag('Event'), tag('Date')].filter(Boolean);
    return parts.length ? h('p.note', {}, parts.join(', ')) : undefined;
  }

  #makeButtons() {
    const make = (name, act, picture = name) =>
      h('button', { type: 'button', 'data-do': name, onclick: act }, icon(picture), h('span', {}, t(`desk.${name}`)));
    return {
      pass: make('pass', () => this.#pass()),
      lots: h('span.buttons'),
      flip: make('flip', () => this.#flip()),
      edit: make('edit', () => {
        location.hash = `#/editor/${this.#tree.id}/${positionToAddress(this.#tree.stand().position)}`;
      }),
      on: make('on', () => this.#playOn(), 'computer'),
      share: make('share', () => this.#share()),
      bring: make('bring', () => this.#bring()),
    };
  }

  /** What may be done with the move that is shown. */
  #tools() {
    const make = (name, act) => h('button', { type: 'button', 'data-do': name, onclick: act }, t(`desk.${name}`));
    this.tools = {
      promote: make('promote', () => {
        this.#tree.promote(this.#tree.at);
        this.#changed();
      }),
      remove: make('remove', () => {
        this.#tree.remove(this.#tree.at);
        this.#changed();
      }),
    };
    return h(
      'details.more',
      {},
      h('summary', {}, t('desk.tools'), icon('down')),
      h('label', { for: 'comment' }, t('desk.comment')),
      this.comment,
      h('div.buttons', {}, Object.values(this.tools)),
    );
  }

  /** Shows the node that the tree is at. */
  #show(glide = false) {
    this.#turn++;
    this.board.halt();
    const { game, position, repeated } = this.#tree.stand();
    const { at, id, players } = this.#tree;
    this.names = {
      board: t('board.label', { game: gameName(this.#tree.preset) }),
      pit: (pit) => this.#about(game, pit),
      store: (seat) => t('board.store', { player: seatName(players, seat), seeds: seeds(game.board.stores[seat]) }),
      letter: (pit) => game.board.names[pit],
    };
    this.board.names = this.names;
    if (this.board.flipped !== this.#flipped) this.board.flipped = this.#flipped;
    this.board.preview(null);
    const marks =
      at.act?.kind === 'move' && at.act.pit >= 0 && !at.over ? { [at.act.pit]: 'from', [at.act.landing]: 'last' } : {};
    const legal = game.moves.flatMap((move, pit) => (move ? [pit] : []));
    this.board.show({ ...game.board, mover: game.mover, legal, marks }, { glide: glide && pace() > 0 });
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
    this.buttons.pass.hidden = !game.decline;
    this.buttons.lots.hidden = !game.lot;
    this.buttons.lots.replaceChildren(...(game.lot ? game.board.shares.map((_, seat) => this.#lot(seat)) : []));
    this.buttons.edit.disabled = this.buttons.on.disabled = game.mover < 0;
    this.comment.value = at.comment;
    this.tools.promote.disabled = this.#tree.isMain(at);
    this.tools.remove.disabled = !at.parent;
    const seen =
      at.parent && at.act.kind === 'move' && !this.again.isOn
        ? remarkList(this.#app.rules.remarks(...this.#tree.given(at.parent), this.#move(at)), at.parent.board)
        : undefined;
    this.seen.replaceChildren(...[seen].filter(Boolean));
    this.#speak(this.#status(game));
    this.#value();
  }

  #lot(seat) {
    const text = `lot ${this.#tree.players === 2 ? 'SN'[seat] : seat + 1}`;
    return h(
      'button',
      { type: 'button', onclick: () => this.#play(text) },
      t('desk.lot', { player: seatName(this.#tree.players, seat) }),
    );
  }

  /** The number of a node's move. */
  #move({ act }) {
    return act.pit < 0 ? DECLINE : act.pit;
  }

  #status(game) {
    const { at, players } = this.#tree;
    const notes = [];
    if (this.#told) notes.push(this.#told);
    if (at.parent)
      notes.push(
        t('say.move', { player: seatName(players, Math.max(0, at.act.player)), move: actText(at.act, at.board.names) }),
      );
    if (game.outcome)
      notes.push(t('desk.over', { verdict: outcomeVerdict(game.outcome), score: tally(game.outcome.seeds) }));
    else if (game.lot) notes.push(t('lot.last', { n: game.lot }));
    else notes.push(t(game.decline ? 'say.extra' : 'say.turn', { player: seatName(players, game.mover) }));
    if (game.claim) notes.push(t('say.claim'));
    if (game.mover >= 0 && game.refusals.includes('DOES_NOT_FEED'))
      notes.push(t('say.feed', { player: seatName(players, game.mover), opponent: seatName(players, 1 - game.mover) }));
    return notes.join(' ');
  }

  #speak(text, kind = '') {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
  }

  #complain(text) {
    this.#speak(text, 'refused');
    this.#app.announce(text);
  }

  /** A pit in words, with what its move is worth as far as that is known. */
  #about(game, pit) {
    const line = this.again.isOn ? undefined : this.engine.found?.lines.find(({ move }) => move === pit);
    return line ? t('desk.pit', { pit: pitText(game, pit), value: valueWords(line.score) }) : pitText(game, pit);
  }

  /** Shows what is known of the value: on the pits, and in the bar. */
  #value() {
    const { found } = this.engine;
    const game = this.#game;
    const notes = {};
    if (found && !this.again.isOn) {
      const best = found.lines[0].score;
      for (const [i, { move, score }] of found.lines.entries()) {
        const asGood = i === 0 || (score.seeds === best.seeds && score.flag === 'EXACT' && best.flag === 'EXACT');
        if (move !== DECLINE) notes[move] = { text: valueSign(score), kind: asGood ? 'best' : 'other' };
      }
    }
    this.board.note(notes);
    this.board.names = this.names;
    this.bar.update(game, this.again.isOn ? undefined : found?.score);
    this.root.dataset.values = Object.keys(notes).length;
  }

  #consider(pit) {
    const game = this.#game;
    const move = pit === null || !setting('preview') ? undefined : game.moves[pit];
    if (!move) {
      this.board.preview(null);
      return this.#speak(pit === null || game.mover < 0 ? this.#status(game) : pitText(game, pit));
    }
    const { act } = move;
    this.board.preview({
      pit,
      landing: act.landing < 0 ? undefined : act.landing,
      laps: act.laps,
      captures: act.captures,
    });
    return this.#speak(this.#about(game, pit), 'forecast');
  }

  #press(pit) {
    const game = this.#game;
    if (game.mover < 0) return;
    if (game.moves[pit]) this.#play(game.board.names[pit], pit);
    else {
      this.#complain(refusal(game, pit));
      this.board.refuse(pit);
    }
  }

  #pass() {
    if (this.#game.decline) this.#play('pass', DECLINE);
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

  /** Shows the move that led here being sown, then what came of it. */
  async #sow(before) {
    const turn = ++this.#turn;
    const { steps: all, game } = this.#tree.stand();
    const passed = this.#tree.at.act.passed ?? [];
    this.engine.rest();
    this.board.note({});
    if (pace() && all.length) await this.board.sow(all, before.mover, pace() * 0.7);
    if (turn !== this.#turn || this.#closed) return;
    this.#show(true);
    this.#app.announce(
      [
        this.#status(game),
        ...passed.map((seat) => t('say.passed', { player: seatName(this.#tree.players, seat) })),
      ].join(' '),
    );
  }

  /** Plays a line of the engine: its first move is shown, the others follow it. */
  #playLine(moves) {
    const { names } = this.#game.board;
    const before = this.#game;
    this.#tree.at = this.#tree.add(moves.map((move) => (move === DECLINE ? 'pass' : names[move])));
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
    const to = { first: () => root, latest: () => this.#tree.after(at).at(-1) }[name]?.() ?? this.#tree.next(name);
    if (!to) return;
    this.#go(to);
    this.#app.announce(this.#status(this.#game));
  }

  #flip() {
    this.#flipped = !this.#flipped;
    this.#show();
  }

  #changed() {
    this.moves.update();
    this.#show();
  }

  #remark() {
    this.#tree.at.comment = this.comment.value;
    this.moves.update();
    this.#keep();
  }

  #reviewed() {
    this.moves.update();
    this.#show();
  }

  /** Goes to the position before a mistake, to look for something better. */
  #again(node) {
    this.again.begin(node);
    this.#tree.at = node.parent;
    this.root.classList.add('trying');
    this.#told = '';
    this.#show(true);
    this.again.said.scrollIntoView({ block: 'nearest' });
    this.board.focusPit(this.#game.moves.findIndex(Boolean));
  }

  async #try(text, move) {
    const before = this.#game;
    const turn = ++this.#turn;
    const { steps: all } = this.#app.rules.stand(
      ...this.#tree.given().slice(0, 2),
      [...this.#tree.acts(), text].join(','),
    );
    if (pace() && all.length) await this.board.sow(all, before.mover, pace() * 0.7);
    if (turn !== this.#turn) return;
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
    this.root.querySelector(`.mistakes [data-n="${node.judged.act + 1}"] button`)?.focus();
  }

  /** Shows a better line at a mistake. */
  #shown(node, moves) {
    this.root.classList.remove('trying');
    this.#tree.at = node.parent;
    this.#playLine(moves.slice(0, SHOWN));
  }

  #nextMistake(node) {
    const next = this.review.nextMistake(node);
    if (next) this.#again(next);
    else this.#leave();
  }

  get #link() {
    const { at, id, begin } = this.#tree;
    const line = this.#tree.isMain(at) ? this.#tree.main : this.#tree.line();
    return toAddress({ id, begin, acts: line.map(({ text }) => text), shown: this.#tree.path().length });
  }

  /** The address says what is shown, and the browser keeps the rest. */
  #keep() {
    const address = this.#link;
    history.replaceState(null, '', address);
    keep(address, this.#tree.keep());
  }

  #share() {
    const { stores } = this.#game.board;
    const title = t('export.title', { game: gameName(this.#tree.preset), n: this.#game.length, score: tally(stores) });
    openExport(this.#app, {
      tree: this.#tree,
      board: this.board,
      link: new URL(this.#link, location.href).href,
      title,
    });
  }

  #playOn() {
    playOn(this.#app, {
      id: this.#tree.id,
      preset: this.#tree.preset,
      position: this.#tree.stand().position,
      players: this.#tree.players,
    });
  }

  #bring() {
    const form = importForm(
      this.#app,
      this.#thread,
      (game, told) => {
        form.closest('dialog').close('');
        analyseRead(game, told);
      },
      this.#tree.preset,
    );
    const closing = h('button', { type: 'button', onclick: () => dialog.close() }, t('do.close'));
    const dialog = h(
      'dialog',
      { 'aria-labelledby': 'bring-title', onclose: () => dialog.remove() },
      h('h2', { id: 'bring-title' }, t('import.heading')),
      form,
      h('div.buttons', {}, closing),
    );
    document.body.append(dialog);
    dialog.showModal();
  }
}

/** A tree of a game that the rules have read. */
function treeOf(app, { rules, begin, acts, tags, comments }) {
  return new Tree(app.rules, { id: rules, begin, acts: acts ? acts.split(',') : [], tags, comments });
}

/** What was handed over, as a tree and what is to be said about it. */
function taken(app, { record, game, told }) {
  return { tree: treeOf(app, game ?? app.rules.read('semeia', 'abapa', record).games[0]), told };
}

/** What the address means, as a tree and what is to be said about it. */
function addressed(app, parts) {
  const { address, tree: plain } = kept();
  if (address === location.hash) return { tree: Tree.restore(app.rules, plain) };
  const asked = fromAddress(parts);
  const tree = new Tree(app.rules, asked);
  tree.at = [tree.root, ...tree.main][asked.shown ?? Infinity] ?? tree.main.at(-1) ?? tree.root;
  const told = asked.stray ? t('desk.stray', { text: asked.stray }) : tree.fault ? t('desk.fault', tree.fault) : '';
  return { tree, told };
}

function start(app, told) {
  const thread = new Thread(app.rules);
  const content = startPage(app, { thread, told, last: kept().address, opens: analyseRead });
  return { title: t('start.title'), content, close: () => thread.close() };
}

/** The analysis of what the address or another page gives; without either, the way in. */
export function view(app, ...parts) {
  const given = takeGiven();
  if (!given && (!parts[0] || parts[0] === 'given')) return start(app);
  let found;
  try {
    found = given ? taken(app, given) : addressed(app, parts);
  } catch (problem) {
    return start(app, t('desk.unknown', { problem: problem.message }));
  }
  const desk = new Desk(app, found.tree, found.told);
  return {
    title: t('desk.title', { game: gameName(found.tree.preset) }),
    content: desk.content,
    shown: () => desk.shown(),
    close: () => desk.close(),
  };
}
