/** Starts the page: words, rules, header; shows what the address asks for. */
import { h } from './dom.js';
import { loadMessages, t } from './messages.js';
import { loadRules } from './rules.js';
import { onChange, setting } from './settings.js';
import { Session } from './session.js';
import { icon } from './icons.js';
import { listenForHelp } from './keyboard.js';
import { askNewGame, openKeys, openSettings } from './views/dialogs.js';
import { homeView } from './views/home.js';
import { setupView } from './views/setup.js';
import { gameView } from './views/game.js';
import { peopleView } from './views/people.js';
import { tableView } from './views/table.js';
import './board/board.js';

const main = document.querySelector('main');
let close = () => {};

function dress() {
  const theme = setting('theme');
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function header() {
  const link = h('a.home', { href: '#/', 'aria-label': t('home.link') }, icon('seed'), h('b', {}, 'Semeia'));
  const button = (name, open) => h('button.icon', { type: 'button', 'aria-label': t(`do.${name}`), title: t(`do.${name}`), onclick: open }, icon(name));
  document.querySelector('header').replaceChildren(link, h('div.tools', {}, button('keys', openKeys), button('settings', openSettings)));
}

/** The addresses: `#/`, `#/new/<preset>`, `#/game`; with people at other screens `#/people`, `#/table/<id>`. */
function route(app) {
  const [, place, what] = location.hash.split('/');
  if (place === 'new' && app.presets.some(({ preset }) => preset === what)) return setupView(app, what);
  if (place === 'game' && (app.session.game || app.session.restore())) return gameView(app);
  if (place === 'people') return peopleView(app);
  if (place === 'table' && what) return tableView(app, what);
  return homeView(app);
}

function show(app, arrived = false) {
  close();
  const view = route(app);
  close = view.close ?? (() => {});
  document.title = view.title;
  main.replaceChildren(...view.content);
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
  window.addEventListener('hashchange', () => show(app, true));
  show(app);
}

start().catch((problem) => {
  console.error(problem);
  main.replaceChildren(h('p.loading', {}, t('say.failed')));
});

