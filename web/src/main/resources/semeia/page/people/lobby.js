/** Where people meet: tables that wait, games to look at, one's own games; it lives as long as one looks at it. */
import { h } from '../dom.js';
import { list, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { call, introduce, Line } from './online.js';
import { rulesText, seatText, termsText } from './said.js';

/** A table as a line that leads to it. */
function row(table, verb) {
  const { id, rules, seats, game, away = [] } = table;
  const named = (seat, i) => (away.includes(i) ? t('people.away.name', { player: seatText(seat) }) : seatText(seat));
  const known = seats.flatMap((seat, i) => (seat.holder === 'open' ? [] : [named(seat, i)]));
  const score = game ? game.position.split(' ')[1] : undefined;
  return h(
    'li',
    {},
    h(
      'a.table-row',
      { href: `#/table/${id}` },
      h('strong', {}, rulesText(rules)),
      h('span.players', {}, known.length ? list(known, 'unit') : t('people.nobody')),
      h('small', {}, termsText(table)),
      score ? h('span.score', {}, score) : undefined,
      h('span.verb', {}, verb, icon('arrow')),
    ),
  );
}

function section(name, heading, empty) {
  const body = h('ul.tables', {});
  const none = h('p.none', {}, empty);
  const show = (rows) => {
    body.replaceChildren(...rows);
    none.hidden = rows.length > 0;
    body.hidden = !rows.length;
  };
  show([]);
  return { element: h(`section.${name}`, {}, h('h2', {}, heading), body, none), show };
}

function games(app) {
  return h(
    'ul.game-choice',
    {},
    app.presets.map(({ preset, board }) =>
      h(
        'li',
        {},
        h(
          'a.button',
          { href: `#/open/${preset}` },
          gameName(preset),
          h('small', {}, t('people.players', { n: board.shares.length })),
        ),
      ),
    ),
  );
}

/** Leads to the profile of somebody whose name one knows. */
function search() {
  const field = h('input', {
    type: 'text',
    name: 'name',
    required: true,
    autocomplete: 'off',
    'aria-label': t('people.find.name'),
    placeholder: t('people.find.name'),
  });
  const find = (event) => {
    event.preventDefault();
    location.hash = `#/person/${encodeURIComponent(field.value.trim())}`;
  };
  return h(
    'section',
    {},
    h('h2', {}, t('people.find')),
    h('form.find', { onsubmit: find }, field, h('button', { type: 'submit' }, t('people.find.do'))),
  );
}

export function view(app) {
  const mine = section('mine', t('people.mine'), t('people.mine.none'));
  const waiting = section('waiting', t('people.waiting'), t('people.none'));
  const playing = section('playing', t('people.playing'), t('people.playing.none'));
  const note = h('p.note', { role: 'status' }, t('people.loading'));
  let line;
  let closed = false;
  const own = async () => {
    const { playing: games, open } = await call('GET', '/api/me/tables');
    mine.show(
      [...games, ...open].map((table) => row(table, t(table.status === 'open' ? 'people.see' : 'people.go-on'))),
    );
  };
  const hear = (message) => {
    if (message.type !== 'lobby') return;
    waiting.show(message.tables.map((table) => row(table, t('people.join'))));
    playing.show(message.playing.map((table) => row(table, t('people.look'))));
    own().catch(() => {});
  };
  const meet = async () => {
    await introduce();
    if (closed) return;
    line = new Line({
      hear,
      begin: (up) => up.ask('lobby', { on: true }),
      state: (up) => {
        note.textContent = up ? '' : t('line.lost');
      },
    });
  };
  const content = [
    h('div.hero', {}, h('h1', {}, t('people.heading')), h('p', {}, t('people.lead'))),
    note,
    h(
      'div.lobby',
      {},
      h('div', {}, mine.element, waiting.element, playing.element),
      h(
        'aside',
        {},
        h('section', {}, h('h2', {}, t('people.open')), h('p.note', {}, t('people.open.note')), games(app)),
        search(),
      ),
    ),
  ];
  return {
    title: t('people.title'),
    content,
    shown: () =>
      meet().catch(() => {
        note.textContent = t('people.no-server');
      }),
    close: () => {
      closed = true;
      line?.close();
    },
  };
}
