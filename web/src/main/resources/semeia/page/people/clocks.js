/**
 * The clocks of a table, counted on between what the server tells; a clock that runs low says so by a picture and in
 * words too.
 */
import { h } from '../dom.js';
import { list, number, t } from '../messages.js';
import { icon } from '../icons.js';
import { selfName, stakeText } from '../words.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LOW = 20 * SECOND;
/** When one's own time is told to those who listen, in milliseconds left. */
const TOLD = [MINUTE, 30 * SECOND, 10 * SECOND];

const two = (n) => String(n).padStart(2, '0');

/** What is left, as short as it can be read: days and hours, hours and minutes, `4:35`, `8.3`. */
export function short(left) {
  if (left >= DAY)
    return list(
      [
        t('clock.left.days', { n: Math.floor(left / DAY) }),
        t('clock.left.hours', { n: Math.floor((left % DAY) / (60 * MINUTE)) }),
      ],
      'unit',
    );
  if (left < 10 * SECOND) return number(Math.floor(left / 100) / 10, { minimumFractionDigits: 1 });
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left, for ears. */
export function spoken(left) {
  const seconds = Math.ceil(left / SECOND);
  const parts =
    left >= DAY
      ? [
          t('clock.left.days', { n: Math.floor(left / DAY) }),
          t('clock.left.hours', { n: Math.floor((left % DAY) / (60 * MINUTE)) }),
        ]
      : [
          seconds >= 60 ? t('clock.left.minutes', { n: Math.floor(seconds / 60) }) : undefined,
          t('clock.left.seconds', { n: seconds % 60 }),
        ];
  return list(parts.filter(Boolean), 'unit');
}

/** The clocks of a sitting. @param now gives the server's time; @param announce says something to those who listen */
export class Clocks {
  #sitting;
  #now;
  #announce;
  #faces = [];
  /** How many of the limits one has passed and been told so. */
  #passed = 0;
  #timer;
  /** What running out of time would mean for the match, while one's own time runs low. */
  stake = h('p.stake');

  constructor(sitting, now, announce) {
    this.#sitting = sitting;
    this.#now = now;
    this.#announce = announce;
    this.#timer = setInterval(() => this.show(), 200);
  }

  /** A face for each seat; nothing where there are no clocks. */
  faces(seats) {
    this.#faces = seats.map(() => {
      const time = h('span', { 'aria-hidden': 'true' });
      const words = h('span.unseen');
      return { time, words, face: h('span.clock', { role: 'timer', hidden: true }, icon('clock'), time, words) };
    });
    return this.#faces.map(({ face }) => face);
  }

  /** What a seat has left now, in milliseconds. */
  left(seat) {
    const { game } = this.#sitting.table;
    const thought = game.running === seat ? Math.max(0, this.#now() - game.at - game.waits) : 0;
    return Math.max(0, game.clocks[seat] - thought);
  }

  show() {
    if (!this.#faces.length) return;
    const { table, mine } = this.#sitting;
    const { game } = table;
    this.#faces.forEach(({ face, time, words }, seat) => {
      face.hidden = !game?.clocks.length;
      if (face.hidden) return;
      const left = this.left(seat);
      const running = game.running === seat;
      face.classList.toggle('runs', running);
      face.classList.toggle('low', left < LOW);
      set(time, short(left));
      set(words, t(left < LOW ? 'clock.face.low' : 'clock.face', { time: spoken(left) }));
      if (running && seat === mine) this.#tell(left);
    });
    const own = game?.running === mine && mine >= 0 && game.clocks.length ? this.left(mine) : Infinity;
    const stake = own < LOW ? stakeText(this.#sitting, mine) : '';
    set(this.stake, stake && t('clock.stake', { news: stake }));
  }

  /** What every player has left, a sentence for each. */
  told() {
    const { table } = this.#sitting;
    return (table.game?.clocks ?? []).map((_, seat) =>
      t('clock.of', { player: this.#sitting.name(seat), time: spoken(this.left(seat)) }),
    );
  }

  #tell(left) {
    const passed = TOLD.filter((limit) => left <= limit).length;
    if (passed > this.#passed) this.#announce(t('clock.of', { player: selfName(), time: spoken(left) }));
    this.#passed = passed;
  }

  close() {
    clearInterval(this.#timer);
  }
}

function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
