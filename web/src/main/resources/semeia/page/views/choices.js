/** Choices side by side, one of them taken. */
import { h } from '../dom.js';

/** @param options `{key, label, picture}` each @param onchange hears the key that is taken */
export function choices(legend, name, options, value, onchange) {
  return h(
    'fieldset.choices',
    {},
    h('legend', {}, legend),
    h(
      'div.segments',
      {},
      options.map(({ key, label, picture }) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name, value: key, checked: key === value, onchange: () => onchange(key) }),
          h('span', {}, picture, label),
        ),
      ),
    ),
  );
}
