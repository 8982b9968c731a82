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

export function filesSection({ club, attempt }) {
  const { state } = club;
  const begun = state.rounds.length > 0;
  const sheets = SHEETS.filter((sheet) => (begun && !(sheet === 'table' && state.settings.kind === 'winner-stays')) || sheet === 'entrants');
  const save = (which) => () => download(fileName(`${state.settings.name} ${which}`, 'csv'), club.rules.sheet(state.record, which, separator()), 'text/csv');
  const results = (text) => attempt(async () => {
    const acts = club.rules.results(state.record, text);
    if (acts.length) await club.act(...acts);
  }, t('clubs.results.read'));
  const sure = async (what, act) => {
    const answer = await ask(t(`clubs.${what}.heading`), h('p', {}, t(`clubs.${what}.text`)), [button('', '', t('clubs.cancel')), button('.danger', 'yes', t(`clubs.${what}`))]);
    if (answer === 'yes') await attempt(act);
  };
  const remove = async () => {
    await club.remove();
    location.hash = '#/clubs';
  };
  const group = (heading, ...content) => h('div', {}, h('h3', {}, heading), h('div.buttons', {}, content));
  return h('section.papers', {}, h('h2', {}, t('clubs.papers')),
    group(t('clubs.print'), sheets.map((sheet) => h('a.button', { href: `#/clubs/${club.id}/sheet/${sheet}`, 'data-sheet': sheet }, t(`clubs.sheet.${sheet}`)))),
    group(t('clubs.csv'), TABLES.map((which) => h('button', { type: 'button', 'data-csv': which, onclick: save(which) }, icon('save'), t(`clubs.csv.${which}`))), club.mayManage && begun ? fileButton(t('clubs.results.file'), '.csv,text/csv', results) : undefined),
    group(t('clubs.record.heading'), h('button', { type: 'button', 'data-do': 'export', onclick: () => download(fileName(state.settings.name, 'txt'), state.record, 'text/plain') }, icon('save'), t('clubs.record.save')),
      club.mayManage && begun && !state.over ? h('button', { type: 'button', 'data-do': 'close', onclick: () => sure('end', () => club.act('close')) }, t('clubs.end')) : undefined,
      club.remove ? h('button', { type: 'button', 'data-do': 'remove', onclick: () => sure('remove', remove) }, t('clubs.remove')) : undefined));
}
