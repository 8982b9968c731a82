/** Words for people. Every sentence comes from a message file; plurals follow the language. */

/**
 * The languages, each with the name it gives itself; all are complete, and the first is the one the others are made
 * from.
 */
export const LANGUAGES = { en: 'English', fi: 'Suomi', pt: 'Português', sv: 'Svenska', fr: 'Français' };

const USUAL = 'en';
/** Languages whose plain tag means another country to the platform than to us. */
const LOCALES = { pt: 'pt-PT' };
let language = USUAL;
/** The language as the platform knows it. */
let locale = USUAL;
let plural = new Intl.PluralRules(language);
let words = {};
let loaded = new Map();

/**
 * Takes the language that the person chose, or the best that the browser asks for, and loads the words of every page.
 */
export async function loadMessages(chosen) {
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])];
  await speak(wanted.find((tag) => tag in LANGUAGES) ?? USUAL, ['page']);
}

/** Speaks another language from now on: all parts that were loaded are there in it when this resolves. */
export function changeLanguage(tag) {
  return speak(tag, [...loaded.keys()]);
}

async function speak(tag, parts) {
  const read = await Promise.all(parts.map((part) => fetched(tag, part)));
  language = tag;
  locale = LOCALES[tag] ?? tag;
  plural = new Intl.PluralRules(locale);
  words = Object.assign({}, ...read);
  loaded = new Map(parts.map((part) => [part, Promise.resolve()]));
  document.documentElement.lang = locale;
}

/** Loads the words of one part of the page, once. */
export function loadWords(part) {
  if (!loaded.has(part))
    loaded.set(
      part,
      fetched(language, part).then((read) => {
        Object.assign(words, read);
      }),
    );
  return loaded.get(part);
}

async function fetched(tag, part) {
  const answer = await fetch(new URL(`messages/${tag}/${part}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`No words of ${part} in ${tag}: ${answer.status}`);
  return answer.json();
}

/** The tag of the language that is spoken. */
export const spoken = () => language;

/** Whom a message can be about beside people with names: its form for them, and what they are called. */
const WHO = { you: 'who.self', machine: 'who.computer' };

/** The form of a message for whom it is about, such as `would.win.you`; the message itself where it has none. */
function formFor(key, values) {
  const about = Object.values(values);
  const who = Object.keys(WHO).find((form) => `${key}.${form}` in words && about.includes(words[WHO[form]]));
  return who ? `${key}.${who}` : key;
}

/** A name as it is written inside a sentence: the computer's, which is none, begins small there. */
const within = (name, at) =>
  at && name === words['who.computer'] ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name;

/**
 * The message named `key`; `{name}` in it stands for a value, `{name:form}` for a grammatical form of it. A message
 * that counts has a form for each plural, and one about a player can have forms for the person at the screen and for
 * the computer.
 */
export function t(key, values = {}) {
  const entry = words[formFor(key, values)];
  if (entry === undefined) throw new Error(`No message ${key} in ${language}`);
  const text = typeof entry === 'string' ? entry : (entry[plural.select(values[entry['#']])] ?? entry.other);
  return text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name, form, at) =>
    said(form ? formOf(name, form, values[name]) : within(values[name] ?? '', at)),
  );
}

/**
 * The form of a name, such as `game.abapa.of` of what `game.abapa` says; the name itself where there is no such form.
 */
function formOf(family, form, value) {
  const named = Object.keys(words).find((key) => words[key] === value && key.startsWith(`${family}.`));
  return words[`${named}.${form}`] ?? value ?? '';
}

/** Fractions and large numbers as the language writes them; small counts, of which a board has many, need nothing. */
const said = (value) =>
  typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value < 1000) ? value : number(value);

/** Several things in a row, as the language says them. */
export function list(things, type = 'conjunction') {
  return new Intl.ListFormat(locale, { type: /** @type {Intl.ListFormatType} */ (type), style: 'long' }).format(things);
}

/**
 * A day, or a day and a time, as the language writes it.
 * @param {number | Date} moment milliseconds since 1970, or a date
 * @param {Intl.DateTimeFormatOptions} [style]
 */
export function date(moment, style = { dateStyle: 'medium' }) {
  return new Intl.DateTimeFormat(locale, style).format(moment);
}

/** A number as the language writes it, with a true minus. */
export function number(n, style = {}) {
  return new Intl.NumberFormat(locale, style).format(n).replace('-', '−');
}

/** The first letter large, for the start of a sentence. */
export function sentence(text) {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
