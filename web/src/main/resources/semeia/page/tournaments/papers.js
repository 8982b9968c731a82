/** Paper and files: sheets to print, tables for spreadsheets, the whole record; ending and deleting. */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { ask, button } from '../views/dialogs.js';
import { icon } from '../icons.js';
import { download, fileButton, fileName } from './files.js';

/** Where decimals have a comma, spreadsheets want a semicolon between cells. */
const separator = () => (number(0.5).includes(',') ? ';' : ',');

const SHEETS = ['pairings', 'slips', 'standings', 'table', 'entrants'];
const TABLES = ['entrants', 'pairings', 'standings'];

export function filesSection({ tournament, attempt }) {
  const { state } = tournament;
  const begun = state.rounds.length > 0;
  const sheets = SHEETS.filter(
    (sheet) => (begun && !(sheet === 'table' && state.settings.kind === 'winner-stays')) || sheet === 'entrants',
  );
  const save = (which) => () =>
    download(
      fileName(`${state.settings.name} ${which}`, 'csv'),
      tournament.rules.sheet(state.record, which, separator()),
      'text/csv',
    );
  const results = (text) =>
    attempt(async () => {
      const acts = tournament.rules.results(state.record, text);
      if (acts.length) await tournament.act(...acts);
    }, t('tournaments.results.read'));
  const sure = async (what, act) => {
    const answer = await ask(t(`tournaments.${what}.heading`), h('p', {}, t(`tournaments.${what}.text`)), [
      button('', '', t('tournaments.cancel')),
      button('.danger', 'yes', t(`tournaments.${what}`)),
    ]);
    if (answer === 'yes') await attempt(act);
  };
  const remove = async () => {
    await tournament.remove();
    location.hash = '#/clubs';
  };
  const group = (heading, ...content) => h('div', {}, h('h3', {}, heading), h('div.buttons', {}, content));
  return h(
    'section.papers',
    {},
    h('h2', {}, t('tournaments.papers')),
    group(
      t('tournaments.print'),
      sheets.map((sheet) =>
        h(
          'a.button',
          { href: `#/clubs/${tournament.id}/sheet/${sheet}`, 'data-sheet': sheet },
          t(`tournaments.sheet.${sheet}`),
        ),
      ),
    ),
    group(
      t('tournaments.csv'),
      TABLES.map((which) =>
        h(
          'button',
          { type: 'button', 'data-csv': which, onclick: save(which) },
          icon('save'),
          t(`tournaments.csv.${which}`),
        ),
      ),
      tournament.mayManage && begun ? fileButton(t('tournaments.results.file'), '.csv,text/csv', results) : undefined,
    ),
    group(
      t('tournaments.record.heading'),
      h(
        'button',
        {
          type: 'button',
          'data-do': 'export',
          onclick: () => download(fileName(state.settings.name, 'txt'), state.record, 'text/plain'),
        },
        icon('save'),
        t('tournaments.record.save'),
      ),
      tournament.mayManage && begun && !state.over
        ? h(
            'button',
            {
              type: 'button',
              'data-do': 'close',
              onclick: () => sure('end', () => tournament.act(tournament.rules.close())),
            },
            t('tournaments.end'),
          )
        : undefined,
      tournament.remove
        ? h(
            'button',
            { type: 'button', 'data-do': 'remove', onclick: () => sure('remove', remove) },
            t('tournaments.remove'),
          )
        : undefined,
    ),
  );
}
