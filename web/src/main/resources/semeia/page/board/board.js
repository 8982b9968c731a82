/**
 * `<semeia-board>`: one board for every game here: two rows of 2 to 13 pits, two to four owners.
 *
 * - `board.shape = {pits, players, clockwise}` and `board.flipped` lay it out; `board.plain` leaves numbers and
 *   letters away;
 * - `board.show(view, {glide})` puts seeds in place, where `view = {pits, stores, owners, legal, marks, plannable,
 *   planned}`; what moves glides if asked; `legal` pits may be played now, `plannable` ones may be planned, `planned`
 *   is one that is;
 * - `board.sow(steps, player, pace)` plays the recorded steps of a player's move one by one; `show` comes after it, and
 *   breaks it off if it comes before;
 * - `board.preview(forecast)` draws what a move would do, `null` takes it away; `board.refuse(pit)` shakes a pit;
 * - `board.note(notes)` hangs tags on pits, `{pit: {text, kind}}`, until others are given;
 * - events `play` and `look` (detail: the pit, or null) tell what the player does; `drop` comes with each seed that
 *   falls (detail: how many then lie there), `capture` with each capture (detail: how many seeds).
 *
 * It knows no rule: what may be played, what is captured and by whom comes from outside.
 */
import { h, s } from '../dom.js';
import { layOut, neighbour } from './layout.js';
import { heap } from './scatter.js';
import { looseSeed, seedDefinitions } from './seeds.js';
import { beads, labels, lastMove, plan, rings, traces } from './marks.js';
import { wood } from './wood.js';
import { drawForecast } from './forecast.js';
import { Hold } from './hold.js';
import { drawNotes } from './notes.js';
import { Sower } from './sower.js';

/** Wider than this no board is drawn. */
const WIDEST = 2300;
const HOVERS = window.matchMedia('(hover: hover)');

/**
 * Words for people.
 * @typedef {object} Names
 * @property {string} board
 * @property {(pit: number) => string} pit
 * @property {(seat: number) => string} store
 * @property {(pit: number) => string} letter
 */

/** The pixels below which a board is not drawn: so little room there is only while a page is being laid out. */
const NARROWEST = 40;

let boards = 0;

export class Board extends HTMLElement {
  #shape = { pits: 12, players: 2, clockwise: false };
  #flipped = false;
  /** Whether this is a small picture of a board, without numbers and letters. */
  plain = false;
  #layout;
  #width;
  #room;
  #left = new AbortController();
  #number = ++boards;
  #view;
  #roving = 0;
  #heaps = [];
  /** @type {Names} */
  #names = { pit: () => '', store: () => '', board: '', letter: () => '' };
  #parts;
  #notes = {};
  /** A finger that stays on a pit looks at it and does not play it. */
  #hold = new Hold((pit) => this.#tell('look', pit));
  #sower;

