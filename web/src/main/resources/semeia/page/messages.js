/** Words for people. Every sentence comes from a message file; plurals follow the language. */

/** The languages that have a complete file; the first is the fallback. */
export const LANGUAGES = ['en'];

let words = {};
let language = LANGUAGES[0];
let plural = new Intl.PluralRules(language);

/** Loads the language that the person chose, or the best that the browser asks for. */
export async function loadMessages(chosen) {
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])];
  language = wanted.find((tag) => LANGUAGES.includes(tag)) ?? LANGUAGES[0];
  const answer = await fetch(new URL(`messages/${language}.json`, import.meta.url));
  words = await answer.json();
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** The message named `key`; `{name}` in it stands for a value. A message that counts has a form for each plural. */
export function t(key, values = {}) {
  const entry = words[key];
  if (entry === undefined) throw new Error(`No message ${key} in ${language}`);
  const text = typeof entry === 'string' ? entry : entry[plural.select(values[entry['#']])] ?? entry.other;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
}

/** Several things in a row, as the language says them. */
export function list(things, type = 'conjunction') {
  return new Intl.ListFormat(language, { type, style: 'long' }).format(things);
}

/** The first letter large, for the start of a sentence. */
export function sentence(text) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
