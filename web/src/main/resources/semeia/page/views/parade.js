/** Small boards that play sample games to themselves while they can be seen, one at a time. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { pace } from '../settings.js';

const SAMPLE_MOVES = 40;
const REST = 1400;
/** How much of a board has to be seen before it plays. */
const SEEN = 0.6;

const NAMES = { board: '', pit: () => '', store: () => '', letter: () => '' };

/** When the browser has nothing better to do. */
const idle = (then) => (window.requestIdleCallback ?? setTimeout)(then);

class LiveBoard {
  #rules;
  #ruleset;
  #film;
  #scene = 0;

  constructor(rules, ruleset) {
    this.#rules = rules;
    this.#ruleset = ruleset;
    const { board } = ruleset;
    this.element = h('semeia-board.mini', { inert: true, 'aria-hidden': 'true' });
    this.element.plain = true;
    this.element.shape = shapeOf(board);
    this.element.names = NAMES;
    this.element.show(board);
  }

  /** Shows a game that is under way, where nothing moves by itself. */
  stand() {
    this.#scene = Math.min(this.#scenes.length, 5 + Math.floor(Math.random() * 8));
    this.element.show(this.#after);
  }

  async step() {
    if (this.#scene === this.#scenes.length) this.#scene = 0;
    else {
      const { steps, mover } = this.#scenes[this.#scene++];
      await this.element.sow(steps, mover, 1.1);
    }
    this.element.show(this.#after, { glide: true });
  }

  get #after() {
    return this.#scene ? this.#scenes[this.#scene - 1].board : this.#ruleset.board;
  }

  get #scenes() {
    this.#film ??= this.#rules.sample(this.#ruleset.id, Math.floor(Math.random() * 1e6), SAMPLE_MOVES);
    return this.#film;
  }
}

/**
 * Fills places with the boards of their games once the rules are there, each when it comes near, and lets them play.
 */
export class Parade {
  #seen = new Set();
  #timer;
  #turn = 0;
  #watchers = [];

  /** @param places elements by preset @param app whose rules are ready */
  constructor(places, app) {
    const live = new Map();
    const near = this.#watch(
      (place) => {
        near.unobserve(place);
        idle(() => live.set(place, this.#fill(place, app)));
      },
      undefined,
      { rootMargin: '300px' },
    );
    const seen = this.#watch(
      (place) => this.#seen.add(place),
      (place) => this.#seen.delete(place),
      { threshold: SEEN },
    );
    places.forEach((place) => {
      near.observe(place);
      seen.observe(place);
    });
    if (pace()) this.#rest(live, REST);
  }

  #watch(comes, goes, options) {
    const watcher = new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => (isIntersecting ? comes : goes)?.(target)),
      options,
    );
    this.#watchers.push(watcher);
    return watcher;
  }

  #fill(place, { rules, presets }) {
    const board = new LiveBoard(
      rules,
      presets.find(({ preset }) => preset === place.dataset.preset),
    );
    place.replaceChildren(board.element);
    if (!pace()) board.stand();
    return board;
  }

  #rest(live, ms) {
    this.#timer = setTimeout(() => this.#next(live), ms);
  }

  async #next(live) {
    const here = [...live.keys()].filter((place) => this.#seen.has(place));
    const pointed = here.find((place) => place.closest('a, .game').matches(':hover, :focus-visible, :focus-within'));
    const place = pointed ?? here[this.#turn++ % Math.max(1, here.length)];
    if (place && !document.hidden) await live.get(place).step();
    if (this.#watchers.length) this.#rest(live, pointed ? REST / 2 : REST);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#watchers.forEach((watcher) => watcher.disconnect());
    this.#watchers = [];
  }
}
