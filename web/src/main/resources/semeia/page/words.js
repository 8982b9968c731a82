/**
 * Sentences about games, made of messages. Where players are named, `name` gives the name of a seat; without it players
 * are called by their places.
 *
 * @typedef {(seat: number) => string} Name
 */
import { list, sentence, t } from './messages.js';

/** What a seat is called by its place. */
export const seatName = (players, seat) => t(`seat.${players}.${seat}`);

/** What the person at the screen is called. */
export const selfName = () => t('who.self');

/** What the only computer at a table is called in sentences. */
export const computerName = () => t('who.computer');

/** @returns {Name} */
const byPlace = (players) => (seat) => seatName(players, seat);

/** What a person is called: the server numbers guests in English, `Guest 12`. */
export const personName = (name) => name.replace(/^Guest (\d+)$/, (_, n) => t('who.guest', { n }));

export const gameName = (preset) => t(`game.${preset}`);

export const seeds = (n) => t('seeds', { n });

/**
 * `South 12 and North 36`.
 * @param {number[]} numbers
 * @param {{keep?: (n: number) => boolean, name?: Name}} [how] which are said, and how players are called
 */
export function tally(numbers, { keep = () => true, name = byPlace(numbers.length) } = {}) {
  const parts = numbers.map((n, seat) => (keep(n) ? t('end.by', { player: name(seat), n }) : undefined));
  return list(parts.filter(Boolean));
}

/**
 * What a move does, in parts: laps, the last seed, who captures how much, what follows.
 * @param {Forecast} forecast
 * @param {string[]} names of pits
 */
function effects({ act, again, outcome }, names, name = byPlace(act.captured.length)) {
  const parts = [];
  if (act.laps.length > 1) parts.push(t('pit.laps', { n: act.laps.length }));
  if (act.landing >= 0) parts.push(t('pit.last', { pit: names[act.landing] }));
  act.captured.forEach((n, seat) => {
    if (n) parts.push(t('pit.captures', { player: name(seat), n }));
  });
  if (again) parts.push(t('pit.again'));
  if (outcome) parts.push(t('pit.ends'));
  return parts;
}

/** What lies in a pit: `A, 5 seeds`. @param {{board: Board}} game @param {number} pit */
export function contentText({ board }, pit) {
  const name = board.names[pit];
  const n = board.pits[pit];
  return n ? t('pit.seeds', { pit: name, seeds: seeds(n) }) : t('pit.empty', { pit: name });
}

/** A pit for ears and eyes: `A, 5 seeds, last seed to f, South captures 3`. @param {Game} game @param {number} pit */
export function pitText(game, pit, name = byPlace(game.board.shares.length)) {
  const { board, moves, refusals } = game;
  const start = contentText(game, pit);
  if (moves[pit]) return [start, ...effects(moves[pit], board.names, name)].join(', ');
  const why = refusals[pit];
  return why === 'GAME_OVER' || (why === 'EMPTY' && !board.pits[pit])
    ? start
    : [start, refusal(game, pit, name)].join(', ');
}

/** Why a pit may not be played. @param {Game} game @param {number} pit */
export function refusal(game, pit, name = byPlace(game.board.shares.length)) {
  const { board, mover, refusals } = game;
  const opponent = board.shares.length === 2 && mover >= 0 ? name(1 - mover) : '';
  return t(`refusal.${refusals[pit]}`, { player: name(board.owners[pit]), opponent });
}

/**
 * A played move: `F, last seed to c, South captures 5`.
 * @param {Act} act
 * @param {string[]} names of pits
 * @param {Partial<Forecast>} [forecast] what is known to follow from it
 * @param {Name} [name]
 */
export function actText(act, names, forecast = {}, name = undefined) {
  if (act.kind !== 'move') return t(`move.${act.kind}`);
  if (act.pit < 0) return t('move.pass');
  return [act.name, ...effects({ again: false, outcome: null, ...forecast, act }, names, name)].join(', ');
}

/**
 * Why the game ended.
 * @param {Game} game
 * @param {Outcome} outcome
 * @param {Act[]} acts
 * @param {string | number} guard after how many moves without a capture a game ends
 */
export function why(game, outcome, acts, guard, name = byPlace(game.board.shares.length)) {
  const last = acts[acts.length - 1];
  const seat =
    outcome.reason === 'MAJORITY' ? outcome.winner : outcome.reason === 'NO_MOVE' ? 1 - last?.player : last?.player;
  const n = { LAST_SEEDS: outcome.divided.reduce((a, b) => a + b, 0), GUARD: guard }[outcome.reason];
  return t(`why.${outcome.reason}`, { player: seat >= 0 ? name(seat) : '', n });
}

/** How what was left was divided. @param {Outcome} outcome */
export function how({ how: kind, divided }, name = byPlace(divided.length)) {
  const most = divided.indexOf(Math.max(...divided));
  if (!divided.some((n) => n > 0) && kind !== 'UNCOUNTED') return t('how.nothing');
  const all = kind === 'OWN' || kind === 'EVENLY';
  return t(`how.${kind}`, { division: tally(divided, { keep: (n) => all || n > 0, name }), player: name(most) });
}

/** Who won, as a heading; for the person at the screen with the score, their own first. @param {Outcome} outcome */
export function verdict({ winner, seeds: totals }, name = byPlace(totals.length)) {
  if (winner < 0) return t(totals.length === 2 ? 'end.draw' : 'end.shared');
  const own = totals.findIndex((_, seat) => name(seat) === selfName());
  if (own < 0 || (own !== winner && totals.length > 2)) return t('end.wins', { player: name(winner) });
  const score = [totals[own], ...totals.filter((_, seat) => seat !== own)].join('–');
  return t(own === winner ? 'end.won' : 'end.lost', { score });
}

/** What an outcome that is only offered would be: division, totals, winner. @param {Outcome} outcome */
export function would(outcome, name = byPlace(outcome.seeds.length)) {
  const { winner, seeds: totals } = outcome;
  const result = winner >= 0 ? t('would.win', { player: name(winner) }) : t('would.draw');
  return [how(outcome, name), t('would.end', { score: totals.join('–') }), result].map(sentence).join(' ');
}

/** What a player has of what counts in a match. */
export function scoreText(kind, n) {
  return kind === 'territory' ? t('pits', { n }) : t(`score.${kind}`, { n });
}

/** What giving up, or running out of time, means for the match; empty where it means nothing. */
export function stakeText(session, seat) {
  const match = session.stake(seat);
  return match ? t('resign.match', { news: matchNews(match, (other) => session.name(other)) }) : '';
}

/** What a match is after a game: who won it, or how the next game begins. @param {Match} match */
export function matchNews(match, name = byPlace(match.score.length)) {
  if (match.over) return match.winner < 0 ? t('match.drawn') : t('match.won', { player: name(match.winner) });
  if (match.kind !== 'territory')
    return list(match.score.map((n, seat) => t('match.has', { player: name(seat), score: scoreText(match.kind, n) })));
  const shares = match.shares.map((n, seat) => t('territory.share', { player: name(seat), pits: t('pits', { n }) }));
  return [t('territory.next', { shares: list(shares) }), t('territory.begins', { player: name(match.starter) })].join(
    ' ',
  );
}
