/** What is known of a person: ratings, games with their links, and whether one wants to have to do with him. */
import { h } from '../dom.js';
import { date, list, number, t } from '../messages.js';
import { gameName, personName } from '../words.js';
import { known } from '../me.js';
import { icon } from '../icons.js';
import { call, introduce, Refused } from './online.js';
import { clockText, problem, rulesText, seatText } from './said.js';

const PAGE = 20;
const SPEEDS = ['bullet', 'blitz', 'rapid', 'slow', 'correspondence'];

/** A table of ratings: a row for each ruleset, a column for each speed that was played. */
function ratings(all) {
  if (!all.length) return h('p.none', {}, t('person.ratings.none'));
  const speeds = SPEEDS.filter((speed) => all.some((rating) => rating.speed === speed));
  const cell = (found) =>
    found
      ? h(
          'td',
          {},
          h(
            'b',
            {},
            number(Math.round(found.rating)),
            found.provisional ? h('span', { title: t('person.provisional') }, '?') : undefined,
          ),
          h('small', {}, t('person.games', { n: found.games })),
        )
      : h('td', {}, '–');
  return h(
    'div.scroll',
    { tabIndex: 0, role: 'group', 'aria-label': t('person.ratings') },
    h(
      'table.ratings',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('people.game')),
          speeds.map((speed) => h('th', { scope: 'col' }, t(`speed.${speed}`))),
        ),
      ),
      h(
        'tbody',
        {},
        [...new Set(all.map(({ ruleset }) => ruleset))].map((ruleset) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, gameName(ruleset)),
            speeds.map((speed) => cell(all.find((rating) => rating.ruleset === ruleset && rating.speed === speed))),
          ),
        ),
      ),
    ),
    h('p.note', {}, t('person.provisional')),
  );
}

/** Who won for whom: a word and a sign. */
function result({ seats, outcome }, id) {
  const seat = seats.findIndex(({ player }) => player?.id === id);
  const key = outcome.winner < 0 ? 'drawn' : outcome.winner === seat ? 'won' : 'lost';
  return h(`span.result.${key}`, {}, t(`person.${key}`));
}

function gameRow(game, id) {
  return h(
    'li',
    {},
    h(
      'a.table-row',
      { href: `#/table/${game.table}` },
      h('strong', {}, rulesText(game.rules)),
      h('span.players', {}, list(game.seats.map(seatText), 'unit')),
      h(
        'small',
        {},
        list(
          [date(game.ended), clockText(game.clock), game.rated ? t('people.rated') : undefined].filter(Boolean),
          'unit',
        ),
      ),
      h('span.score', {}, game.outcome.seeds.join('–')),
      result(game, id),
    ),
  );
}

async function history(path, id) {
  const body = h('ul.tables');
  const more = h('button', { type: 'button', 'data-do': 'more' }, t('person.more'));
  let wanted = 0;
  const fetchMore = async () => {
    wanted += PAGE;
    const answer = await fetch(`${path}?max=${wanted + 1}`);
    const lines = (await answer.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    body.replaceChildren(...lines.slice(0, wanted).map((game) => gameRow(game, id)));
    more.hidden = lines.length <= wanted;
    return lines.length;
  };
  more.addEventListener('click', fetchMore);
  if (!(await fetchMore())) return h('p.none', {}, t('person.history.none'));
  const save = (form, name) =>
    h('a.button', { href: `${path}?form=${form}`, download: name }, icon('save'), t(`person.save.${form}`));
  return [body, more, h('div.buttons', {}, save('text', 'games.txt'), save('jsonl', 'games.jsonl'))];
}

/** Blocks or takes back. */
function blocker(person, blocked) {
  let on = blocked;
  const said = h('p.note', { role: 'status' });
  const show = () => {
    press.textContent = t(on ? 'person.unblock' : 'person.block');
    press.setAttribute('aria-pressed', String(on));
  };
  const turn = async () => {
    await call(on ? 'DELETE' : 'PUT', `/api/blocks/${person.id}`);
    on = !on;
    said.textContent = t(on ? 'person.blocked' : 'person.unblocked', { name: personName(person.name) });
    show();
  };
  const press = h('button', { type: 'button', 'data-do': 'block', onclick: turn });
  show();
  return [press, said];
}

async function others(app, person) {
  const { people } = await call('GET', '/api/blocks');
  const [press, said] = blocker(
    person,
    people.some(({ id }) => id === person.id),
  );
  const invitation = person.guest
    ? undefined
    : h(
        'details.options',
        {},
        h('summary', {}, t('person.invite', { name: personName(person.name) }), icon('down')),
        h(
          'ul.game-choice',
          {},
          app.presets.map(({ preset }) =>
            h('li', {}, h('a.button', { href: `#/open/${preset}/${person.name}` }, gameName(preset))),
          ),
        ),
      );
  return h('section', {}, invitation, h('div.buttons', {}, press), said);
}

async function profile(app, name, place) {
  const me = known() ? await introduce() : undefined;
  const person = await call('GET', `/api/people/${encodeURIComponent(name)}`);
  const own = me?.id === person.id;
  const kind = person.bot ? t('person.bot') : person.guest ? t('person.guest') : undefined;
  place.replaceChildren(
    h(
      'div.hero',
      {},
      h('h1', {}, personName(person.name)),
      h('p', {}, list([kind, t('person.since', { day: date(person.since) })].filter(Boolean), 'unit')),
    ),
    h(
      'div.profile',
      {},
      own && person.guest ? h('p.note', {}, h('a', { href: '#/account' }, t('person.sign-up'))) : undefined,
      h('section', {}, h('h2', {}, t('person.ratings')), ratings(person.ratings)),
      me && !own ? await others(app, person) : undefined,
      h(
        'section',
        {},
        h('h2', {}, t('person.history')),
        await history(own ? '/api/me/games' : `/api/people/${person.id}/games`, person.id),
      ),
    ),
  );
}

/** @param name a name, or an id */
export function view(app, name) {
  const place = h(
    'div',
    {},
    h('div.hero', {}, h('h1', {}, t('person.heading'))),
    h('p.loading', {}, t('people.loading')),
  );
  const fail = (wrong) =>
    place.replaceChildren(
      h('div.hero', {}, h('h1', {}, t('person.heading'))),
      h(
        'p',
        {},
        wrong instanceof Refused && wrong.code === 'NO_SUCH_PERSON' ? t('person.nobody', { name }) : problem(wrong),
      ),
      h('a.button', { href: '#/people' }, t('people.heading')),
    );
  return { title: t('person.title'), content: [place], shown: () => profile(app, name, place).catch(fail) };
}
