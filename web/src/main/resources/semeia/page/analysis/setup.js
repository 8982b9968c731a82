/**
 * A position that is being put together: the seeds of every pit and store and what else belongs to it, as plain data.
 */

export class SetUp {
  /** Pits of each seat, with hyphens between: `6-6`. @type {string} */
  shares;
  /** @type {number[]} */
  seeds;
  /** @type {number[]} */
  stores;
  player;
  starter;
  opener;
  quiet;
  extra;
  resigned;

  /**
   * @param {object} data as the rules take a position apart, with all that is listed above
   * @param {number} total how many seeds there are
   */
  constructor(data, total) {
    Object.assign(this, structuredClone(data));
    this.total = total;
  }

  /** The seeds that lie nowhere yet; negative if there are too many. */
  get hand() {
    return this.total - [...this.seeds, ...this.stores].reduce((sum, n) => sum + n, 0);
  }

  /** The seeds of a place: pits first, then stores. */
  count(place) {
    return place < this.seeds.length ? this.seeds[place] : this.stores[place - this.seeds.length];
  }

  /** Puts so many seeds there, none less than nothing. */
  put(place, n) {
    const whole = Math.max(0, Math.min(this.total, Math.trunc(n) || 0));
    if (place < this.seeds.length) this.seeds[place] = whole;
    else this.stores[place - this.seeds.length] = whole;
  }

  /** Takes every seed into the hand. */
  clear() {
    this.seeds.fill(0);
    this.stores.fill(0);
  }

  /** What the rules are given to check it. */
  get given() {
    const { shares, seeds, stores, player, starter, opener, quiet, extra, resigned } = this;
    return [shares, seeds.join(','), stores.join(','), [player, starter, opener, quiet, extra, resigned].join(',')];
  }

  /** Who owns each pit. */
  get owners() {
    return this.shares.split('-').flatMap((n, seat) => Array(Number(n)).fill(seat));
  }
}
