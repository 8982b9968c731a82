/**
 * The rules, as the page asks them. Everything a rule decides is decided by the Java classes behind these functions,
 * compiled to WebAssembly, or to JavaScript where a browser cannot run that. What they answer is described in
 * `types/rules.d.ts`.
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
export const DECLINE = 32;

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
 * @param module `semeia` for games, `tournaments` for tournaments
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
