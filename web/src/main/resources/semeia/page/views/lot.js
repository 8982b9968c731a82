/** A lot, drawn where everybody sees it: the light runs from seat to seat and stops. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { badge } from '../board/inlay.js';
import { pace } from '../settings.js';

const STEPS = 7;

const wait = (ms, skipped) =>
  Promise.race([
    skipped,
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ]);

/** Shows the lot falling on `seat`, over the stage; a click ends it at once. Gives the sentence that says so. */
export async function drawLot(stage, session, seat, heading) {
  const { players } = session;
  const text = t('lot.falls', { player: session.name(seat) });
  if (!pace()) return text;
  const tokens = Array.from({ length: players }, (_, i) => h(`span.token.seat-${i}`, {}, badge(i), session.name(i)));
  const line = h('p', {}, heading);
  const card = h('div.lot', { 'aria-hidden': 'true' }, h('div.lot-card', {}, line, h('div.tokens', {}, tokens)));
  stage.append(card);
  let skip;
  const skipped = new Promise((resolve) => {
    skip = resolve;
  });
  card.addEventListener('click', skip);
  const turns = STEPS + ((seat - (STEPS % players) + players) % players);
  for (let i = 0; i <= turns; i++) {
    tokens.forEach((token, k) => token.classList.toggle('lit', k === i % players));
    await wait(pace() * (50 + (i / turns) ** 3 * 210), skipped);
  }
  tokens.forEach((token, k) => token.classList.toggle('lit', k === seat));
  tokens[seat].classList.add('drawn');
  line.textContent = text;
  await wait(600 * pace(), skipped);
  card.remove();
  return text;
}
