/** The link of a letter: one press signs in. Programs that look at letters follow links, but press nothing. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { remember } from '../me.js';
import { call, Refused } from './online.js';
import { problem } from './said.js';

/** @param token what was in the letter */
export function view(_, token) {
  const said = h('p.fault', { role: 'alert' });
  const use = async () => {
    try {
      remember(await call('POST', '/api/session/linked', { token }));
      location.replace('#/account');
    } catch (wrong) {
      said.textContent =
        wrong instanceof Refused && wrong.code === 'NOT_SIGNED_IN' ? t('account.link.old') : problem(wrong);
    }
  };
  const content = [
    h('div.hero', {}, h('h1', {}, t('account.link.heading'))),
    h(
      'div.buttons',
      {},
      h('button.primary.large', { type: 'button', 'data-do': 'link', onclick: use }, t('account.link.use')),
    ),
    said,
  ];
  return { title: t('account.link.title'), content };
}
