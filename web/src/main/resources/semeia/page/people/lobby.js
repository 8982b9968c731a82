/** People who wait for a game, and a table of one's own. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { introduce } from './online.js';

const CLOCKS = ['none', '300+5', '900+10', '3d'];

const option = (value, label) => h('option', { value }, label);

async function create(form, players) {
  const [rules, clock, listed] = [form.rules.value, form.clock.value, !form.secret.checked];
  const seats = ['me', ...Array(players(rules) - 1).fill('open')];
  const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify({ rules, clock, listed, seats }) });
  const table = await answer.json();
  if (answer.ok) location.hash = `#/table/${table.id}`;
}

function opening(app) {
  const players = (id) => app.presets.find(({ preset }) => preset === id).board.shares.length;
  return h('form.open-table', { onsubmit: (event) => { event.preventDefault(); create(event.target, players); } },
    h('div.setup-form', {},
      h('label.option', {}, h('span', {}, t('people.game')), h('select', { name: 'rules' }, app.presets.map(({ preset }) => option(preset, gameName(preset))))),
      h('label.option', {}, h('span', {}, t('people.clock')), h('select', { name: 'clock' }, CLOCKS.map((clock) => option(clock, t(`clock.${clock}`))))),
      h('label.check', {}, h('input', { type: 'checkbox', name: 'secret' }), t('people.secret')),
      h('button.primary.large', { type: 'submit', 'data-do': 'open' }, t('people.open'), icon('arrow'))));
}

function waiting({ id, rules, clock, seats }) {
  const names = seats.filter(({ player }) => player).map(({ player }) => player.name).join(', ');
  return h('a.button', { href: `#/table/${id}` }, icon('person'), h('span', {}, names), h('strong', {}, gameName(rules.split(/[:+]/)[0])), h('small', {}, t(`clock.${CLOCKS.includes(clock) ? clock : 'other'}`, { clock })));
}

export function view(app) {
  const list = h('div.waiting', {}, h('p.loading', {}, t('people.loading')));
  const show = async () => {
    await introduce();
    const { tables } = await (await fetch('/api/tables')).json();
    list.replaceChildren(...(tables.length ? tables.map(waiting) : [h('p', {}, t('people.none'))]));
  };
  const content = [
    h('div.hero', {}, h('a.back', { href: '#/' }, icon('back'), t('setup.back')), h('h1', {}, t('people.heading')), h('p', {}, t('people.lead'))),
    opening(app),
    h('section', {}, h('h2', {}, t('people.waiting')), list)];
  return { title: t('people.title'), content, shown: () => show().catch(() => list.replaceChildren(h('p', {}, t('people.no-server')))) };
}
