/** All games: on a map, to search and to filter, and any two of them side by side. */
import { h } from '../dom.js';
import { spoken, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { drawMap, placesOf } from './map.js';
import { comparison, isRelay } from './overview.js';
import { table } from './tables.js';

/** Text as a search compares it: without case and marks, so that `jerin` finds J’erin and `ayo` finds Ayò. */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’'ʼ-]/gu, '')
    .toLowerCase();

/** The other names of a game, each with its language: `[{tag, name}]`. */
const namesOf = ({ names }) =>
  (names ?? '')
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const [tag, name] = part.split(':');
      return { tag, name };
    });

/** What the language of a name is called, where the browser knows. */
function languageName(tag) {
  return new Intl.DisplayNames([spoken()], { type: 'language', fallback: 'none' }).of(tag);
}

/** How a game takes seeds: by which contents of the pit of the last seed. */
const captureOf = ({ options }) => options.find(({ key }) => key === 'take')?.value ?? '4';

/** What one may filter by: each gives a word for a game. */
const FILTERS = {
  family: (ruleset) => (isRelay(ruleset) ? 'relay' : 'single'),
  seats: ({ board }) => String(board.shares.length),
  board: ({ board }) => String(board.pits.length / 2),
  capture: captureOf,
  region: (_, { region }) => region,
};

/** What a word of a filter is called. */
function wordText(name, value) {
  if (name === 'family') return t(`home.${value}`);
  if (name === 'seats') return t('catalogue.seats', { n: Number(value) });
  if (name === 'board') return `2 × ${value}`;
  if (name === 'capture') return [...value].join(', ');
  return t(`catalogue.region.${value}`);
}

