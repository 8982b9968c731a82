/** How everybody stands, and why. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { breakText, points } from './said.js';

/** The word over the points: they mean something else in a knock-out and where the winner stays. */
const pointsHead = ({ kind }) =>
  t(`tournaments.points.${kind === 'knock-out' || kind === 'winner-stays' ? kind : 'head'}`);

function entrantCell({ name, club, rating, present, annulled }) {
  const note = [club, rating ?? undefined].filter((part) => part !== undefined && part !== '').join(' · ');
  return h(
    'th.name',
    { scope: 'row' },
    name,
    note ? h('small', {}, note) : undefined,
    present ? undefined : h('small.gone', {}, t(annulled ? 'tournaments.annulled' : 'tournaments.withdrawn')),
  );
}

/** The table of the standings, also for paper. */
export function standingsTable(state) {
  const { standings, entrants, settings } = state;
  const head = (text, label) =>
    h('th', { scope: 'col' }, label ? h('abbr', { title: label, 'aria-label': label }, text) : text);
  return h(
    'table.standings',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        head('#', t('tournaments.place.head')),
        head(t('tournaments.name.head')),
        head(pointsHead(settings)),
        settings.tiebreaks.map((tiebreak) =>
          head(t(`tournaments.tiebreak.${tiebreak}.short`), t(`tournaments.tiebreak.${tiebreak}`)),
        ),
        head(t('tournaments.record.head'), t('tournaments.record.label')),
        head(t('tournaments.seeds.head')),
      ),
    ),
    h(
      'tbody',
      {},
      standings.map(({ place, entrant, points: n, values, played, won, drawn, seeds, against }) =>
        h(
          'tr',
          {},
          h('td', {}, String(place)),
          entrantCell(entrants[entrant]),
          h('td.points', {}, points(n)),
          values.map((value, i) => h('td', {}, breakText(settings.tiebreaks[i], value))),
          h('td', {}, `${won}–${drawn}–${played - won - drawn}`),
          h('td', {}, seeds || against ? `${seeds}:${against}` : ''),
        ),
      ),
    ),
  );
}

/** A table that may be wider than its place, and then can be moved by keyboard. */
export const wide = (label, content) => h('div.wide', { tabIndex: 0, role: 'region', 'aria-label': label }, content);

export function standingsSection(state) {
  const { tiebreaks } = state.settings;
  return h(
    'section.standing',
    {},
    h('h2', {}, t('tournaments.standings')),
    wide(t('tournaments.standings'), standingsTable(state)),
    h(
      'details.options',
      { 'data-key': 'ties' },
      h('summary', {}, t('tournaments.ties'), icon('down')),
      tiebreaks.length ? h('p', {}, t('tournaments.ties.text')) : h('p', {}, t('tournaments.ties.none')),
      h(
        'ol',
        {},
        tiebreaks.map((tiebreak) =>
          h(
            'li',
            {},
            h('b', {}, t(`tournaments.tiebreak.${tiebreak}`)),
            h('br'),
            t(`tournaments.tiebreak.${tiebreak}.note`),
          ),
        ),
      ),
    ),
  );
}

/** The first three, where everybody sees them. */
export function podium({ standings, entrants }) {
  const steps = [1, 2, 3]
    .map((place) => ({
      place,
      names: standings.filter((standing) => standing.place === place).map(({ entrant }) => entrants[entrant].name),
    }))
    .filter(({ names }) => names.length);
  return h(
    'section.podium',
    { 'aria-label': t('tournaments.podium') },
    h(
      'ol',
      {},
      steps.map(({ place, names }) =>
        h(
          `li.step-${place}`,
          {},
          h(
            'span.names',
            {},
            names.map((name) => h('b', {}, name)),
          ),
          h('span.step', {}, String(place)),
        ),
      ),
    ),
  );
}
