/** House rules: a field for each option of a ruleset, whatever kind of value it takes. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { keepOwn, LONGEST } from '../own.js';

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

/** What a setting of some rules says; numbers stand for themselves. @param {{key: string, value: string}} setting */
export function settingText({ key, value }) {
  if (/^\d+$/.test(value)) return DIGITS.has(key) ? [...value].join(', ') : value;
  return choiceText(key, value);
}

/** What differs from the game as it is told, an item for each rule. @param {Ruleset} ruleset */
export const houseRulesOf = ({ options }) =>
  options
    .filter(({ value, usual }) => value !== usual)
    .map((setting) => t('setup.rule', { rule: t(`option.${setting.key}`), choice: settingText(setting) }));

/** The same in one line; empty where nothing differs. @param {Ruleset} ruleset */
export const houseRulesText = (ruleset) => houseRulesOf(ruleset).join(' · ');

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
 * @param {() => void} changed hears of every choice
 */
function option(form, { key, value, usual, choices }, changed) {
  const change = (chosen) => {
    form.options[key] = chosen;
    changed();
  };
  if (Object.hasOwn(NUMBERS, key)) return numberField(key, value, usual, change);
  if (DIGITS.has(key)) return digitsField(key, value, usual, change);
  return choiceField(key, value, usual, choices, change);
}

/**
 * All house rules of a game: their fields, what is chosen in one line or why it cannot be, a name to keep it under.
 * @param {{options: Record<string, string>}} form takes what is chosen
 * @param {Ruleset} ruleset with the values to begin with
 * @param {{id: () => string, rules: (id: string) => Ruleset, name?: string}} how the id of what is chosen; the rules of
 *   an id, which fails where there are none; what the game is called
 */
export function houseRules(form, ruleset, { id, rules, name = '' }) {
  const chosen = h('p.chosen-rules', { 'aria-live': 'polite' });
  const field = h('input', { type: 'text', name: 'own', value: name, maxLength: LONGEST, autocomplete: 'off' });
  const said = h('p.note', { role: 'status' });
  const save = h('button', { type: 'button', 'data-do': 'keep-own' }, t('own.keep'));
  const copy = h('button', { type: 'button', 'data-do': 'copy-own' }, t('own.link'));
  const naming = h(
    'div.own-game',
    {},
    h('label.option', {}, h('span', {}, t('own.name')), field),
    h('div.buttons', {}, save, copy),
    said,
  );
  const update = () => {
    said.textContent = '';
    let text = '';
    try {
      text = houseRulesText(rules(id()));
      chosen.classList.remove('fault');
    } catch (wrong) {
      text = wrong.message;
      chosen.classList.add('fault');
    }
    chosen.textContent = text;
    naming.hidden = !text || chosen.classList.contains('fault');
  };
  save.addEventListener('click', () => {
    const given = field.value.trim();
    if (!given) field.focus();
    else said.textContent = t(keepOwn(id(), given) ? 'own.kept' : 'own.not-kept', { name: given });
  });
  copy.addEventListener('click', async () => {
    const link = new URL(`#/new/${id()}/${encodeURIComponent(field.value.trim())}`, location.href).href;
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    said.textContent = copied ? t('own.copied') : link;
  });
  const fields = ruleset.options.map((o) => option(form, o, update));
  form.options = Object.fromEntries(
    ruleset.options.filter(({ value, usual }) => value !== usual).map(({ key, value }) => [key, value]),
  );
  update();
  return h(
    'details.options',
    { open: Object.keys(form.options).length > 0 },
    h('summary', {}, t('setup.options'), icon('down')),
    h('p', {}, t('setup.options.note')),
    chosen,
    fields,
    naming,
  );
}
