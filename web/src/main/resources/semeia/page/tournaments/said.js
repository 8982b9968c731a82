/** Words about tournaments. */
import { number, t } from '../messages.js';
import { gameName } from '../words.js';

/** How entrants are brought together: `Swiss, 5 rounds`. */
export function kindText({ kind, kindText: text }) {
  if (kind === 'knock-out')
    return t(text.endsWith('third') ? 'tournaments.kind.knock-out.third' : 'tournaments.kind.knock-out.short');
  return t(`tournaments.kind.${kind}.short`, { n: Number(text.split(' ')[1]) });
}

/** What a fixture is: a single game or a match. */
export function matchText(match) {
  if (!match) return t('match.single');
  const [kind, n] = match.split(' ');
  return t(`match.${kind}.target`, { n: Number(n) });
}

/** The line below the name: game, match, kind. */
export function factsText({ preset, match, kind, kindText: text }) {
  return [gameName(preset), matchText(match), kindText({ kind, kindText: text })].join(' · ');
}

/** How far it has come: `Round 2 of 5`, `Over`. */
export function stageText({ over, rounds, planned }) {
  if (over) return t('tournaments.stage.over');
  if (!rounds.length) return t('tournaments.stage.entering');
  return planned
    ? t('tournaments.stage.round', { n: rounds.length, all: planned })
    : t('tournaments.stage.game', { n: rounds.length });
}

/** Points and tie-breaks with two decimals at most. */
export const points = (n) => number(n, { maximumFractionDigits: 2 });

/** A value of a tie-break; lots show which one was drawn. */
export const breakText = (tiebreak, value) => points(tiebreak === 'lot' ? -value : value);

/** The mark of one seat in a result: `1`, `½`, `0`, `+` and `−` without play; of three the place. */
export function mark(board, seat) {
  const { places, known, played, entrants } = board;
  if (!known) return entrants.length < 2 ? t('tournaments.bye') : '';
  if (entrants.length === 1) return t('tournaments.bye');
  if (!played) return places[seat] ? '+' : '−';
  if (entrants.length > 2) return places[seat] ? String(places[seat]) : '−';
  const level = places[0] === places[1];
  return level ? '½' : places[seat] === 1 ? '1' : '0';
}

/** A result as a sentence, for ears and for paper. */
export function resultText(state, board) {
  const name = (seat) => state.entrants[board.entrants[seat]].name;
  const { places, seeds, known, played, entrants } = board;
  if (entrants.length === 0) return t('tournaments.result.nobody');
  if (entrants.length === 1) return t('tournaments.result.bye', { name: name(0) });
  if (!known) return t('tournaments.result.open');
  const first = places.indexOf(1);
  if (first < 0) return t('tournaments.result.neither');
  if (!played) return t('tournaments.result.walkover', { name: name(first) });
  const tally = seeds.length ? seeds.join('–') : '';
  const shared = places.filter((place) => place === 1).length > 1;
  if (shared) return t(tally ? 'tournaments.result.draw.seeds' : 'tournaments.result.draw', { tally });
  return t(tally ? 'tournaments.result.win.seeds' : 'tournaments.result.win', { name: name(first), tally });
}
