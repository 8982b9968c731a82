/**
 * The rules, as the page asks them. Everything a rule decides is decided by the Java classes behind these functions,
 * compiled to WebAssembly, or to JavaScript where a browser cannot run that. The shapes:
 *
 * - ruleset: `{id, preset, seeds, anyTerritory, options: [{key, value, usual, choices}], matches: ['wins 3', …],
 *   board}`
 * - board: `{pits, stores, owners, shares, names}`, pits in sowing order, stores and shares in seat order
 * - table: `{game, match}`; match is null for a single game
 * - game: `{rules, length, board, mover, moves, refusals, decline, claim, agree, resign, lot, outcome}`; `mover` is −1
 *   when over, `moves[pit]` is the forecast of a legal move, `refusals[pit]` says why another may not be played,
 *   `agree` and `resign[seat]` are the outcomes that these acts would bring (`{}` if the game would go on), `lot`
 *   counts seeds that wait for a lot
 * - match: `{kind, target, score, out, games, shares, starter, lots, over, winner}` as the game that is on leaves it;
 *   `shares` and `starter` are the next game's
 * - outcome: `{reason, seeds, winner, divided, how}`, winner −1 for a draw; `divided` is what each got of what was
 *   left, `how` by which rule
 * - act: `{kind, player}`, and for a move also `{pit, name, laps, landing, captured, captures, passed}`; pit −1
 *   declines an extra move
 * - forecast: `{act, again, outcome}`
 * - scene: `{mover, act, steps, game}`: an act of a demo and the game after it; the first has no act, and `mover` −1
 * - line: `{rules, preset, begin, start, acts, fault}` of a game that is studied: `start` and each of `acts` are scenes
 *   `{text, act, board, mover, over}`, `fault` is `{n, text}` where an act is not possible
 * - stand: `{game, position, steps, repeated}`: the position as text, the steps of the last act, whether a position
 *   came up twice
 * - score: `{seeds, least, most, flag}` for the player to move: the value, what is proved, and `EXACT`, `AT_LEAST`,
 *   `AT_MOST` or `ESTIMATE`
 * - analysis: `{depth, nodes, score, move, lines: [{move, score, moves}]}`, a line for each legal move, the best first
 * - judged: `{act, player, played, best, forced, drop, mark, accuracy}`; `played` and `best` are lines, `mark` is
 *   `GOOD`, `SLIP`, `MISTAKE` or `BLUNDER`
 * - step: `['lift', pit, seeds]`, `['drop', pit]`, `['capture', pit, seeds, by]`, `['pass', player]`
 *
 * Tournaments are a module of their own, and pure: each function takes a record (see the manual, tournaments.md) and
 * gives the tournament as it then is. Entrants, rounds and boards count from 0 here, from 1 in records and acts.
 * - tournament: `{record, settings, planned, roundOver, over, closed, acts, last, entrants, rounds, standings, winners,
 *   waiting}`; `planned` counts rounds, 0 if nobody knows, `acts` those acts that can be taken back, `last` is the text
 *   of the last
 * - settings: `{name, rules, preset, match, kind, kindText, seats, points, tiebreaks, seeding, lots}`, all but `seats`
 *   texts
 * - entrant: `{name, rating, club, present, annulled, lot}`
 * - round: a list of boards `{entrants, places, seeds, known, played, lot, next}`; `next` goes on from here where
 *   somebody does, `lot` says that it was drawn
 * - standing: `{place, entrant, points, values, played, won, drawn, seeds, against}`, a value for each tie-break
 */
import { load } from './wasm.js';

/** The move that declines an extra move. */
export const DECLINE = 31;

async function functions(form, module) {
  if (form !== 'javascript') {
    try {
      return { form: 'wasm', ...(await load(new URL(`rules/${module}.wasm`, import.meta.url))) };
    } catch (problem) {
      if (form === 'wasm') throw problem;
    }
  }
  return { form: 'javascript', ...(await import(`./rules/${module}.js`)) };
}

/**
 * Loads the rules.
 * @param form `wasm` or `javascript` to insist on one
 * @param module `semeia` for games, `clubs` for tournaments
 * @returns an object with a method for each function of the bridge, and `form`
 */
export async function loadRules(form, module = 'semeia') {
  const { form: loaded, ...bridge } = await functions(form, module);
  const rules = { form: loaded };
  for (const [name, call] of Object.entries(bridge)) {
    if (typeof call !== 'function') continue;
    rules[name] = (...given) => {
      const answer = JSON.parse(call(...given));
      if (answer?.error) throw new Error(answer.error);
      return answer;
    };
  }
  return rules;
}
