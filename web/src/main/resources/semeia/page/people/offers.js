/** What is offered at a table, each as a card with its answers. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { would } from '../words.js';
import { icon } from '../icons.js';

const PICTURES = { end: 'agree', takeback: 'undo', rematch: 'again' };

/** @param act `(type, what)` asks the server */
export function offerCards(sitting, act) {
  const { table, mine } = sitting;
  if (sitting.isBehind) return [];
  return table.offers.map((made) => card(sitting, made, mine >= 0 && !made.seats.includes(mine), act));
}

function card(sitting, { offer, seats }, asked, act) {
  const { mine } = sitting;
  const own = seats[0] === mine;
  const player = sitting.name(seats[0]);
  const button = (name, kind, type, label) =>
    h(`button${kind}`, { type: 'button', 'data-do': name, onclick: () => act(type, { offer }) }, label);
  const buttons = asked
    ? [
        button('accept', '.primary', 'offer', t(`offer.${offer}.accept`)),
        button('decline', '', 'decline', t('do.decline')),
      ]
    : seats.includes(mine)
      ? [button('withdraw', '', 'decline', t('do.withdraw'))]
      : [];
  const division =
    offer === 'end' && sitting.game.agree ? would(sitting.game.agree, (seat) => sitting.name(seat)) : undefined;
  const agreed =
    seats.length > 1 ? t('offer.agreed', { players: list(seats.map((seat) => sitting.name(seat))) }) : undefined;
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
