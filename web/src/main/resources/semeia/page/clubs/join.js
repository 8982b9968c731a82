/** A tournament on the server: its address for others, and the way in and out for oneself. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { known } from '../me.js';

/** @returns `{draw}`; for a tournament kept here it draws nothing */
export function joinSection({ app, club, attempt }) {
  if (!club.online) return { draw: () => undefined };
  const field = h('input', { type: 'text', readOnly: true, value: location.href, 'aria-label': t('clubs.address'), onfocus: ({ target }) => target.select() });
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    app.announce(t('clubs.copied'));
  };
  const me = known();
  const name = h('input', { type: 'text', name: 'my-name', required: true, maxLength: 60, autocomplete: 'nickname', value: me && !me.guest ? me.name : '' });
  const join = h('form.joining', { onsubmit: (event) => {
    event.preventDefault();
    attempt(() => club.join(name.value.trim()), t('clubs.joined'));
  } }, h('label.field', {}, h('span', {}, t('clubs.join.name')), name), h('button.primary', { type: 'submit', 'data-do': 'join' }, t('clubs.join')));
  const leave = h('button', { type: 'button', 'data-do': 'leave', onclick: () => attempt(() => club.leave()) }, t('clubs.leave'));
  const here = h('p', {});
  const element = h('section.joining-card', { 'aria-label': t('clubs.online.one') },
    h('p', {}, t('clubs.address.note')), h('div.address', {}, field, h('button', { type: 'button', 'data-do': 'copy', onclick: copy }, icon('copy'), t('clubs.copy'))), here, join, leave);
  const draw = () => {
    const { entrants, over, rounds, settings } = club.state;
    const in_ = club.mine >= 0 && entrants[club.mine].present;
    join.hidden = club.mine >= 0 || over || (settings.kind === 'knock-out' && rounds.length > 0);
    leave.hidden = !in_ || over;
    here.textContent = club.mine >= 0 ? t('clubs.you', { name: entrants[club.mine].name }) : club.mayManage ? t('clubs.organiser') : '';
    here.hidden = !here.textContent;
    return element;
  };
  return { draw };
}
