/** What is said of results against the computer, and where all of them are shown. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { ask, button } from '../views/dialogs.js';
import { gameName } from '../words.js';
import { allResults, forgetResults, proposedLevel, resultsOf } from './results.js';

/** How many games at a level were won, drawn and lost, in a line; empty where there is none. */
export function resultLine(preset, level) {
  const { won, drawn, lost } = resultsOf(preset, level);
  return won + drawn + lost ? t('results.line', { level, won, drawn, lost }) : '';
}

/** A proposal of another level after a run, `{level, text, label}`; nothing where there is none. */
export function proposal(preset, level) {
  const next = proposedLevel(preset, level);
  if (!next) return undefined;
  const text = t(next > level ? 'results.run.won' : 'results.run.lost', { level: next });
  return { level: next, text, label: t('results.try', { level: next }) };
}

const COLUMNS = ['won', 'drawn', 'lost', 'helped'];

function table(results) {
  const row = (result) => [
    h('th', { scope: 'row' }, `${gameName(result.preset)}, ${t('results.level', { level: result.level })}`),
    COLUMNS.map((column) => h('td', {}, String(result[column]))),
  ];
  return h(
    'table.results',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td'),
        COLUMNS.map((column) => h('th', { scope: 'col' }, t(`results.${column}`))),
      ),
    ),
    h(
      'tbody',
      {},
      results.map((result) => h('tr', {}, row(result))),
    ),
  );
}

/** Shows all results; they may be forgotten. */
export async function openResults() {
  const results = allResults();
  const [close, forget] = [button('.primary', '', t('do.close')), button('', 'forget', t('results.forget'))];
  const answer = await ask(
    t('results.heading'),
    results.length ? [table(results), h('p.note', {}, t('results.note'))] : h('p', {}, t('results.none')),
    results.length ? [close, forget] : [close],
  );
  if (answer === 'forget') forgetResults();
}
