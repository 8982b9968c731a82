/** Who takes part: typed one by one, pasted, or from a spreadsheet; put right, withdrawn, taken in again. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { ask, button } from '../views/dialogs.js';
import { fileButton } from './files.js';

/** Three fields for an entrant. */
function fields({ name = '', rating = '', club = '' } = {}) {
  const inputs = {
    name: h('input', {
      type: 'text',
      name: 'entrant',
      required: true,
      maxLength: 60,
      autocomplete: 'off',
      value: name,
    }),
    rating: h('input', { type: 'number', name: 'rating', min: '0', max: '9999', value: String(rating ?? '') }),
    club: h('input', { type: 'text', name: 'club', maxLength: 60, autocomplete: 'off', value: club }),
  };
  const value = () => ({ name: inputs.name.value, rating: inputs.rating.value, club: inputs.club.value });
  return {
    inputs,
    value,
    labels: Object.entries(inputs).map(([key, input]) =>
      h(`label.field.of-${key}`, {}, h('span', {}, t(`tournaments.entrant.${key}`)), input),
    ),
  };
}

/** @returns `{draw}`, which gives the section as it should now be; its forms stay the same */
export function entrantsSection({ tournament, attempt }) {
  const one = fields();
  const add = async (event) => {
    event.preventDefault();
    const given = one.value();
    if (
      !(await attempt(
        () => tournament.act(tournament.rules.enter(given.name, given.rating, given.club)),
        t('tournaments.entered', { name: given.name.trim() }),
      ))
    )
      return;
    Object.values(one.inputs).forEach((input) => {
      input.value = '';
    });
    one.inputs.name.focus();
  };
  const enterAll = (text) =>
    attempt(async () => {
      const acts = tournament.rules.entrants(text);
      if (acts.length) await tournament.act(...acts);
      many.value = '';
    });
  const many = h('textarea', {
    name: 'many',
    rows: 6,
    'aria-label': t('tournaments.many'),
    placeholder: t('tournaments.many.example'),
  });
  const adding = h(
    'form.adding',
    { onsubmit: add },
    one.labels,
    h('button', { type: 'submit', 'data-do': 'enter' }, t('tournaments.enter')),
  );
  const several = h(
    'details.options',
    { 'data-key': 'many' },
    h('summary', {}, t('tournaments.many'), icon('down')),
    h('p', {}, t('tournaments.many.note')),
    many,
    h(
      'div.buttons',
      {},
      h(
        'button',
        { type: 'button', 'data-do': 'enter-many', onclick: () => enterAll(many.value) },
        t('tournaments.many.do'),
      ),
      fileButton(t('tournaments.many.file'), '.csv,text/csv,text/plain', enterAll),
    ),
  );
  const list = h('div');
  const element = h('section.entrants', {}, h('h2', {}, t('tournaments.entrants')), adding, several, list);

  const amend = async (number, entrant) => {
    const form = fields(entrant);
    const answer = await ask(t('tournaments.amend.heading', { name: entrant.name }), h('div.adding', {}, form.labels), [
      h('button', { value: '', formNoValidate: true }, t('tournaments.cancel')),
      button('.primary', 'yes', t('tournaments.amend.do')),
    ]);
    if (answer !== 'yes') return;
    const { name, rating, club } = form.value();
    attempt(() => tournament.act(tournament.rules.amend(number, name, rating, club)));
  };
  const row = (entrant, number) => {
    const { name, rating, club: from, present } = entrant;
    const act = (what, label) =>
      h(
        'button',
        {
          type: 'button',
          'data-key': `${what}-${number}`,
          'data-do': what,
          'aria-label': t(`tournaments.${what}.label`, { name }),
          onclick: () => attempt(() => tournament.act(tournament.rules[what](number))),
        },
        label,
      );
    return h(
      'li',
      {},
      h('span.number', {}, String(number + 1)),
      h(
        `span.name${present ? '' : '.gone'}`,
        {},
        name,
        h('small', {}, [from, rating ?? undefined].filter((part) => part !== undefined && part !== '').join(' · ')),
        present ? undefined : h('small', {}, t('tournaments.withdrawn')),
      ),
      tournament.mayManage && !tournament.state.over
        ? h(
            'span.buttons',
            {},
            h(
              'button',
              {
                type: 'button',
                'data-key': `amend-${number}`,
                'data-do': 'amend',
                'aria-label': t('tournaments.amend.label', { name }),
                onclick: () => amend(number, entrant),
              },
              t('tournaments.amend'),
            ),
            present ? act('withdraw', t('tournaments.withdraw')) : act('rejoin', t('tournaments.rejoin')),
          )
        : undefined,
    );
  };
  const draw = () => {
    const { entrants, closed, rounds, settings } = tournament.state;
    const shut = closed || !tournament.mayManage || (settings.kind === 'knock-out' && rounds.length > 0);
    adding.hidden = shut;
    several.hidden = shut;
    list.replaceChildren(
      entrants.length ? h('ol.entrant-list', {}, entrants.map(row)) : h('p.none', {}, t('tournaments.entrants.none')),
    );
    return element;
  };
  return { draw };
}