/** A field to choose one of the words that some game has, or any. */
function filterField(name, games, wanted, changed) {
  const values = [...new Set(games.map((game) => FILTERS[name](game.ruleset, game.row)))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return h(
    'label',
    {},
    h('span', {}, t(name === 'seats' ? 'catalogue.seats.label' : `catalogue.${name}`)),
    h(
      'select',
      {
        name,
        onchange: ({ target }) => {
          wanted[name] = target.value;
          changed();
        },
      },
      h('option', { value: '' }, t('catalogue.any')),
      values.map((value) => h('option', { value, selected: wanted[name] === value }, wordText(name, value))),
    ),
  );
}

/** One game of the list. */
function gameItem({ ruleset, row }, chosen, choose) {
  const { preset, board, seeds } = ruleset;
  const names = namesOf(row).filter(({ name }) => plain(name) !== plain(gameName(preset)));
  const other = names.map(({ tag, name }) => {
    const language = languageName(tag);
    return h('li', {}, h('span', { lang: tag }, name), language ? ` (${language})` : '');
  });
  const compare = h('input', {
    type: 'checkbox',
    checked: chosen.includes(preset),
    onchange: () => choose(preset),
  });
  return h(
    'li.game',
    { 'data-preset': preset },
    h('span.board-place', { 'data-preset': preset }),
    h(
      'div.game-text',
      {},
      h('h3', {}, h('a', { href: `#/rules/${preset}` }, gameName(preset))),
      h('p', {}, t(`line.${preset}`)),
      h('p.where', {}, placeText(preset)),
      other.length > 0 && h('ul.names', { 'aria-label': t('catalogue.names') }, other),
      h('small', {}, t('facts', { players: board.shares.length, pits: board.pits.length, seeds })),
    ),
    h(
      'div.game-acts',
      {},
      h('a.button.primary', { href: `#/new/${preset}` }, t('rules.play', { game: gameName(preset) })),
      h('label.check', {}, compare, t('catalogue.compare')),
    ),
  );
}

/** Who plays a game and where. */
const placeText = (preset) => t(`rule.place.${preset}`);

/** The games that answer all that is wanted. */
function found(games, wanted, place) {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  return games.filter(({ ruleset, row }) => {
    const names = [gameName(ruleset.preset), ruleset.preset, placeText(ruleset.preset), row.names ?? ''];
    const text = plain(names.join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      Object.keys(FILTERS).every((name) => !wanted[name] || FILTERS[name](ruleset, row) === wanted[name]) &&
      (!place || place.presets.includes(ruleset.preset))
    );
  });
}

/** Two games side by side: only what differs. */
function compared(app, presets) {
  const rulesets = presets.map((preset) => app.presets.find((ruleset) => ruleset.preset === preset)).filter(Boolean);
  if (rulesets.length < 2) return undefined;
  const heading = t('catalogue.both', { one: gameName(rulesets[0].preset), two: gameName(rulesets[1].preset) });
  const content = [
    h(
      'div.learn.catalogue',
      {},
      h('a.back', { href: '#/games' }, icon('back'), t('catalogue.back')),
      h('h1', {}, heading),
      comparison(rulesets, t('catalogue.differences')),
    ),
  ];
  return { title: t('catalogue.title'), content };
}

/** @param {string} [one] with `other`, two games to compare; without, all games @param {string} [other] */
export async function view(app, one = undefined, other = undefined) {
  const both = one && other ? compared(app, [one, other]) : undefined;
  if (both) return both;
  const rows = await table('places');
  const games = app.presets.map((ruleset) => ({
    ruleset,
    row: rows.find(({ preset }) => preset === ruleset.preset) ?? {},
  }));
  const places = placesOf(rows);
  const wanted = { text: '' };
  let at;
  let chosen = [];
  let parade;
  let gone = false;
  const list = h('div.results');
  const count = h('p.count', { role: 'status' });
  const map = h('div.map-place');
  const compare = h('a.button.primary.compare', { hidden: true }, t('catalogue.compare-both'));

  const choose = (preset) => {
    chosen = chosen.includes(preset) ? chosen.filter((kept) => kept !== preset) : [...chosen, preset].slice(-2);
    list.querySelectorAll('.game').forEach((item) => {
      item.querySelector('input').checked = chosen.includes(item.dataset.preset);
    });
    compare.hidden = chosen.length < 2;
    compare.setAttribute('href', `#/games/${chosen.join('/')}`);
  };
  const animate = async () => {
    parade?.stop();
    const { Parade } = await import('../views/parade.js');
    if (!gone) parade = new Parade(list.querySelectorAll('.board-place'), app);
  };
  const show = () => {
    const here = found(games, wanted, at);
    const family = (name) => {
      const members = here.filter(({ ruleset }) => FILTERS.family(ruleset) === name);
      return (
        members.length > 0 &&
        h(
          'section',
          {},
          h('h2', {}, t(`home.${name}`)),
          h(
            'ul.catalogue-list',
            {},
            members.map((game) => gameItem(game, chosen, choose)),
          ),
        )
      );
    };
    list.replaceChildren(...[family('single'), family('relay')].filter(Boolean));
    count.textContent = t('catalogue.count', { n: here.length });
    animate().catch((fault) => console.error(fault));
  };
  const draw = () =>
    map.replaceChildren(
      drawMap(places, {
        label: (presets) => presets.map(gameName).join(', '),
        chosen: (key) => at?.key === key,
        choose: (key) => {
          at = at?.key === key ? undefined : places.find((place) => place.key === key);
          draw();
          map.querySelector(`[data-place="${key}"]`).focus();
          show();
        },
      }),
    );
  const search = h('input', {
    type: 'search',
    name: 'search',
    oninput: ({ target }) => {
      wanted.text = target.value;
      show();
    },
  });
  draw();
  show();
  const content = [
    h(
      'div.learn.catalogue',
      {},
      h('h1', {}, t('catalogue.heading')),
      h('p.lead', {}, t('catalogue.lead', { n: games.length })),
      map,
      h('small.map-source', {}, t('catalogue.map.source')),
      h(
        'form.filters',
        { role: 'search', onsubmit: (event) => event.preventDefault() },
        h('label.search', {}, h('span', {}, t('catalogue.search')), search),
        Object.keys(FILTERS).map((name) => filterField(name, games, wanted, show)),
      ),
      h('div.found', {}, count, compare),
      list,
    ),
  ];
  return {
    title: t('catalogue.title'),
    content,
    close: () => {
      gone = true;
      parade?.stop();
    },
  };
}
