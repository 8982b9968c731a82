/** "Try again": the position before a mistake, and whether another move is better. */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { DECLINE } from '../rules.js';
import { valueWords } from './values.js';

/** Seeds that a move may give away and still be as good as the best. */
const AS_GOOD = 1;

export class TryAgain {
  #thread;
  #tree;
  #desk;
  #node;
  #asking = false;

  /** @param desk `{leave(), show(node, moves), next(node)}` */
  constructor(tree, thread, desk) {
    this.#tree = tree;
    this.#thread = thread;
    this.#desk = desk;
    this.said = h('p', { role: 'status' });
    this.buttons = h('div.buttons');
    this.element = h(
      'section.again',
      { hidden: true, 'aria-label': t('again.heading') },
      h('h2', {}, t('again.heading')),
      this.said,
      this.buttons,
    );
  }

  /** Whether a better move is being looked for. */
  get isOn() {
    return this.#asking;
  }

  /** The mistake that is tried again. */
  get node() {
    return this.#node;
  }

  #name(move) {
    return move === DECLINE ? t('move.pass') : this.#node.board.names[move];
  }

  /** Begins at a mistake. */
  begin(node) {
    this.#node = node;
    this.#asking = true;
    const { judged } = node;
    this.element.hidden = false;
    this.element.dataset.state = 'asking';
    this.#say(
      t('again.ask', {
        move: this.#name(judged.played.move),
        seeds: number(judged.drop, { maximumFractionDigits: 1 }),
      }),
      ['show', 'leave'],
    );
  }

  /** Takes everything back. */
  end() {
    this.#node = undefined;
    this.#asking = false;
    this.element.hidden = true;
  }

  #say(text, buttons) {
    this.said.textContent = text;
    const acts = { show: () => this.#show(), leave: () => this.#desk.leave(), next: () => this.#desk.next(this.#node) };
    this.buttons.replaceChildren(
      ...buttons.map((name) =>
        h('button', { type: 'button', 'data-do': `again-${name}`, onclick: acts[name] }, t(`again.do.${name}`)),
      ),
    );
  }

  #show() {
    const node = this.#node;
    const { best } = node.judged;
    this.#say(t('again.shown', { move: this.#name(best.move), value: valueWords(best.score) }), ['next', 'leave']);
    this.element.dataset.state = 'shown';
    this.#asking = false;
    this.#desk.show(node, best.texts);
  }

  /**
   * Judges a move that was tried.
   * @param depth positions of search, as in the review; gives whether it is as good as the best
   */
  async judge(move, depth) {
    const node = this.#node;
    const { judged } = node;
    if (move === judged.played.move) {
      this.#say(t('again.same', { move: this.#name(move) }), ['show', 'leave']);
      return false;
    }
    this.#say(t('again.looking'), []);
    const tried = await this.#thread.ask('weigh', ...this.#tree.given(node.parent), move, depth);
    if (node !== this.#node) return false;
    const drop = number(tried.drop, { maximumFractionDigits: 1 });
    const given = { move: this.#name(move), best: this.#name(tried.best.move), seeds: drop };
    const good = tried.drop < AS_GOOD;
    this.element.dataset.state = good ? 'right' : 'wrong';
    if (good) this.#say(t(tried.best.move === move ? 'again.best' : 'again.good', given), ['next', 'leave']);
    else this.#say(t(tried.drop < judged.drop ? 'again.better' : 'again.worse', given), ['show', 'leave']);
    return good;
  }
}
