/**
 * Plays the recorded steps of a move: the hand lifts, drops seed by seed, lifts again in a relay; what is captured
 * flies to its store. Steps are `['lift', pit, seeds]`, `['drop', pit]`, `['capture', pit, seeds, by]`, `['pass',
 * player]`.
 */
import { h, s } from '../dom.js';
import { hand } from './hand.js';
import { heap } from './scatter.js';

const STEP = 190;
const LONG = 14;
/** How long one looks at a player who is passed over. */
const PASSING = 500;
/** How many pixels nobody sees a seed move. */
const UNSEEN = 1.5;
const PLACE = /translate\(([-\d.]+)px, ([-\d.]+)px\)/;

/** What the steps of a cancelled sowing throw, wherever they are. */
const CANCELLED = Symbol('cancelled');

/** One sowing: it runs to its end, hurries there, or is cancelled when the board is to show something else. */
export class Sower {
  #board;
  #running = new Set();
  #moving = new Map();
  #hurried = document.hidden;
  #cancelled = false;
  #hand;
  #held = [];
  #drops = 0;
  #pace;

  /** @param pace 1 is normal, 2 twice as slow; a long relay hurries by itself after a while */
  constructor(board, pace) {
    this.#board = board;
    this.#pace = pace;
  }

  async run(steps, player) {
    try {
      this.#take(player);
      for (const step of steps) {
        if (this.#hurried) break;
        await this.#play(step);
      }
      if (!this.#hurried)
        await Promise.all([this.#leave(), ...[...this.#running].map((a) => a.finished.catch(() => {}))]);
    } catch (problem) {
      if (problem !== CANCELLED) throw problem;
    } finally {
      this.cancel();
    }
  }

  /** @param {Step} step */
  #play([kind, ...what]) {
    switch (kind) {
      case 'lift':
        return this.#lift(what[0]);
      case 'drop':
        return this.#drop(what[0]);
      case 'capture':
        return this.#capture(what[0], what[1], what[2]);
      default:
        return this.#wait(PASSING);
    }
  }

  /** Goes to the end at once. */
  hurry() {
    this.#hurried = true;
    for (const animation of [...this.#running]) animation.finish();
  }

  /** Lets go of everything: from here on no step touches the board any more. The seeds in the hand are gone. */
  cancel() {
    if (this.#cancelled) return;
    this.#cancelled = true;
    for (const animation of [...this.#running]) animation.cancel();
    this.#held.forEach((element) => element.remove());
    this.#hand?.place.remove();
  }

  async #lift(pit) {
    await this.#reach(pit, 260);
    const seeds = this.#board.piles[pit].splice(0);
    this.#board.count(pit, 0);
    const spots = this.#grip(seeds.length);
    this.#held.push(...seeds);
    await Promise.all(
      seeds.map((element, i) =>
        this.#tween(element, shift(this.#hand.x + spots[i].x, this.#hand.y + spots[i].y, 1), 170),
      ),
    );
    seeds.forEach((element, i) => {
      element.style.transform = shift(spots[i].x, spots[i].y, 1);
    });
    this.#hand.held.append(...seeds);
    await this.#tween(this.#hand.shape, 'scale(1.07)', 90);
  }

  async #drop(pit) {
    this.#drops++;
    await this.#reach(pit, STEP);
    const element = this.#held.pop();
    if (!element) return;
    const { piles, drawing } = this.#board;
    const pile = piles[pit];
    element.style.transform = shift(this.#hand.x, this.#hand.y, 1.12);
    drawing.seeds.append(element);
    pile.push(element);
    pile.forEach((other, index) => this.#settle(other, pit, index, pile.length, other === element));
    this.#board.count(pit, pile.length);
    this.#board.dispatchEvent(new CustomEvent('drop', { detail: pile.length }));
  }

  async #capture(pit, seeds, by) {
    await this.#wait(140);
    const { piles, drawing } = this.#board;
    const store = this.#board.layout.pits.length + by;
    const taken = piles[pit].splice(0, seeds);
    this.#board.count(pit, piles[pit].length);
    this.#board.dispatchEvent(new CustomEvent('capture', { detail: seeds }));
    const flights = taken.map((element, i) => {
      drawing.seeds.append(element);
      piles[store].push(element);
      return this.#fly(element, store, piles[store].length - 1, i * 55);
    });
    this.#glow(pit, by);
    this.#aside(Promise.all(flights).then(() => this.#board.count(store, piles[store].length)));
    await this.#wait(300);
  }

  /** Every duration passes here: the pace, and the gradual hurry of a long relay. */
  #time(ms) {
    return ms * this.#pace * Math.max(0.22, 0.975 ** Math.max(0, this.#drops - LONG));
  }

  /** Brings a hand from the side where the player sits: where his pits are, or where he would reach from. */
  #take(seat) {
    const { layout, drawing } = this.#board;
    const own = layout.pits.find((_, pit) => this.#board.owner(pit) === seat) ?? layout.pits[0];
    const side = layout.along === 'v' ? { x: own.out, y: 0 } : { x: 0, y: own.near ? 1 : -1 };
    const angle = side.x ? -90 * side.x : side.y > 0 ? 0 : 180;
    const shape = h(
      'div.hand-lift',
      {},
      s('svg', {}, s('g', { transform: `rotate(${angle}) scale(${(layout.radius * 0.96).toFixed(1)})` }, hand(seat))),
    );
    const held = h('div.in-hand');
    const place = h('div.hand', {}, held, shape);
    const start = { x: own.x + side.x * layout.radius * 3, y: own.y + side.y * layout.radius * 3 };
    this.#hand = { place, held, shape, side, ...start };
    place.style.transform = shift(start.x, start.y);
    drawing.hands.append(place);
  }

  async #leave() {
    const { x, y, side, place } = this.#hand;
    const far = this.#board.layout.radius * 2.5;
    await this.#animate(
      place,
      [
        { transform: shift(x, y), opacity: 1 },
        { transform: shift(x + side.x * far, y + side.y * far), opacity: 0 },
      ],
      260,
    );
  }

  /** Where the fingertips are over a pit: a little to the player's side, so that the pit can be seen. */
  #over(pit) {
    const q = this.#board.at(pit);
    const aside = this.#board.layout.radius * 0.22;
    return { x: q.x + this.#hand.side.x * aside, y: q.y + this.#hand.side.y * aside };
  }

  async #reach(pit, ms) {
    const to = this.#over(pit);
    const { x, y, place } = this.#hand;
    const { layout } = this.#board;
    const distance = Math.hypot(to.x - x, to.y - y);
    if (distance < 1) return;
    [this.#hand.x, this.#hand.y] = [to.x, to.y];
    const rise = Math.min(26, distance * 0.13);
    const middle = { transform: shift((x + to.x) / 2, (y + to.y) / 2 - rise) };
    const longer = Math.max(0.8, Math.min(1.7, distance / (layout.pitch * 1.6)));
    await this.#animate(place, [{ transform: shift(x, y) }, middle, { transform: shift(to.x, to.y) }], ms * longer);
  }

  #grip(count) {
    const r = this.#board.layout.radius;
    return heap(99, r * 0.62, r * 0.55, this.#board.seedSize)(count);
  }

  /** Lets a seed fall into a pit, or make room for one; what would hardly be seen to move stays. */
  #settle(element, pit, index, count, falling) {
    const { x, y, scale } = this.#board.place(pit, index, count);
    const to = shift(x, y, scale);
    const [oldX, oldY] = (PLACE.exec(element.style.transform) ?? []).slice(1).map(Number);
    if (falling) this.#aside(this.#tween(element, to, 190, 'cubic-bezier(.5,0,.9,.6)'));
    else if (Math.hypot(x - oldX, y - oldY) > UNSEEN) this.#aside(this.#tween(element, to, 150));
  }

  async #fly(element, pit, index, delay) {
    const { x, y, scale } = this.#board.place(pit, index, index + 1);
    const from = new DOMMatrix(this.#now(element));
    const middle = shift((from.e + x) / 2, Math.min(from.f, y) - this.#board.layout.radius * 0.9, scale * 1.35);
    await this.#animate(
      element,
      [{ transform: from.toString() }, { transform: middle, offset: 0.5 }, { transform: shift(x, y, scale) }],
      520,
      delay,
    );
  }

  #glow(pit, by) {
    const q = this.#board.at(pit);
    const ring = h(`div.glow.seat-${by}`);
    Object.assign(ring.style, {
      left: `${q.x - q.rx - 2}px`,
      top: `${q.y - q.ry - 2}px`,
      width: `${2 * q.rx + 4}px`,
      height: `${2 * q.ry + 4}px`,
      opacity: 0,
    });
    this.#board.drawing.glows.append(ring);
    this.#aside(this.#animate(ring, [{ opacity: 1 }, { opacity: 0 }], 800).finally(() => ring.remove()));
  }

  /** Lets something go on beside the steps; nobody waits for it, so nobody need hear that it was cancelled. */
  #aside(motion) {
    motion.catch((problem) => {
      if (problem !== CANCELLED) throw problem;
    });
  }

  /** Where an element is at this moment. Only one that moves has to be asked, which costs the browser work. */
  #now(element) {
    return this.#moving.has(element) ? getComputedStyle(element).transform : element.style.transform;
  }

