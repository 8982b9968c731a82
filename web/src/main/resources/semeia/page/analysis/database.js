/**
 * What the databases of the server know of the position: the value of it and of each move, exact or as bounds. The
 * engine beside the board is told too.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { seatName, seeds } from '../words.js';
import { icon } from '../icons.js';
import { DECLINE } from '../rules.js';
import { boundsWords } from './values.js';

/** Milliseconds that a position must stay before the server is asked about it. */
const REST = 200;

/** What is proved for the player to move. @param forced seeds of those on the board that each player can force */
export function boundsOf(forced, { board, mover }) {
  const total = [...board.pits, ...board.stores].reduce((sum, n) => sum + n, 0);
  const others = forced.map((n, seat) => (seat === mover ? 0 : board.stores[seat] + n));
  const own = board.stores[mover] + forced[mover];
  return { least: 2 * own - total, most: total - 2 * Math.max(...others) };
}

export class Database {
  #timer;
  #broken;
  #position;
  #away = false;
  #knows;

  /** @param knows is called with what is proved, for the position and in a map for each move, once it is known */
  constructor(knows) {
    this.#knows = knows;
    this.body = h('div.database-body', { role: 'status' });
    this.element = h(
      'details.more.database',
      { ontoggle: () => this.#ask() },
      h('summary', {}, t('database.heading'), icon('down')),
      this.body,
    );
  }

  /** Turns to another position. @param position `{id, text, game, repeated}` */
  look(position) {
    this.#position = position;
    this.#ask();
  }

  /** Asks about the position that stays; where no server answered, only if somebody looks. */
  #ask() {
    clearTimeout(this.#timer);
    this.#broken?.abort();
    if (!this.#position || (this.#away && !this.element.open)) return;
    this.#timer = setTimeout(() => this.#probe(this.#position), REST);
  }

  close() {
    this.#position = undefined;
    this.#ask();
  }

  async #probe(position) {
    const { id, text, game } = position;
    if (game.mover < 0) return this.#say('over', t('database.over'));
    this.#broken = new AbortController();
    try {
      const answer = await fetch(`/api/probe?${new URLSearchParams({ rules: id, position: text })}`, {
        signal: this.#broken.signal,
      });
      if (!answer.ok) throw new Error(`the server says ${answer.status}`);
      const known = await answer.json();
      this.#away = false;
      if (position === this.#position) this.#take(known, position);
    } catch (problem) {
      if (problem.name === 'AbortError') return undefined;
      this.#away = true;
      this.#say('away', t('database.no-server'));
    }
    return undefined;
  }

  #say(state, ...content) {
    this.element.dataset.state = state;
    this.body.replaceChildren(...content.map((part) => (typeof part === 'string' ? h('p', {}, part) : part)));
  }

  #take({ known, forced, moves }, { game, repeated }) {
    const rows = moves
      .filter((move) => move.known)
      .map(({ move, forced: each }) => ({ move, bounds: boundsOf(each, game) }));
    if (!known && !rows.length) return this.#say('unknown', t('database.unknown'));
    const root = known ? boundsOf(forced, game) : undefined;
    if (!repeated) this.#knows(root, new Map(rows.map(({ move, bounds }) => [moveOf(move, game), bounds])));
    return this.#say(
      'known',
      ...this.#sentences(root, forced, game),
      this.#moves(rows, game),
      ...(repeated ? [t('database.repeated')] : []),
    );
  }

  #sentences(root, forced, { board, mover }) {
    if (!root) return [t('database.moves-only')];
    const player = (seat) => seatName(board.shares.length, seat);
    return [
      t('database.value', { player: player(mover), value: boundsWords(root) }),
      h(
        'ul',
        {},
        forced.map((n, seat) => h('li', {}, t('database.sure', { player: player(seat), seeds: seeds(n) }))),
      ),
    ];
  }

  #moves(rows, { board, mover, declining }) {
    rows.sort((a, b) => b.bounds.least - a.bounds.least);
    const row = ({ move, bounds }) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, move === declining ? t('move.pass') : move),
        h('td', {}, boundsWords(bounds)),
      );
    return h(
      'table',
      {},
      h('caption', {}, t('database.each', { player: seatName(board.shares.length, mover) })),
      h('tbody', {}, rows.map(row)),
    );
  }
}

/** The number of a move, which the server gives in our notation. @param {string} text @param {Game} game */
const moveOf = (text, game) =>
  text === game.declining ? DECLINE : game.moves.findIndex((move) => move?.act.text === text);
