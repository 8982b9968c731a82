/** What is offered at a table, each as a card with its answers. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { would } from '../words.js';
import { icon } from '../icons.js';
import { ask, button as choice } from '../views/dialogs.js';

const PICTURES = { end: 'agree', takeback: 'undo', rematch: 'again' };
/** How long cards that are new or have moved take no click, in milliseconds: it was meant for what was there before. */
const STEADY = 600;

/** The cards of a table. */
export class OfferCards {
  #sitting;
  #order = '';
  #from = 0;

  constructor(sitting) {
    this.#sitting = sitting;
  }

  /** The cards as they are now. @param act `(type, what)` asks the server */
  cards(act) {
    const { table, mine, isBehind } = this.#sitting;
    const offers = isBehind ? [] : table.offers;
    const order = offers.map(({ offer, number, seats }) => `${offer} ${number} ${seats.includes(mine)}`).join();
    if (order !== this.#order) this.#from = performance.now() + STEADY;
    this.#order = order;
    return offers.map((made) => this.#card(made, mine >= 0 && !made.seats.includes(mine), act));
  }

  /** A button that takes a click once its card has stood still. */
  #button(name, kind, label, act) {
    const wait = this.#from - performance.now();
    const element = h(`button${kind}`, { type: 'button', 'data-do': name, disabled: wait > 0, onclick: act }, label);
    if (wait > 0) setTimeout(() => (element.disabled = false), wait);
    return element;
  }

  #card(made, asked, act) {
    const { offer, seats, number } = made;
    const sitting = this.#sitting;
    const { mine } = sitting;
    const name = (seat) => sitting.name(seat);
    const own = seats[0] === mine;
    const player = name(seats[0]);
    const division = offer === 'end' && sitting.game.agree ? would(sitting.game.agree, name) : undefined;
    const answers = { offer, answers: number };
    const accept = async () => {
      if (offer !== 'end' || (await isSure(division))) act('offer', answers);
    };
    const buttons = asked
      ? [
          this.#button('accept', '.primary', t(`offer.${offer}.accept`), accept),
          this.#button('decline', '', t('do.decline'), () => act('decline', answers)),
        ]
      : seats.includes(mine)
        ? [this.#button('withdraw', '', t('do.withdraw'), () => act('decline', answers))]
        : [];
    const agreed = seats.length > 1 ? t('offer.agreed', { players: list(seats.map(name)) }) : undefined;
    return h(
      'section.offer',
      { 'data-offer': offer, 'aria-label': t(`offer.${offer}`) },
      icon(PICTURES[offer]),
      h(
        'div',
        {},
        h('strong', {}, t(own ? `offer.${offer}.own` : `offer.${offer}.other`, { player })),
        [division, agreed].filter(Boolean).map((text) => h('p', {}, text)),
      ),
      h('div.buttons', {}, buttons),
    );
  }
}

/** Whether the game is to end so. */
async function isSure(division) {
  const answer = await ask(t('agree.heading'), h('p', {}, division), [
    choice('', '', t('do.cancel')),
    choice('.primary', 'yes', t('agree.do')),
  ]);
  return answer === 'yes';
}