  connectedCallback() {
    this.#left = new AbortController();
    window.addEventListener('resize', () => this.#arrange(), { signal: this.#left.signal });
    if (this.#parts) return;
    if (!document.querySelector('.seed-definitions')) document.body.prepend(seedDefinitions());
    this.#parts = {
      wood: s('svg.wood', { 'aria-hidden': 'true' }),
      below: s('svg.play', { 'aria-hidden': 'true' }),
      inlays: s('g'),
      under: s('g.under'),
      glows: h('div.glows'),
      seeds: h('div.seeds', { 'aria-hidden': 'true' }),
      hands: h('div.hands', { 'aria-hidden': 'true' }),
      above: s('svg.play', { 'aria-hidden': 'true' }),
      labels: s('g.labels'),
      notes: s('g.notes'),
      tracks: s('g.tracks'),
      over: s('g.over'),
      pits: h('div.pits', { role: 'group' }),
      stores: h('div.store-texts'),
    };
    const {
      wood: still,
      below,
      inlays,
      under,
      glows,
      seeds,
      hands,
      above,
      labels,
      notes,
      tracks,
      over,
      pits,
      stores,
    } = this.#parts;
    below.append(inlays, under);
    above.append(labels, tracks, notes, over);
    this.#parts.frame = h('div.frame', {}, still, below, glows, seeds, hands, above, pits, stores);
    this.append(this.#parts.frame);
    new ResizeObserver(() => this.#arrange()).observe(this);
    this.#arrange();
  }

  disconnectedCallback() {
    this.#left.abort();
  }

  set shape(shape) {
    const same = ['pits', 'players', 'clockwise'].every((part) => shape[part] === this.#shape[part]);
    if (same) return;
    this.#shape = shape;
    this.#roving = 0;
    this.#view = undefined;
    this.#arrange(true);
  }

  get flipped() {
    return this.#flipped;
  }

  set flipped(flipped) {
    this.#flipped = flipped;
    this.#arrange(true);
  }

  set names(names) {
    this.#names = names;
    this.#label();
  }

  get layout() {
    return this.#layout;
  }

  /** The drawings that the sower and the forecast draw on. */
  get drawing() {
    return this.#parts;
  }

  show(view, { glide = false } = {}) {
    this.halt();
    this.#view = view;
    if (this.#layout) this.#place(glide);
  }

  async sow(steps, player, pace) {
    this.preview(null);
    this.#parts.under.replaceChildren();
    this.#parts.tracks.replaceChildren();
    this.halt();
    if (!pace || !this.#layout) return;
    const sower = new Sower(this, pace);
    this.#sower = sower;
    this.classList.add('sowing');
    await sower.run(steps, player);
    if (this.#sower === sower) this.halt();
  }

  refuse(pit) {
    const q = this.#layout.pits[pit];
    const ring = s('ellipse.refused', { cx: q.x, cy: q.y, rx: q.rx + 3, ry: q.ry + 3 });
    this.#parts.over.replaceChildren(ring);
    ring.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 700, easing: 'ease-in' }).finished.then(
      () => ring.remove(),
      () => {},
    );
  }

  /** Ends a running sowing at once. */
  finish() {
    this.#sower?.hurry();
  }

  /** Breaks a running sowing off; the board is then to be shown anew. */
  halt() {
    this.#sower?.cancel();
    this.#sower = undefined;
    this.classList.remove('sowing');
  }

  preview(forecast) {
    if (!this.#layout) return;
    drawForecast(this, forecast);
    if (!forecast && this.#view?.planned !== undefined)
      this.#parts.over.replaceChildren(...plan(this.#layout.pits[this.#view.planned]));
  }

  note(notes) {
    this.#notes = notes;
    if (this.#layout) drawNotes(this, notes);
  }

  /** The pit under the mouse or the focus, or null. */
  get pointed() {
    const pit = this.#parts.pits.querySelector(
      HOVERS.matches ? '.pit:hover, .pit:focus-visible' : '.pit:focus-visible',
    );
    return pit ? Number(pit.dataset.pit) : null;
  }

  focusPit(pit) {
    this.#parts.pits.children[pit].focus();
  }

  /** Where the seed numbered `index` of a pit lies; stores follow the pits. */
  place(pit, index, count) {
    const q = this.at(pit);
    const spot = this.#heaps[pit](Math.max(count, index + 1))[index];
    const [sunk, rise] = pit < this.#shape.pits ? [0.1, 0.42] : [0.12, 0.3];
    return {
      x: q.x + spot.x,
      y: q.y + spot.y + q.ry * sunk - spot.lift * this.seedSize * rise,
      scale: this.#layout.eye.scale(q.v),
    };
  }

  at(pit) {
    return pit < this.#shape.pits ? this.#layout.pits[pit] : this.#layout.stores[pit - this.#shape.pits];
  }

  get seedSize() {
    return this.#layout.radius * 0.245;
  }

  /** Piles in pits and stores: lists of seed elements. */
  piles = [];

  /** Puts a seed element down at rest. */
  rest(element, pit, index, count) {
    const { x, y, scale } = this.place(pit, index, count);
    element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(2)})`;
  }

  count(pit, number) {
    const text = this.#parts.labels.querySelector(`[data-count="${pit}"]`);
    if (text) text.textContent = number;
  }

  #arrange(anew = false) {
    const width = this.clientWidth;
    if (!this.#parts || width < NARROWEST) return;
    // How high it may be is said by styles: what else is to be seen beside it they know best.
    const room = Number.parseFloat(getComputedStyle(this).getPropertyValue('--board-room')) || Infinity;
    if (!anew && this.#width === width && this.#room === room) return;
    this.#width = width;
    this.#room = room;
    this.halt();
    const how = { flipped: this.#flipped, plain: this.plain, room };
    this.#layout = layOut(this.#shape, Math.min(width, WIDEST), how);
    this.#draw();
    drawNotes(this, this.#notes);
    if (this.#view) this.#place();
  }

  #draw() {
    const { wood: still, below, above, pits, stores } = this.#parts;
    const layout = this.#layout;
    this.dataset.form = layout.form;
    for (const svg of [still, below, above])
      svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height.toFixed(1)}`);
    this.style.setProperty('--board-width', `${layout.width}px`);
    this.style.setProperty('--pitch', `${layout.pitch.toFixed(1)}px`);
    this.style.setProperty('--seed-size', `${this.seedSize.toFixed(2)}px`);
    still.replaceChildren(wood(layout, (name) => `${name}-${this.#number}`));
    this.#heaps = [...layout.pits, ...layout.stores].map((q, i) =>
      heap(i + 1, q.rx * 0.9, q.ry * 0.84, this.seedSize, i < layout.pits.length ? undefined : 0.05),
    );
    this.piles.flat().forEach((element) => element.remove());
    this.piles = [...layout.pits, ...layout.stores].map(() => []);
    const focused = pits.contains(document.activeElement);
    pits.replaceChildren(...layout.pits.map((q, pit) => this.#button(q, pit)));
    if (focused) pits.children[this.#roving].focus({ preventScroll: true });
    stores.replaceChildren(...layout.stores.map(() => h('span', { role: 'img' })));
    layout.stores.forEach((q, i) => position(stores.children[i], layout, q, q.rx, q.ry));
  }

  #button(q, pit) {
    const button = h('button.pit', {
      type: 'button',
      'data-pit': String(pit),
      onclick: () => (this.#hold.release(pit) ? undefined : this.#tell('play', pit)),
      onfocus: () => {
        this.#rove(pit);
        this.#tell('look', pit);
      },
      onblur: () => this.#tell('look', null),
      onpointerenter: () => this.#tell('look', pit),
      onpointerleave: () => this.#hold.holds(pit) || this.#tell('look', null),
      onpointerdown: ({ pointerType }) => pointerType !== 'mouse' && this.#hold.press(pit),
      onpointerup: () => this.#hold.end(),
      onpointercancel: () => this.#hold.end(),
      oncontextmenu: (event) => this.#hold.holds(pit) && event.preventDefault(),
      onkeydown: (event) => this.#arrow(event, pit),
    });
    const { along, pitch } = this.#layout;
    const [beside, between] = [Math.max(22, q.rx + 3, q.ry + 3), Math.min(Math.max(22, pitch / 2 - 1), pitch / 2)];
    if (along === 'v') position(button, this.#layout, q, beside, between);
    else position(button, this.#layout, q, Math.max(22, pitch / 2 - 1), beside);
    return button;
  }

  #arrow(event, pit) {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.focusPit(neighbour(this.#layout, pit, event.key));
  }

  #tell(type, pit) {
    this.dispatchEvent(new CustomEvent(type, { detail: pit }));
  }

  #place(glide) {
    const { pits, stores } = this.#view;
    this.#settle([...pits, ...stores], glide);
    this.#mark();
    this.#label();
  }

  /**
   * Moves as few seeds as possible so that every pile has its count. Only those that come to a pile are laid on top of
   * what lies there; the others stay as they are, in the document too.
   */
  #settle(counts, glide) {
    const { seeds } = this.#parts;
    const spare = this.piles.flatMap((pile, i) => pile.splice(counts[i] ?? 0));
    const come = [];
    counts.forEach((count, pit) => {
      const pile = this.piles[pit];
      const stay = pile.length;
      while (pile.length < count) pile.push(spare.pop() ?? looseSeed(++this.made));
      come.push(...pile.slice(stay));
      pile.forEach((element, index) => {
        const from = element.style.transform;
        this.rest(element, pit, index, count);
        if (glide && from && from !== element.style.transform)
          element.animate([{ transform: from }, { transform: element.style.transform }], {
            duration: 420,
            easing: 'ease-in-out',
          });
      });
    });
    spare.forEach((element) => element.remove());
    seeds.append(...come);
  }

  made = 0;

  #mark() {
    const { inlays, labels: texts, under, tracks, over } = this.#parts;
    const { owners, legal = [], last, planned } = this.#view;
    const layout = this.#layout;
    texts.classList.toggle('hidden', this.plain);
    inlays.replaceChildren(...beads(layout, owners));
    texts.replaceChildren(...labels(layout, this.#view, this.#names.letter));
    under.replaceChildren(...rings(layout, legal), ...(last ? lastMove(layout, last) : []));
    over.replaceChildren(...(planned === undefined ? [] : plan(layout.pits[planned])));
    tracks.replaceChildren(...(last ? traces(layout, last) : []));
  }

  /** Who owns the pit, as last shown. */
  owner(pit) {
    return this.#view.owners[pit];
  }

  #label() {
    if (!this.#view || !this.#layout) return;
    const { pits, stores } = this.#parts;
    const { legal = [], plannable = [] } = this.#view;
    pits.setAttribute('aria-label', this.#names.board);
    [...pits.children].forEach((button, pit) => {
      button.setAttribute('aria-label', this.#names.pit(pit));
      button.setAttribute('aria-disabled', String(!legal.includes(pit) && !plannable.includes(pit)));
      button.classList.toggle('legal', legal.includes(pit));
      button.classList.toggle('open-to-plan', plannable.includes(pit));
    });
    [...stores.children].forEach((text, seat) => text.setAttribute('aria-label', this.#names.store(seat)));
    this.#rove(this.#roving);
  }

  /**
   * Of all pits only one is reached with Tab: the one where the focus was last. The arrows lead from it to the others.
   */
  #rove(pit) {
    this.#roving = pit;
    [...this.#parts.pits.children].forEach((button, i) => {
      button.tabIndex = i === pit ? 0 : -1;
    });
  }
}

function position(element, layout, q, rx, ry) {
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(3)}%`;
  Object.assign(element.style, {
    left: percent(q.x - rx, layout.width),
    top: percent(q.y - ry, layout.height),
    width: percent(2 * rx, layout.width),
    height: percent(2 * ry, layout.height),
  });
}

customElements.define('semeia-board', Board);
