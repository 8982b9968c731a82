/** Lots, drawn where everybody sees them: one after another, from the number that was agreed. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { pace } from '../settings.js';
import { ask } from '../views/dialogs.js';

/** Shows lines that lots decided; they come one by one unless the system asks for less motion. */
export function showLots({ settings }, lines) {
  const list = h(
    `ol.lots-drawn${pace() ? '.slowly' : ''}`,
    {},
    lines.map((line) => h('li', {}, line)),
  );
  return ask(
    t('tournaments.lots.heading'),
    [h('p', {}, t('tournaments.lots.from', { lots: settings.lots })), list],
    [h('button.primary', { value: '', autofocus: '' }, t('do.close'))],
  );
}
