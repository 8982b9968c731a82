/** The top of every page: home, places, who one is, keys, settings. */
import { h } from './dom.js';
import { t } from './messages.js';
import { known, onMe } from './me.js';
import { icon } from './icons.js';
import { personName } from './words.js';

/** What `?` and the button beside it open; loaded when it is asked for, like the settings. */
export const openKeys = async () => (await import('./views/dialogs.js')).openKeys();

const openSettings = async () => (await import('./views/preferences.js')).openSettings();

const who = h('a.who', { href: '#/account' });

function showWho(me = known()) {
  who.replaceChildren(icon('person'), h('span', {}, me ? personName(me.name) : t('who.sign-in')));
  who.setAttribute('aria-label', me ? t('who.you', { name: personName(me.name) }) : t('who.sign-in'));
}

onMe(showWho);

/** Goes to the heading of what is shown, so that the keyboard goes on from there. */
export function focusHeading() {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Fills the header anew, in the language that is spoken. @param names places that every page leads to */
export function showHeader(names) {
  const link = h('a.home', { href: '#/', 'aria-label': t('home.link') }, icon('seed'), h('b', {}, 'Semeia'));
  const button = (name, act) =>
    h(
      'button.icon',
      { type: 'button', 'data-do': name, 'aria-label': t(`do.${name}`), title: t(`do.${name}`), onclick: act },
      icon(name),
    );
  const places = h(
    'nav.places',
    {
      id: 'places',
      popover: 'auto',
      'aria-label': t('places.label'),
      onclick: () => places.matches(':popover-open') && places.hidePopover(),
    },
    names.map((place) => h('a', { href: `#/${place}` }, t(`places.${place}`))),
  );
  const menu = button('menu');
  menu.classList.add('menu');
  menu.setAttribute('popovertarget', 'places');
  const skip = h('button.skip', { type: 'button', 'data-do': 'skip', onclick: () => focusHeading() }, t('do.skip'));
  showWho();
  document
    .querySelector('header')
    .replaceChildren(
      skip,
      link,
      places,
      h('div.tools', {}, who, button('keys', openKeys), button('settings', openSettings), menu),
    );
}

/** Marks the place that is shown among those that every page leads to. */
export function markPlace(place) {
  document.querySelectorAll('.places a').forEach((link) => {
    if (link.getAttribute('href') === `#/${place}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
}
