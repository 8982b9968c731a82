/**
 * The engine beside the board: it looks at the position that is shown, deeper and deeper, in short slices so that it
 * can be stopped, and tells what every move is worth.
 */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { change, setting } from '../settings.js';
import { DECLINE } from '../rules.js';
import { proved, tightened, valueSign, valueWords, verdict } from './values.js';

/** Milliseconds of the slices: short at first, so that there is something to see at once. */
const FIRST = 60;
const LONGEST = 480;
/** How long a position is thought about without being asked again. */
const PATIENCE = 30_000;
/** The depth at which the engine's search ends. */
const DEEPEST = 120;
/** Lines that are shown, and moves of each. */
const LINES = 4;
const MOVES = 12;

/** Whether one finding says more than another about the same position. */
function saysMore(next, last) {
  const exact = ({ lines }) => lines.filter(({ score }) => score.flag === 'EXACT').length;
  return !last || next.depth >= last.depth || exact(next) > exact(last);
}

export class Engine {
  #thread;
  #turn = 0;
  /** What the search found, and with what databases know. */
  #searched;
  #found;
  #known = { moves: new Map() };
  #nodes = 0;
  #position;
  #play;
  #changed;
  #thinking = false;

  /** @param changed is called when something new is known; @param play with a line that was chosen, in our notation */
  constructor(thread, { changed, play }) {
    this.#thread = thread;
    this.#changed = changed;
    this.#play = play;
    this.toggle = h('input', {
      type: 'checkbox',
      role: 'switch',
      checked: setting('engine') !== false,
      onchange: ({ target }) => this.#switch(target.checked),
    });
    this.verdict = h('p.verdict');
    this.depth = h('p.note');
    this.proved = h('p.note');
    this.lines = h('ol.lines');
    this.more = h(
      'button',
      { type: 'button', 'data-do': 'think', hidden: true, onclick: () => this.#think() },
      t('engine.more'),
    );
    this.element = h(
      'section.engine',
      { 'aria-label': t('engine.heading') },
      h(
        'div.panel-head',
        {},
        h('h2', {}, t('engine.heading')),
        h('label.switch', {}, this.toggle, h('span', {}, t('engine.on'))),
      ),
      this.verdict,
      this.proved,
      this.lines,
      this.depth,
      this.more,
    );
  }

  /** What is known about the position that is shown: `{depth, score, lines, move}`, or nothing. */
  get found() {
    return this.#found;
  }

  get isOn() {
    return this.toggle.checked;
  }

  #switch(on) {
    change('engine', on);
    if (on) this.#think();
    else this.#forget();
  }

  /** Turns to another position. @param position `{given, game}`: what the rules are given, and the game as it stands */
  look(position) {
    this.#position = position;
    this.#forget();
    if (this.isOn && position.game.mover >= 0) this.#think();
  }

