/** Who of those that play is here, and what whoever is left by an opponent may do. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { would } from '../words.js';
import { icon } from '../icons.js';
import { ask, button } from '../views/dialogs.js';
import { spoken } from './clocks.js';

const SECOND = 1000;

/** The players of a sitting who are away. */
export class Left {
  #sitting;
  #now;
  #marks = [];
  #away = [];
  #card;
  /** What the card was made of: it is made anew only when that changes, so that no click is lost. */
  #made = '';
  #timer;
  /** The place of the card for whoever is left in a game. */
  place = h('div.news');

  /** @param now gives the server's time */
  constructor(sitting, now) {
    this.#sitting = sitting;
    this.#now = now;
    this.#timer = setInterval(() => this.#count(), SECOND);
  }

  /** A mark for each seat, shown while its player is away. */
  marks(seats) {
    this.#marks = seats.map(() => h('span.away', { hidden: true }, t('people.away')));
    this.#show();
    return this.#marks;
  }

  /** Takes who is away; gives what is to be said of who came or went. */
  take(away) {
    const seats = away.map(({ seat }) => seat);
    const before = this.#away.map(({ seat }) => seat);
    this.#away = away;
    this.#show();
    const name = (seat) => this.#sitting.name(seat);
    return [
      ...seats.filter((seat) => !before.includes(seat)).map((seat) => t('people.left', { player: name(seat) })),
      ...before.filter((seat) => !seats.includes(seat)).map((seat) => t('people.back', { player: name(seat) })),
    ];
  }

  #show() {
    this.#marks.forEach((mark, seat) => {
      mark.hidden = !this.#away.some((away) => away.seat === seat);
    });
  }

  /** Shows what may be claimed, if anything. @param act `(type, what)` asks the server */
  update(act) {
    const { mine, isBehind, number, game } = this.#sitting;
    const left = this.#away.find(({ claim }) => claim !== undefined);
    const wanted = left && mine >= 0 && !isBehind && this.#sitting.isPlaying;
    const made = wanted ? `${left.seat} ${left.claim} ${number} ${game.length}` : '';
    if (made === this.#made) return;
    this.#made = made;
    this.#card = wanted ? this.#make(left, act) : undefined;
    this.#count();
    this.place.replaceChildren(...(this.#card ? [this.#card.element] : []));
  }

  #make({ seat, claim }, act) {
    const sitting = this.#sitting;
    const { game, mine, players, seen } = sitting;
    const player = sitting.name(seat);
    const told = h('p');
    const make = (wants, outcome) =>
      h(
        'button',
        { type: 'button', 'data-do': `left-${wants}`, onclick: () => sure(wants, outcome) },
        t(`left.${wants}`),
      );
    const sure = async (wants, outcome) => {
      const text = h('p', {}, outcome?.seeds ? would(outcome, (other) => sitting.name(other)) : t('left.now'));
      const answer = await ask(t('left.sure', { player }), text, [
        button('', '', t('do.cancel')),
        button('.primary', 'yes', t(`left.${wants}`)),
      ]);
      if (answer === 'yes') act('left', { seat, wants, seen });
    };
    const lost = game.resign[seat];
    const wins = players > 2 || lost?.winner === mine;
    const buttons = h(
      'div.buttons',
      {},
      wins ? make('win', lost) : undefined,
      players === 2 ? make('end', game.agree) : undefined,
    );
    const heading = t('people.left', { player });
    const element = h(
      'section.offer',
      { 'data-offer': 'left', 'aria-label': heading },
      icon('person'),
      h('div', {}, h('strong', {}, heading), told),
      buttons,
    );
    return { element, told, buttons, player, claim };
  }

  /** Counts down to when something may be claimed. */
  #count() {
    if (!this.#card) return;
    const { told, buttons, player, claim } = this.#card;
    const left = claim - this.#now();
    buttons.hidden = left > 0;
    const text = left > 0 ? t('left.wait', { player, time: spoken(left) }) : t('left.now');
    if (told.textContent !== text) told.textContent = text;
  }

  close() {
    clearInterval(this.#timer);
  }
}
