/** What people may be called, told while they type; the server has the last word, and knows which names are taken. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { remember } from '../me.js';
import { personName } from '../words.js';
import { call, Refused } from './online.js';
import { problem } from './said.js';

const SHORTEST = 2;
const LONGEST = 24;
const ALLOWED = /[\p{L}\p{M}0-9' ._-]/u;
const DOUBLED = /[-'_ ][-'_. ]|\.[-'_.]/;
const SHAPE = /^[\p{L}0-9](?:.*[\p{L}\p{M}0-9.])?$/u;
/** Scripts that a name can be in, those that are written together as one. */
const SCRIPTS = [
  ['Latin'],
  ['Greek'],
  ['Cyrillic'],
  ['Ethiopic'],
  ['Nko'],
  ['Arabic'],
  ['Tifinagh'],
  ['Vai'],
  ['Adlam'],
  ['Hebrew'],
  ['Armenian'],
  ['Georgian'],
  ['Devanagari'],
  ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
].map((scripts) => new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u'));

/** Characters as people count them. */
const characters = (text) => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

/** The first letter of another script than those before it, −1 if there is none. */
function foreign(letters) {
  const scripts = letters.map((letter) => SCRIPTS.findIndex((script) => script.test(letter)));
  const first = scripts.find((script) => script >= 0);
  return scripts.findIndex((script) => script >= 0 && script !== first);
}

/** What is wrong with a name, and what to do about it; empty if nothing is. */
export function nameFault(text) {
  const name = text
    .trim()
    .normalize('NFC')
    .replace(/[‘’ʼʻ]/g, "'");
  const letters = [...name];
  const n = characters(name);
  if (n < SHORTEST) return t('name.short', { name });
  if (n > LONGEST) return t('name.long', { n });
  const wrong = letters.findIndex((letter) => !ALLOWED.test(letter));
  if (wrong >= 0) return t('name.letter', { letter: letters[wrong], n: wrong + 1 });
  const doubled = DOUBLED.exec(name);
  if (doubled) return t('name.signs', { signs: doubled[0] });
  if (!SHAPE.test(name)) return t('name.ends');
  const other = foreign(letters);
  return other < 0 ? '' : t('name.scripts', { letter: letters[other], n: other + 1 });
}

let fields = 0;

/** The field for a name of one's own, with the rule beside it. */
export function nameField(attributes = {}) {
  const id = `name-rule-${++fields}`;
  const check = ({ target }) => target.setCustomValidity(target.value ? nameFault(target.value) : '');
  const input = h('input', {
    name: 'name',
    type: 'text',
    required: true,
    autocomplete: 'username',
    spellcheck: false,
    'aria-describedby': id,
    oninput: check,
    ...attributes,
  });
  return h('label.field', {}, h('span', {}, t('account.name')), input, h('small', { id }, t('account.name.hint')));
}

/** Asks a guest for a name. @param done hears who the guest is now */
export function namingForm(me, done) {
  const said = h('p.fault', { role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    said.textContent = '';
    const { name } = Object.fromEntries(new FormData(event.target));
    try {
      done(remember(await call('PUT', '/api/me/name', { name })));
    } catch (wrong) {
      const taken = wrong instanceof Refused && wrong.code === 'NOT_ALLOWED';
      said.textContent = taken ? t('account.taken') : problem(wrong);
    }
  };
  return h(
    'form.account-form.naming',
    { 'data-form': 'name', onsubmit: submit },
    h('h2', {}, t('name.heading')),
    h('p.note', {}, t('name.hint', { name: personName(me.name) })),
    nameField({ autocomplete: 'nickname' }),
    said,
    h('button', { type: 'submit' }, t('name.do')),
  );
}
