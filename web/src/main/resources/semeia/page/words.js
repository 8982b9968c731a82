/** Sentences about games, made of messages. */
import { list, sentence, t } from './messages.js';

let sitters = [];

/**
 * Lets seats bear the names of those who sit there, where there are such; without names they are called by their places
 * again.
 */
export function nameSeats(names = []) {
  sitters = names;
}

/** Who sits there, or what the seat is called. */
export const seatName = (players, seat) => sitters[seat] ?? t(`seat.${players}.${seat}`);

/** What a person is called: the server numbers guests in English, `Guest 12`. */
export const personName = (name) => name.replace(/^Guest (\d+)$/, (_, n) => t('who.guest', { n }));

export const gameName = (preset) => t(`game.${preset}`);

export const seeds = (n) => t('seeds', { n });

/** `South 12 and North 36`, only those that `keep` says. */
export function tally(numbers, keep = () => true) {
  const parts = numbers.map((n, seat) =>
    keep(n) ? t('end.by', { player: seatName(numbers.length, seat), n }) : undefined,
  );
  return list(parts.filter(Boolean));
}

/** What a move does, in parts: laps, the last seed, who captures how much, what follows. */
export function effects({ act, again, outcome }, names) {
  const players = act.captured.length;
  const parts = [];
  if (act.laps.length > 1) parts.push(t('pit.laps', { n: act.laps.length }));
  if (act.landing >= 0) parts.push(t('pit.last', { pit: names[act.landing] }));
  act.captured.forEach((n, seat) => {
    if (n) parts.push(t('pit.captures', { player: seatName(players, seat), n }));
  });
  if (again) parts.push(t('pit.again'));
  if (outcome) parts.push(t('pit.ends'));
  return parts;
}

/** What lies in a pit: `A, 5 seeds`. */
export function contentText({ board }, pit) {
  const name = board.names[pit];
  const n = board.pits[pit];
  return n ? t('pit.seeds', { pit: name, seeds: seeds(n) }) : t('pit.empty', { pit: name });
}

/** A pit for ears and eyes: `A, 5 seeds, last seed to f, South captures 3`. */
export function pitText(game, pit) {
  const { board, moves, refusals } = game;
  const start = contentText(game, pit);
  if (moves[pit]) return [start, ...effects(moves[pit], board.names)].join(', ');
  const why = refusals[pit];
  return why === 'GAME_OVER' || (why === 'EMPTY' && !board.pits[pit]) ? start : [start, refusal(game, pit)].join(', ');
}

export function refusal(game, pit) {
  const { board, mover, refusals } = game;
  const players = board.shares.length;
  const opponent = players === 2 && mover >= 0 ? seatName(2, 1 - mover) : '';
  return t(`refusal.${refusals[pit]}`, { player: seatName(players, board.owners[pit]), opponent });
}

/** A played move: `F, last seed to c, South captures 5`. */
export function actText(act, names, forecast = {}) {
  if (act.kind !== 'move') return t(`move.${act.kind}`);
  if (act.pit < 0) return t('move.pass');
  return [act.name, ...effects({ act, ...forecast }, names)].join(', ');
}

/** Why the game ended. */
export function why(game, outcome, acts, before) {
  const players = game.board.shares.length;
  const last = acts[acts.length - 1];
  const seat =
    outcome.reason === 'MAJORITY' ? outcome.winner : outcome.reason === 'NO_MOVE' ? 1 - last?.player : last?.player;
  const n = { LAST_SEEDS: outcome.divided.reduce((a, b) => a + b, 0), GUARD: before }[outcome.reason];
  return t(`why.${outcome.reason}`, { player: seat >= 0 ? seatName(players, seat) : '', n });
}

/** How what was left was divided. */
export function how({ how: kind, divided }) {
  const players = divided.length;
  const most = divided.indexOf(Math.max(...divided));
  if (!divided.some((n) => n > 0) && kind !== 'UNCOUNTED') return t('how.nothing');
  const division = tally(divided, kind === 'OWN' || kind === 'EVENLY' ? undefined : (n) => n > 0);
  return t(`how.${kind}`, { division, player: seatName(players, most) });
}

/** Who won, as a heading. */
export function verdict({ winner, seeds: totals }) {
  const players = totals.length;
  return winner >= 0
    ? t('end.wins', { player: seatName(players, winner) })
    : t(players === 2 ? 'end.draw' : 'end.shared');
}

/** What an outcome that is only offered would be: division, totals, winner. */
export function would(outcome) {
  const { winner, seeds: totals } = outcome;
  const result = winner >= 0 ? t('would.win', { player: seatName(totals.length, winner) }) : t('would.draw');
  return [how(outcome), t('would.end', { score: totals.join('–') }), result].map(sentence).join(' ');
}

/** What a player has of what counts in a match. */
export function scoreText(kind, n) {
  return kind === 'territory' ? t('pits', { n }) : t(`score.${kind}`, { n });
}

/** What a match is after a game: who won it, or how the next game begins. */
export function matchNews(match) {
  const players = match.score.length;
  if (match.over)
    return match.winner < 0 ? t('match.drawn') : t('match.won', { player: seatName(players, match.winner) });
  if (match.kind !== 'territory')
    return list(
      match.score.map((n, seat) =>
        t('match.has', { player: seatName(players, seat), score: scoreText(match.kind, n) }),
      ),
    );
  const shares = match.shares.map((n, seat) =>
    t('territory.share', { player: seatName(players, seat), pits: t('pits', { n }) }),
  );
  return [
    t('territory.next', { shares: list(shares) }),
    t('territory.begins', { player: seatName(players, match.starter) }),
  ].join(' ');
}
