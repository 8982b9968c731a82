/** House rules: a field for each option of a ruleset, whatever kind of value it takes. */
import { h } from '../dom.js';
import { t } from '../messages.js';

/** Options that take a number, or a word for none: the largest number, and one to begin with. */
const NUMBERS = { guard: { word: 'off', most: 1000000, first: 200 }, full: { word: 'none', most: 1000, first: 17 } };
/** Options that take a set of digits; `then` may also follow `take`. */
const DIGITS = new Map([
  ['take', ''],
  ['then', 'same'],
]);

const family = (key) => (key.startsWith('last') ? 'last' : key);

/** What a choice of an option is called. */
const choiceText = (key, choice) => t(`option.${family(key)}.${choice}`);

/** A field and, beside it, a box for the word that switches it off. */
function withWord(key, value, word, input, change) {
  const box = h('input', {
    type: 'checkbox',
    checked: value === word,
    onchange: ({ target }) => {
      input.disabled = target.checked;
      change(target.checked ? word : input.value);
    },
  });
  input.disabled = value === word;
  return h(
    'div.option',
    {},
    h('label', {}, h('span', {}, t(`option.${key}`)), input),
    h('label.check', {}, box, choiceText(key, word)),
  );
}

function numberField(key, value, usual, change) {
  const { word, most, first } = NUMBERS[key];
  const start = [value, usual].find((text) => text !== word) ?? String(first);
  const input = h('input', {
    type: 'number',
    min: '1',
    max: String(most),
    value: start,
    oninput: ({ target }) => target.validity.valid && change(target.value),
  });
  return withWord(key, value, word, input, change);
}

function digitsField(key, value, usual, change) {
  const word = DIGITS.get(key);
  const start = [value, usual].find((text) => text !== word) ?? '23';
  const input = h('input', {
    type: 'text',
    inputMode: 'numeric',
    pattern: '[1-9]{1,9}',
    maxLength: 9,
    value: start,
    oninput: ({ target }) => target.validity.valid && target.value && change(target.value),
  });
  if (word) return withWord(key, value, word, input, change);
  return h('label.option', {}, h('span', {}, t(`option.${key}`)), input);
}

function choiceField(key, value, usual, choices, change) {
  return h(
    'label.option',
    {},
    h('span', {}, t(`option.${key}`)),
    h(
      'select',
      { onchange: ({ target }) => change(target.value) },
      choices.map((choice) => {
        const label = choiceText(key, choice);
        return h(
          'option',
          { value: choice, selected: choice === value },
          choice === usual ? t('setup.usual', { choice: label }) : label,
        );
      }),
    ),
  );
}

/**
 * One house rule, as a field.
 * @param {{options: Record<string, string>}} form takes what is chosen
 * @param {{key: string, value: string, usual: string, choices: string[]}} option
 */
export function option(form, { key, value, usual, choices }) {
  const change = (chosen) => {
    form.options[key] = chosen;
  };
  if (Object.hasOwn(NUMBERS, key)) return numberField(key, value, usual, change);
  if (DIGITS.has(key)) return digitsField(key, value, usual, change);
  return choiceField(key, value, usual, choices, change);
}
