/** What is said below a board: how the game stands, and in a place of its own what is said of the pit one looks at. */
import { h } from '../dom.js';

export class Lines {
  /** How the game stands. */
  say = h('p.say');
  /** What a pit would do, and why something cannot be done. */
  peek = h('p.peek');

  /** @param {string} text @param {string} [kind] */
  standing(text, kind = '') {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
  }

  /** @param {string} text @param {string} [kind] `forecast` or `refused` */
  about(text, kind = '') {
    this.peek.textContent = text;
    this.peek.className = `peek ${kind}`;
  }

  /** Says of no pit anything any more, but what a newcomer is to know. @param {string} [hint] */
  quiet(hint = '') {
    this.about(hint, hint ? 'hint' : '');
  }
}