  #forget() {
    this.#turn++;
    this.#searched = this.#found = undefined;
    this.#known = { moves: new Map() };
    this.#nodes = 0;
    this.#show();
    this.#changed();
  }

  /** Stops thinking; what is known stays. */
  rest() {
    this.#turn++;
    this.#thinking = false;
    this.#show();
  }

  /** Says nothing until it is to look again. */
  hush() {
    this.#position = undefined;
    this.#forget();
    this.verdict.textContent = t('engine.quiet');
  }

  async #think() {
    const turn = ++this.#turn;
    const { given } = this.#position;
    const end = Date.now() + PATIENCE;
    this.#thinking = true;
    for (
      let slice = FIRST;
      turn === this.#turn && Date.now() < end && !this.#isDone;
      slice = Math.min(LONGEST, slice * 2)
    ) {
      const next = await this.#thread.ask('analyse', ...given, slice).catch(() => undefined);
      if (turn !== this.#turn) return;
      if (!next) break;
      this.#nodes += next.nodes;
      if (saysMore(next, this.#searched)) this.#searched = next;
      this.#join();
    }
    this.#thinking = false;
    this.#show();
  }

  /**
   * Takes in what databases know of the position that is shown.
   * @param root bounds of it;
   * @param moves bounds of moves, by their numbers
   */
  know(root, moves) {
    if (!this.isOn || !this.#position) return;
    this.#known = { root, moves };
    this.#join();
  }

  /** Joins what was searched with what is known; a database that knows every move is enough alone. */
  #join() {
    const { root, moves } = this.#known;
    const base = this.#searched ?? this.#fromDatabase(root, moves);
    if (!base) return;
    const lines = base.lines.map((line) =>
      moves.has(line.move) ? { ...line, score: tightened(line.score, moves.get(line.move)) } : line,
    );
    lines.sort((a, b) => b.score.seeds - a.score.seeds || b.score.least - a.score.least);
    const best = {
      ...lines[0].score,
      least: Math.max(base.score.least, ...lines.map(({ score }) => score.least)),
      most: Math.min(base.score.most, Math.max(...lines.map(({ score }) => score.most))),
    };
    this.#found = { ...base, lines, score: tightened(best, root ?? best), database: moves.size > 0 };
    this.#show();
    this.#changed();
  }

  #fromDatabase(root, moves) {
    const { game } = this.#position;
    const count = game.moves.filter(Boolean).length + (game.decline ? 1 : 0);
    if (!root || moves.size < count) return undefined;
    const score = ({ least, most }) => ({ seeds: least, least, most, flag: 'AT_LEAST' });
    const textOf = (move) => (move === DECLINE ? game.declining : game.moves[move].act.text);
    const lines = [...moves].map(([move, bounds]) => ({
      move,
      moves: [move],
      texts: [textOf(move)],
      score: score(bounds),
    }));
    return { depth: 0, nodes: 0, move: lines[0].move, lines, score: score(root) };
  }

  /** Whether more thinking brings nothing more. */
  get #isDone() {
    return this.#searched && (this.#isSolved || this.#searched.depth >= DEEPEST);
  }

  get #isSolved() {
    return this.#found?.lines.every(({ score }) => score.flag === 'EXACT') ?? false;
  }

  #show() {
    const { game } = this.#position ?? {};
    const found = this.#found;
    this.element.classList.toggle('off', !this.isOn);
    this.element.dataset.state = !found ? 'empty' : this.#isSolved ? 'solved' : this.#thinking ? 'thinking' : 'resting';
    this.element.dataset.depth = found?.depth ?? 0;
    this.more.hidden = !found || this.#thinking || this.#isDone || !this.isOn;
    if (!found) {
      const over = game && game.mover < 0;
      this.verdict.textContent = over ? t('engine.over') : this.isOn ? t('engine.thinking') : t('engine.off');
      this.depth.textContent = this.proved.textContent = '';
      this.lines.replaceChildren();
      return;
    }
    const players = game.board.shares.length;
    this.verdict.textContent = verdict(found.score, game.mover, players);
    this.proved.textContent = players > 2 ? this.#three(found, game) : (proved(found.score, game) ?? '');
    this.depth.textContent = t(this.#isSolved ? 'engine.solved' : 'engine.depth', {
      depth: found.depth,
      nodes: number(this.#nodes, { notation: 'compact', maximumSignificantDigits: 3 }),
    });
    this.lines.replaceChildren(...found.lines.slice(0, LINES).map((line) => this.#line(line, game.board.names)));
  }

  /** With three players: what the numbers are, and which move does best when games are played out. */
  #three({ move, lines }, { board }) {
    const name = (m) => (m === DECLINE ? t('move.pass') : board.names[m]);
    return [t('engine.three'), move === lines[0].move ? undefined : t('engine.playouts', { move: name(move) })]
      .filter(Boolean)
      .join(' ');
  }

  #line({ move, moves, texts, score }, names) {
    const name = (m) => (m === DECLINE ? t('move.pass') : names[m]);
    const shown = moves.slice(0, MOVES).map(name).join(' ') + (moves.length > MOVES ? ' …' : '');
    const label = t('engine.line', { move: name(move), value: valueWords(score), moves: shown });
    return h(
      'li',
      {},
      h(
        'button.engine-line',
        { type: 'button', 'aria-label': label, 'data-move': String(move), onclick: () => this.#play(texts) },
        h(`b.value.${score.flag.toLowerCase()}`, {}, valueSign(score)),
        h('span', {}, shown),
      ),
    );
  }
}
