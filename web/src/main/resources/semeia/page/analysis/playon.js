/** Playing on from a position: who sits where, and how strong the computer is. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { seatName } from '../words.js';
import { LEVELS } from '../levels.js';
import { setting } from '../settings.js';
import { ask, button } from '../views/dialogs.js';
import { choices } from '../views/choices.js';

/** Asks, and begins the game. @param from `{id, preset, position, players}` */
export async function playOn(app, { id, preset, position, players }) {
  const seats = ['person', ...Array(players - 1).fill('computer')];
  const kinds = ['person', 'computer'].map((key) => ({ key, label: t(`player.${key}`) }));
  const level = h(
    'select',
    { name: 'level' },
    LEVELS.map((n) => h('option', { value: String(n), selected: n === setting('level') }, t(`setup.level.${n}`))),
  );
  const body = [
    h('p.note', {}, t('playon.note')),
    ...seats.map((kind, seat) =>
      choices(seatName(players, seat), `on-seat-${seat}`, kinds, kind, (key) => {
        seats[seat] = key;
      }),
    ),
    h('label.level', {}, t('setup.level'), level),
  ];
  const answer = await ask(t('playon.heading'), body, [
    button('', '', t('playon.back')),
    button('.primary', 'yes', t('setup.play')),
  ]);
  if (answer !== 'yes') return;
  app.start({ id, preset, seats, level: Number(level.value), match: '', starter: '0', position });
}
