/** A table that waits for players: whoever sits there may invite others, whoever looks in may sit down. */
import { h } from '../dom.js';
import { isNumbered } from '../me.js';
import { t } from '../messages.js';
import { seatName } from '../words.js';
import { icon } from '../icons.js';
import { namingForm } from './names.js';
import { clockText } from './said.js';
import { shareCard } from './share.js';

/** @param act `(type, what)` asks the server @param say tells what came of sending the address */
export function waitingCard(sitting, act, say) {
  return sitting.mine < 0 ? freeSeats(sitting, act) : invitation(sitting.table, say);
}

/** Asks whoever invites others what they are called, in passing, while they have only a number. */
export function namingCard(sitting, done) {
  if (sitting.table.status !== 'open' || sitting.mine < 0 || !isNumbered(sitting.me)) return undefined;
  return namingForm(sitting.me, (me) => {
    sitting.me = me;
    done(t('name.done', { name: me.name }));
  });
}

function invitation({ seats, listed }, say) {
  const kept = seats.find(({ holder }) => holder === 'kept');
  const hint = kept ? t('share.kept', { player: kept.player.name }) : t(listed ? 'share.listed' : 'share.private');
  return shareCard(location.href, hint, say);
}

function freeSeats({ table, me, players }, act) {
  const free = table.seats.flatMap(({ holder, player }, seat) =>
    holder === 'open' || (holder === 'kept' && player.id === me.id) ? [seat] : [],
  );
  const sit = (seat) =>
    h(
      'button.primary',
      { type: 'button', 'data-do': 'sit', 'data-seat': String(seat), onclick: () => act('sit', { seat }) },
      t('people.sit', { player: seatName(players, seat) }),
    );
  return h(
    'section.offer',
    { 'aria-label': t('people.free') },
    icon('person'),
    h('div', {}, h('strong', {}, t('people.join')), h('p', {}, clockText(table.clock))),
    h('div.buttons', {}, free.map(sit)),
  );
}
