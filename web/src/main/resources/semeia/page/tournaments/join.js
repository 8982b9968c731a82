/** A tournament on the server: its address for others, and the way in and out for oneself. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { isNumbered, known } from '../me.js';

/** @returns `{draw}`; for a tournament kept here it draws nothing */
export function joinSection({ app, tournament, attempt }) {
  if (!tournament.online) return { draw: () => undefined };
  const field = h('input', {
    type: 'text',
    readOnly: true,
    value: location.href,
    'aria-label': t('tournaments.address'),
    onfocus: ({ target }) => target.select(),
  });
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    app.announce(t('tournaments.copied'));
  };
  const me = known();
  const name = h('input', {
    type: 'text',
    name: 'my-name',
    required: true,
    maxLength: 60,
    autocomplete: 'nickname',
    value: me && !isNumbered(me) ? me.name : '',
  });
  const join = h(
    'form.joining',
    {
      onsubmit: (event) => {
        event.preventDefault();
        attempt(() => tournament.join(name.value.trim()), t('tournaments.joined'));
      },
    },
    h('label.field', {}, h('span', {}, t('tournaments.join.name')), name),
    h('button.primary', { type: 'submit', 'data-do': 'join' }, t('tournaments.join')),
  );
  const leave = h(
    'button',
    { type: 'button', 'data-do': 'leave', onclick: () => attempt(() => tournament.leave()) },
    t('tournaments.leave'),
  );
  const here = h('p', {});
  const element = h(
    'section.joining-card',
    { 'aria-label': t('tournaments.online.one') },
    h('p', {}, t('tournaments.address.note')),
    h(
      'div.address',
      {},
      field,
      h('button', { type: 'button', 'data-do': 'copy', onclick: copy }, icon('copy'), t('tournaments.copy')),
    ),
    here,
    join,
    leave,
  );
  const draw = () => {
    const { entrants, over, rounds, settings } = tournament.state;
    const in_ = tournament.mine >= 0 && entrants[tournament.mine].present;
    join.hidden = tournament.mine >= 0 || over || (settings.kind === 'knock-out' && rounds.length > 0);
    leave.hidden = !in_ || over;
    here.textContent =
      tournament.mine >= 0
        ? t('tournaments.you', { name: entrants[tournament.mine].name })
        : tournament.mayManage
          ? t('tournaments.organiser')
          : '';
    here.hidden = !here.textContent;
    return element;
  };
  return { draw };
}
