/** What a person likes: language, light, board and seeds, how sowing is shown. Everything takes effect at once. */
import { h } from '../dom.js';
import { LANGUAGES, spoken, t } from '../messages.js';
import { BOARDS, change, isCalm, onChange, SEEDS, setting, SPEEDS, THEMES } from '../settings.js';
import { choices } from './choices.js';
import { ask, button } from './dialogs.js';

const named = (names, prefix, picture) =>
  names.map((key) => ({ key, label: t(`${prefix}.${key}`), picture: picture?.(key) }));

function chosen(name, options) {
  return choices(t(`settings.${name}`), name, options, setting(name), (key) => change(name, key));
}

const check = (name) =>
  h(
    'label.check',
    {},
    h('input', { type: 'checkbox', checked: setting(name), onchange: ({ target }) => change(name, target.checked) }),
    t(`settings.${name}`),
  );

/** A little of what is chosen. */
const swatch = (kind) => (key) => h(`span.swatch.${kind}`, { [`data-${kind}`]: key, 'aria-hidden': 'true' });

/** The language comes first, so that who cannot read the page finds it. */
function body() {
  const languages = Object.entries(LANGUAGES).map(([key, label]) => ({ key, label }));
  return [
    languages.length > 1
      ? choices(t('settings.language'), 'language', languages, spoken(), (key) => change('language', key))
      : undefined,
    chosen('theme', named(THEMES, 'settings.theme')),
    chosen('board', named(BOARDS, 'settings.board', swatch('board'))),
    chosen('seeds', named(SEEDS, 'settings.seeds', swatch('seeds'))),
    chosen('speed', named(SPEEDS, 'settings.speed')),
    isCalm() ? h('p.note', {}, t('settings.speed.reduced')) : undefined,
    h('div.checks', {}, check('preview'), check('confirm'), check('sound'), check('words')),
  ].filter(Boolean);
}

/** Opens the settings; they speak the language that is chosen in them. */
export async function openSettings() {
  if (document.querySelector('dialog[open]')) return;
  const place = h('div.settings', {}, body());
  const heading = h('span', {}, t('settings.heading'));
  const close = button('.primary', '', t('do.close'));
  const stop = onChange(async (name, tag) => {
    if (name !== 'language') return;
    await spokenIn(tag);
    place.replaceChildren(...body());
    heading.textContent = t('settings.heading');
    close.textContent = t('do.close');
    place.querySelector(`[name=language][value="${tag}"]`).focus();
  });
  await ask(heading, place, [close]);
  stop();
}

/** Resolves when the page speaks the language: the words of it are being loaded. */
async function spokenIn(tag) {
  while (spoken() !== tag)
    await new Promise((done) => {
      requestAnimationFrame(done);
    });
}
