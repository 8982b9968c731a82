/** Starts the page: words, rules, header; shows what the address asks for. */
import { h } from './dom.js';
import { loadMessages, loadWords, t } from './messages.js';
import { loadRules } from './rules.js';
import { known, onMe } from './me.js';
import { onChange, setting } from './settings.js';
import { Session } from './session.js';
import { icon } from './icons.js';
import { listenForHelp } from './keyboard.js';
import { askNewGame, openKeys, openSettings } from './views/dialogs.js';
import './board/board.js';

const main = document.querySelector('main');
let close = () => {};

function dress() {
  const theme = setting('theme');
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The places that every page leads to, beside the first page. */
const MAIN_PLACES = ['learn', 'puzzles', 'people'];
/** Places that belong to one of them. */
const WITHIN = { rules: 'learn', lessons: 'learn', paper: 'learn' };

function header() {
  const link = h('a.home', { href: '#/', 'aria-label': t('home.link') }, icon('seed'), h('b', {}, 'Semeia'));
  const button = (name, open) => h('button.icon', { type: 'button', 'data-do': name, 'aria-label': t(`do.${name}`), title: t(`do.${name}`), onclick: open }, icon(name));
  const places = h('nav.places', { id: 'places', popover: 'auto', 'aria-label': t('places.label'), onclick: () => places.matches(':popover-open') && places.hidePopover() },
    MAIN_PLACES.map((place) => h('a', { href: `#/${place}` }, t(`places.${place}`))));
  const menu = button('menu');
  menu.classList.add('menu');
  menu.setAttribute('popovertarget', 'places');
  const who = h('a.who', { href: '#/account' });
  const name = (me = known()) => {
    who.replaceChildren(icon('person'), h('span', {}, me ? me.name : t('who.sign-in')));
    who.setAttribute('aria-label', me ? t('who.you', { name: me.name }) : t('who.sign-in'));
  };
  name();
  onMe(name);
  document.querySelector('header').replaceChildren(link, places, h('div.tools', {}, who, button('keys', openKeys), button('settings', openSettings), menu));
}

/** Marks the place that is shown among those that every page leads to. */
function mark(place) {
  document.querySelectorAll('.places a').forEach((link) => {
    if (link.getAttribute('href') === `#/${WITHIN[place] ?? place}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
}

/**
 * The addresses: `#/<place>/<what>…`, the first page without a place. Each is a view of its own, loaded when it is first asked for; a view in a
 * folder of its own brings the words and the style of that folder.
 */
const PLACES = {
  '': './views/home.js',
  new: './views/setup.js',
  game: './views/game.js',
  people: './people/lobby.js',
  table: './people/table.js',
  open: './people/open.js',
  account: './people/account.js',
  person: './people/person.js',
  link: './people/link.js',
  learn: './learn/hub.js',
  rules: './learn/rules.js',
  lessons: './learn/lessons.js',
  puzzles: './learn/puzzles.js',
  paper: './learn/paper.js',
};

/** Loads a view with all that it needs. */
async function load(address) {
  const [, folder] = address.split('/');
  if (folder === 'views') return import(address);
  const [module] = await Promise.all([import(address), loadWords(folder), loadStyle(folder)]);
  return module;
}

function loadStyle(folder) {
  const href = `styles/${folder}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = h('link', { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((done) => { link.onload = link.onerror = done; });
}

/** The view at the address, or the first page where the view has nothing to show there. */
async function route(app) {
  const [, place = '', ...what] = location.hash.split('/').map(decodeURIComponent);
  const asked = await load(PLACES[place] ?? PLACES['']);
  return asked.view(app, ...what) ?? (await load(PLACES[''])).view(app);
}

let asked = 0;

async function show(app, arrived = false) {
  const turn = ++asked;
  const view = await route(app);
  if (turn !== asked) return;
  close();
  close = view.close ?? (() => {});
  document.title = view.title;
  main.replaceChildren(...view.content);
  mark(location.hash.split('/')[1]);
  view.shown?.();
  if (!arrived) return;
  window.scrollTo(0, 0);
  const heading = main.querySelector('h1');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Says something to people who listen instead of look. */
function announce(text) {
  document.querySelector('#announcer').textContent = text;
}

async function start() {
  dress();
  onChange(dress);
  await loadMessages(setting('language'));
  header();
  main.replaceChildren(h('p.loading', {}, t('say.loading')));
  const form = new URLSearchParams(location.search).get('rules') ?? undefined;
  const rules = await loadRules(form);
  document.documentElement.dataset.rules = rules.form;
  const app = { rules, presets: rules.rulesets(), session: new Session(rules), announce };
  app.start = async (setup) => {
    const { session } = app;
    const inTheWay = (session.game || session.restore()) && session.isUnfinished;
    const answer = inTheWay ? await askNewGame(session) : 'new';
    if (answer === 'new') session.open(setup);
    if (answer) location.hash = '#/game';
  };
  listenForHelp(openKeys);
  window.addEventListener('hashchange', () => show(app, true).catch(fail));
  await show(app);
}

function fail(problem) {
  console.error(problem);
  main.replaceChildren(h('p.loading', {}, t('say.failed')));
}

start().catch(fail);