  #tween(element, transform, ms, easing = 'ease-in-out') {
    return this.#animate(element, [{ transform: this.#now(element) || 'none' }, { transform }], ms, 0, easing);
  }

  #wait(ms) {
    return this.#animate(this.#hand.place, [{}, {}], ms);
  }

  /**
   * Everything that takes time passes here, so here a cancelled sowing ends. The element is at its end at once and only
   * shown on its way.
   */
  async #animate(element, frames, ms, delay = 0, easing = 'ease-in-out') {
    this.#goOn();
    const { transform } = frames[frames.length - 1];
    if (transform) element.style.transform = transform;
    if (this.#hurried) return;
    const animation = element.animate(frames, {
      duration: this.#time(ms),
      delay: this.#time(delay),
      easing,
      fill: 'backwards',
    });
    this.#running.add(animation);
    this.#moving.set(element, animation);
    try {
      await animation.finished;
    } catch {
      // cancelled with its element: nothing left to move
    } finally {
      this.#running.delete(animation);
      if (this.#moving.get(element) === animation) this.#moving.delete(element);
    }
    this.#goOn();
  }

  #goOn() {
    if (this.#cancelled) throw CANCELLED;
  }
}

function shift(x, y, scale) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` + (scale ? ` scale(${scale.toFixed(2)})` : '');
}
