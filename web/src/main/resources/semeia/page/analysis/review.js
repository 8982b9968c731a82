/**
 * The review of a game: every move of the main line is judged, with a graph, the mistakes, and another try at each of
 * them.
 */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { seatName } from '../words.js';
import { badge } from '../board/inlay.js';
import { icon } from '../icons.js';
import { choices } from '../views/choices.js';
import { DECLINE } from '../rules.js';
import { graph, valueAfter } from './graph.js';
import { MARKS } from './marks.js';
import { signed, valueWords } from './values.js';

/** Positions of search for each move, so that the same review says the same on every machine. */
export const DEPTHS = { quick: 8_000, usual: 40_000, deep: 250_000 };

export class Review {
  #tree;
  #thread;
  #desk;
  #turn = 0;
  #depth = 'usual';
  #reviewed = [];
  #graph;

  /** @param desk `{go(node), changed(), pause(), again(node), show(moves)}`: what the review asks of the board */
  constructor(tree, thread, desk) {
    this.#tree = tree;
    this.#thread = thread;
    this.#desk = desk;
    this.element = h('section.review', { 'aria-label': t('review.heading') });
    this.#begin();
  }

  get depth() {
    return DEPTHS[this.#depth];
  }

  #begin() {
    const options = Object.keys(DEPTHS).map((key) => ({ key, label: t(`review.depth.${key}`) }));
    this.element.dataset.state = 'none';
    this.element.replaceChildren(
      h('h2', {}, t('review.heading')),
      h('p.note', {}, t('review.lead')),
      choices(t('review.depth'), 'review-depth', options, this.#depth, (key) => {
        this.#depth = key;
      }),
      h(
        'div.buttons',
        {},
        h('button', { type: 'button', 'data-do': 'review', onclick: () => this.run() }, t('review.run')),
      ),
    );
  }

  /** Judges every move of the main line; can be broken off. */
  async run() {
    try {
      await this.#run(++this.#turn);
    } catch (problem) {
      console.error(problem);
      this.#stop();
      this.#say(t('review.failed'));
    }
  }

  async #run(turn) {
    const nodes = this.#tree.main.filter(({ act }) => act.kind === 'move');
    if (!nodes.length) return this.#say(t('review.none'));
    this.#desk.pause();
    const bar = h('progress', { max: nodes.length, value: 0, 'aria-label': t('review.progress') });
    const count = h('p.note', { role: 'status' }, t('review.running', { all: nodes.length }));
    const stop = h('button', { type: 'button', 'data-do': 'stop', onclick: () => this.#stop() }, t('review.stop'));
    this.element.dataset.state = 'running';
    this.element.replaceChildren(h('h2', {}, t('review.heading')), count, bar, h('div.buttons', {}, stop));
    stop.focus();
    await this.#thread.ask('review', ...this.#tree.given(this.#tree.main.at(-1)));
    let players = [];
    for (const [i, node] of nodes.entries()) {
      const { move, players: so } = await this.#thread.ask('judge', this.depth);
      if (turn !== this.#turn) return undefined;
      node.judged = move;
      players = so;
      bar.value = i + 1;
    }
    this.#reviewed = nodes;
    this.#conclude(players);
    this.#desk.changed();
    return undefined;
  }

  #stop() {
    this.#turn++;
    this.#begin();
    this.element.querySelector('[data-do=review]').focus();
    this.#desk.changed();
  }

  #say(text) {
    this.element.querySelector('.none')?.remove();
    this.element.append(h('p.none', { role: 'status' }, text));
  }

  #conclude(players) {
    this.element.dataset.state = 'done';
    this.#graph = graph(this.#tree, this.#reviewed, this.element.clientWidth - 46, (node) => this.#desk.go(node));
    const heading = h('h2', { tabIndex: -1 }, t('review.heading'));
    this.element.replaceChildren(
      heading,
      this.#summary(players),
      this.#graph.element,
      this.#mistakes(),
      this.#table(),
      h(
        'div.buttons',
        {},
        h('button', { type: 'button', 'data-do': 'review', onclick: () => this.#begin() }, t('review.anew')),
      ),
    );
    this.#graph.update();
    heading.focus({ preventScroll: true });
  }

  /** A line for each player. A player who never had a choice has no accuracy. */
  #summary(players) {
    const kinds = ['SLIP', 'MISTAKE', 'BLUNDER'];
    const head = h(
      'tr',
      {},
      h('th', { scope: 'col' }, t('review.player')),
      h('th', { scope: 'col' }, t('review.accuracy')),
      kinds.map((kind) =>
        h(
          'th',
          { scope: 'col' },
          h('abbr', { title: t(`marks.${kind}`) }, MARKS[kind]),
          h('span.unseen', {}, t(`marks.${kind}`)),
        ),
      ),
    );
    const row = ({ accuracy, marks }, seat) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, badge(seat), seatName(players.length, seat)),
        h(
          'td',
          {},
          accuracy === null
            ? t('review.no-choice')
            : t('review.percent', { n: number(accuracy, { minimumFractionDigits: 1 }) }),
        ),
        kinds.map((kind) => h('td', {}, number(marks[kind]))),
      );
    return h(
      'div.scroll',
      {},
      h(
        'table.summary',
        {},
        h('caption.unseen', {}, t('review.summary')),
        h('thead', {}, head),
        h('tbody', {}, players.map(row)),
      ),
      h('p.note', {}, t('review.accuracy.note')),
    );
  }

  #name(move, { board }) {
    return move === DECLINE ? t('move.pass') : board.names[move];
  }

  #mistakes() {
    const bad = this.#reviewed.filter(({ judged }) => judged.mark !== 'GOOD');
    if (!bad.length) return h('p', {}, t('review.clean'));
    const item = (node) => {
      const { judged, board } = node;
      const n = judged.act + 1;
      const text = t('review.mistake', {
        n,
        player: seatName(this.#tree.players, judged.player),
        move: this.#name(judged.played.move, node),
        seeds: number(judged.drop, { maximumFractionDigits: 1 }),
      });
      return h(
        `li.${judged.mark.toLowerCase()}`,
        { 'data-n': String(n) },
        h(
          'b.mark-sign',
          { title: t(`mark.${judged.mark}`) },
          MARKS[judged.mark],
          h('span.unseen', {}, t(`mark.${judged.mark}`)),
        ),
        h('span', {}, text),
        h(
          'button',
          {
            type: 'button',
            'data-do': 'again',
            'aria-label': t('review.again.label', { n, pit: board.names[judged.played.move] ?? '' }),
            onclick: () => this.#desk.again(node),
          },
          t('review.again'),
        ),
      );
    };
    return h('div', {}, h('h3', {}, t('review.mistakes')), h('ol.mistakes', {}, bad.map(item)));
  }

  /** All of the graph as a table. */
  #table() {
    const two = this.#tree.players === 2;
    const columns = ['n', 'player', 'move', 'value', 'drop', 'best'].map((name) =>
      h('th', { scope: 'col' }, t(`graph-table.${name}`)),
    );
    const row = (node) => {
      const { judged } = node;
      const cells = [
        judged.act + 1,
        seatName(this.#tree.players, judged.player),
        this.#name(judged.played.move, node),
        two ? signed(valueAfter(node)) : valueWords(judged.played.score),
        number(judged.drop, { maximumFractionDigits: 1 }),
        judged.best.move === judged.played.move ? '' : this.#name(judged.best.move, node),
      ];
      return h(
        'tr',
        {},
        cells.map((cell) => h('td', {}, String(cell))),
      );
    };
    return h(
      'details.more',
      {},
      h('summary', {}, t('graph-table.heading'), icon('down')),
      h(
        'div.scroll',
        { tabIndex: 0, role: 'group', 'aria-label': t('graph-table.heading') },
        h('table', {}, h('thead', {}, h('tr', {}, columns)), h('tbody', {}, this.#reviewed.map(row))),
      ),
    );
  }

  /** The next reviewed mistake after a node, or undefined. */
  nextMistake(node) {
    const from = this.#reviewed.indexOf(node);
    return this.#reviewed.slice(from + 1).find(({ judged }) => judged.mark !== 'GOOD');
  }

  /** Follows the board. */
  follow() {
    this.#graph?.update();
  }
}
