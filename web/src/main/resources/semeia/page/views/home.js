/**
 * The first page: what these games are, a game at once, and every game as a small live board. It is there before the
 * rules are.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { setting } from '../settings.js';
import { icon } from '../icons.js';
import { ALL_GAMES, GAMES } from '../games.js';
import { keptGame } from '../kept.js';
import { dropOwn, ownGames } from '../own.js';

function card({ preset, players, pits, seeds }) {
  return h(
    `a.card.${preset}`,
    {
      href: `#/new/${preset}`,
      'aria-label': t('home.choose', { game: gameName(preset) }) + '. ' + t(`line.${preset}`),
    },
    h(`span.board-place.pits-${pits}`, { 'data-preset': preset }),
    h(
      'span.card-text',
      {},
      h('strong', {}, gameName(preset)),
      h('span.line', {}, t(`line.${preset}`)),
      h('small', {}, t('facts', { players, pits, seeds })),
    ),
  );
}

function family(name) {
  return h(
    `section.family.${name}`,
    {},
    h('div.family-head', {}, h('h2', {}, t(`home.${name}`)), h('p', {}, t(`home.${name}.line`))),
    h('div.cards', {}, GAMES.filter((game) => game.family === name).map(card)),
  );
}

/** Games of one's own, where there are any. */
function ownFamily() {
  const games = ownGames();
  const item = ({ id, name }) => {
    const drop = ({ target }) => {
      dropOwn(id);
      target.closest('li').remove();
    };
    return h(
      'li',
      {},
      h('a.button', { href: `#/new/${id}` }, name, h('small', {}, gameName(id.split(/[:+]/)[0]))),
      h('button', { type: 'button', 'data-do': 'drop-own', 'aria-label': t('own.drop', { name }), onclick: drop }, '×'),
    );
  };
  return games.length > 0 && h('section.own-games', {}, h('h2', {}, t('own.heading')), h('ul', {}, games.map(item)));
}

/** Other places than those that have a button of their own. */
function ways(places) {
  const others = places.filter((place) => place !== 'people');
  return (
    others.length > 0 &&
    h(
      'nav.ways',
      { 'aria-label': t('home.ways') },
      others.map((place) => h('a', { href: `#/${place}` }, t(`places.${place}`))),
    )
  );
}

/** The game that was played last, or the best known one. */
function favourite() {
  const last = setting('last');
  const known = GAMES.find((game) => game.preset === last?.preset);
  const { preset, players, family: kind } = known ?? GAMES[0];
  return { preset, players, kind, id: known && typeof last.id === 'string' ? last.id : preset };
}

/** Begins that game against the computer, as strong as it last was. @param {string} starter @param {number} [pit] */
async function begin(app, starter, pit) {
  const { id, preset, players } = favourite();
  await app.ready();
  const seats = ['person', ...Array(players - 1).fill('computer')];
  app.start({ id, preset, seats, level: setting('level'), starter, match: '' }, pit);
}

function playNow(app) {
  const { preset } = favourite();
  const values = { game: gameName(preset) };
  return h(
    `button.large${keptGame() ? '' : '.primary'}`,
    { type: 'button', 'data-do': 'now', onclick: () => begin(app, 'lot') },
    h('span', {}, t('home.now', values), h('small', {}, t('home.now.note', { level: setting('level') }))),
    icon('arrow'),
  );
}

/** The board at the head: empty until the rules are there. */
function hero(app) {
  const line = h('p.hero-line', {});
  const place = h('div.hero-board');
  const goOn = (pit) => {
    app.session.opening = pit;
    location.hash = '#/game';
  };
  const fill = async (isGone) => {
    const { heroGame } = await import('./herogame.js');
    const tell = (text) => {
      line.textContent = text;
    };
    const how = { kept: Boolean(keptGame()), begin: (pit) => begin(app, '0', pit), goOn, tell };
    const board = await heroGame(app, favourite(), how);
    if (!isGone()) place.replaceChildren(board);
  };
  return { elements: [place, line], fill };
}

/** The game that was left, where it is not over. */
function goOn() {
  const preset = keptGame();
  return (
    preset &&
    h(
      'a.button.primary.large.continue',
      { href: '#/game' },
      icon('replay'),
      h('span', {}, t('home.continue'), h('small', {}, gameName(preset))),
    )
  );
}

/** Shows the games; whatever needs the rules comes when they are there. */
export function view(app) {
  const board = hero(app);
  const content = [
    h(
      'div.hero',
      {},
      h('h1', {}, t('home.heading')),
      h('div.hero-game', {}, board.elements),
      h('p.lead', {}, t('home.lead')),
      h(
        'div.starts',
        {},
        goOn(),
        playNow(app),
        h('a.button.large', { href: `#/lessons/${favourite().kind}/1` }, icon('howto'), h('span', {}, t('home.first'))),
        h('a.button.large.people', { href: '#/people' }, icon('person'), h('span', {}, t('home.people'))),
      ),
      ways(app.places),
    ),
    ownFamily(),
    family('single'),
    family('relay'),
    h('p.all-games', {}, h('a.button.large', { href: '#/games' }, t('home.all', { n: ALL_GAMES }), icon('arrow'))),
  ].filter(Boolean);
  let parade;
  let gone = false;
  const live = async () => {
    const [{ Parade }] = await Promise.all([import('./parade.js'), app.ready()]);
    await board.fill(() => gone);
    if (!gone) parade = new Parade(document.querySelectorAll('.board-place'), app);
  };
  return {
    title: t('title'),
    content,
    shown: () => {
      live().catch(() => {});
    },
    close: () => {
      gone = true;
      parade?.stop();
    },
  };
}

/** This view is there before the rules are. */
export const early = true;
