/**
 * Starts the page: words, header, what the address asks for; then, or first where that is needed, the rules and the
 * board.
 */
import { h } from './dom.js';
import { changeLanguage, loadMessages, loadWords, t } from './messages.js';
import { focusHeading, markPlace, openKeys, showHeader } from './header.js';
import { change, onChange, setting } from './settings.js';
import { listenForHelp } from './keyboard.js';
import { keepForOffline, watchLine } from './offline.js';

const main = document.querySelector('main');
let close = () => {};

function dress() {
  const theme = setting('theme');
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.board = setting('board');
  document.documentElement.dataset.seeds = setting('seeds');
}

/** The places that every page leads to, beside the first page. */
const MAIN_PLACES = ['learn', 'puzzles', 'analysis', 'people', 'clubs'];
/** Places that belong to one of them. */
const WITHIN = { games: 'learn', rules: 'learn', lessons: 'learn', paper: 'learn', editor: 'analysis' };

/**
 * The addresses: `#/<place>/<what>…`, the first page without a place. Each is a view of its own, loaded when it is
 * first asked for; a view in a folder of its own brings the words and the style of that folder.
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
  games: './learn/catalogue.js',
  rules: './learn/rules.js',
  lessons: './learn/lessons.js',
  puzzles: './learn/puzzles.js',
  paper: './learn/paper.js',
  clubs: './tournaments/list.js',
  analysis: './analysis/opening.js',
  editor: './analysis/editor.js',
};

/** Loads a view with all that it needs. */
async function load(address) {
  const [, folder] = address.split('/');
  if (folder === 'views') return import(address);
  const [module] = await Promise.all([import(address), loadWords(folder), loadStyle(folder)]);
  return module;
}

/** The styles that were asked for, each with when it is there. */
const styles = new Map();

function loadStyle(name) {
  if (!styles.has(name)) {
    const link = h('link', { rel: 'stylesheet', href: `styles/${name}.css` });
    styles.set(
      name,
      new Promise((done) => {
        link.onload = link.onerror = done;
      }),
    );
    document.head.append(link);
  }
  return styles.get(name);
}

/** A part of an address; what is badly written is taken as it stands. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The view at the address, or the first page, and a word about it, where there is nothing to show. All but early views
 * find the rules ready, and the sitting at this screen.
 */
async function route(app) {
  const [, place = '', ...what] = location.hash.split('/').map(decoded);
  const address = Object.hasOwn(PLACES, place) ? PLACES[place] : PLACES[''];
  // Before the style of a folder, which may say more.
  if (address !== PLACES['']) loadStyle('game');
  const asked = await load(address);
  if (!asked.early) await Promise.all([app.seated(), loadWords('play')]);
  const there = Object.hasOwn(PLACES, place) ? asked.view(app, ...what) : undefined;
  if (there) return there;
  app.announce(t('say.nowhere'), true);
  return (await load(PLACES[''])).view(app);
}

/** How long a notice is seen. */
const NOTICE = 5000;

let asked = 0;

async function show(app, arrived = false) {
  const turn = ++asked;
  const view = await route(app);
  if (turn !== asked) return;
  // Going back leaves a dialog too.
  if (arrived) document.querySelectorAll('dialog').forEach((dialog) => dialog.open && dialog.close(''));
  close();
  close = view.close ?? (() => {});
  document.title = view.title;
  main.replaceChildren(...view.content);
  main.dataset.at = location.hash;
  const [, place] = location.hash.split('/');
  markPlace(WITHIN[place] ?? place);
  view.shown?.();
  if (!arrived) return;
  window.scrollTo(0, 0);
  focusHeading();
}

let notice;

/** Says something to people who listen instead of look, and to all if it is not to be seen elsewhere. */
function announce(text, shown = false) {
  const announcer = document.querySelector('#announcer');
  // The same words once more are news only if they differ in something.
  announcer.textContent = announcer.textContent === text ? `${text}\u00a0` : text;
  announcer.classList.toggle('notice', shown);
  clearTimeout(notice);
  if (shown) notice = setTimeout(() => announcer.classList.remove('notice'), NOTICE);
}

/** Loads the rules and the board. */
async function prepare(app) {
  const form = new URLSearchParams(location.search).get('rules') ?? undefined;
  if (form !== 'javascript')
    document.head.append(h('link', { rel: 'preload', as: 'fetch', href: 'rules/semeia.wasm', crossorigin: '' }));
  const [{ loadRules }] = await Promise.all([
    import('./rules.js'),
    import('./board/board.js'),
    loadStyle('board'),
    loadStyle('sets'),
  ]);
  app.rules = await loadRules(form);
  app.presets = app.rules.rulesets();
  document.documentElement.dataset.rules = app.rules.form;
}

/** Sits down to nothing yet; the first page does without. */
async function takeSeat(app) {
  const [{ Session }] = await Promise.all([import('./session.js'), app.ready(), loadStyle('game')]);
  app.session = new Session(app.rules);
}

/** Sits down to a new game, unless one that is on is to go on. @param {number} [pit] the first move, already chosen */
async function sitDown(app, setup, pit) {
  await app.seated();
  const { session } = app;
  const inTheWay = (session.restore() || session.game) && session.isUnfinished;
  const answer = inTheWay ? await (await import('./views/dialogs.js')).askNewGame(session) : 'new';
  if (answer === 'new') {
    session.open(setup);
    session.opening = pit;
    change('last', { preset: setup.preset, id: setup.id });
  }
  if (!answer) return;
  if (location.hash === '#/game') app.show();
  else location.hash = '#/game';
}

/** Another language changes everything that is shown; games go on. */
async function translate(app) {
  await changeLanguage(setting('language'));
  showHeader(MAIN_PLACES);
  await show(app);
}

async function start() {
  dress();
  onChange((name) => (name === 'language' ? translate(app).catch(fail) : dress()));
  let ready;
  let seated;
  const app = {
    announce,
    places: MAIN_PLACES,
    ready: () => (ready ??= prepare(app)),
    seated: () => (seated ??= takeSeat(app)),
    show: () => show(app, true).catch(fail),
    start: (setup, pit) => sitDown(app, setup, pit),
  };
  if (location.hash.length > 2) app.seated().catch(() => {}); // most views need it; a fault is told when they ask
  await loadMessages(setting('language'));
  showHeader(MAIN_PLACES);
  watchLine();
  main.replaceChildren(h('p.loading', {}, t('say.loading')));
  listenForHelp(openKeys);
  window.addEventListener('hashchange', app.show);
  await show(app);
  await app.ready();
  keepForOffline(app.rules.form);
}

function fail(problem) {
  console.error(problem);
  main.replaceChildren(h('p.loading', {}, t(navigator.onLine ? 'say.failed' : 'say.offline')));
}

start().catch(fail);
