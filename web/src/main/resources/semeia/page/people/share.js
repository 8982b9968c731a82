/** The address of a table, to send to whom one wants to play with. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';

/** @param say tells what came of it */
export function shareCard(address, hint, say) {
  const field = h('input', {
    type: 'text',
    readOnly: true,
    value: address,
    'aria-label': t('share.address'),
    onfocus: ({ target }) => target.select(),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      field.select();
      document.execCommand('copy');
    }
    say(t('share.copied'));
  };
  const share = () => navigator.share({ title: t('people.title'), url: address }).catch(() => {});
  return h(
    'section.share-card',
    { 'aria-label': t('share.heading') },
    h('h2', {}, t('share.heading')),
    h('p', {}, hint),
    h(
      'div.address',
      {},
      field,
      h(
        'button.primary',
        { type: 'button', 'data-do': 'copy', onclick: copy },
        icon('copy'),
        h('span', {}, t('share.copy')),
      ),
      navigator.share
        ? h(
            'button',
            { type: 'button', 'data-do': 'share', onclick: share },
            icon('share'),
            h('span', {}, t('share.share')),
          )
        : undefined,
    ),
  );
}
