/**
 * Tournaments on the server: many look at one, each from an own screen; fixtures of people who are here are played at
 * tables.
 */
import { t } from '../messages.js';
import { known } from '../me.js';
import { call, introduce, newKey, Refused } from '../people/online.js';

const EVERY = 2500;
const CALLS = '/api/tournaments';

/** Those that one organises or plays in. */
export async function myTournaments() {
  return known() ? (await call('GET', CALLS)).tournaments : [];
}

/**
 * Makes one and gives its id.
 * @param record in which nothing has been done
 * @param clock of the tables, such as `300+5`
 */
export async function createShared(record, clock) {
  await introduce();
  return (await call('POST', CALLS, { record, clock, key: newKey() })).id;
}

/** What a refusal or a missing server means to people; nothing for other faults. */
export function introduced(problem) {
  if (problem instanceof Refused && problem.code === 'STALE') return t('tournaments.stale');
  if (problem instanceof Refused)
    return problem.code === 'MALFORMED'
      ? t('tournaments.fault', { fault: problem.message })
      : t('tournaments.refused', { fault: problem.message });
  return problem instanceof TypeError ? t('tournaments.no-server') : undefined;
}

/** A tournament on the server. */
export class Shared {
  online = true;
  #changed = () => {};
  /** What was taken last, to see whether something changed. */
  #taken = '';

  constructor(rules, id) {
    this.rules = rules;
    this.id = id;
  }

  /** Reads it; false if there is none of that id. */
  async load() {
    try {
      this.#take(await call('GET', `${CALLS}/${this.id}`));
      return true;
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'NO_SUCH_TOURNAMENT') return false;
      throw problem;
    }
  }

  /** Looks again and again while somebody looks at it. Gives how to stop. */
  watch(changed) {
    this.#changed = changed;
    let timer;
    const look = async () => {
      if (!document.hidden) await this.load().catch(() => {});
      timer = setTimeout(look, EVERY);
    };
    timer = setTimeout(look, EVERY);
    return () => {
      clearTimeout(timer);
      this.#changed = () => {};
    };
  }

  /** Whether one may do everything, or only look and play. */
  get mayManage() {
    return this.what.organiser;
  }

  /** Which entrant one is oneself, −1 if none. */
  get mine() {
    return this.what.mine;
  }

  /** The table of a board: `{table, status}`, nothing if it is not played here. */
  tableOf(round, board) {
    return this.what.tables.find((table) => table.round === round && table.board === board);
  }

  async act(...lines) {
    await this.#post('acts', { acts: lines, number: this.what.number });
  }

  async next(rematches = false) {
    await this.#post('next', { rematches, number: this.what.number });
  }

  async undo() {
    await this.#post('undo', { number: this.what.number });
  }

  /** Opens another table for a board whose table was closed before play. */
  async reopen(round, board) {
    await this.#post('table', { round, board });
  }

  /** Enters oneself. */
  async join(name) {
    await introduce();
    await this.#post('join', { name });
  }

  /** Withdraws oneself. */
  async leave() {
    await this.#post('leave', {});
  }

  async #post(what, body) {
    try {
      this.#take(await call('POST', `${CALLS}/${this.id}/${what}`, { ...body, key: newKey() }));
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'STALE') await this.load();
      throw problem;
    }
  }

  #take(what) {
    const key = JSON.stringify([what.number, what.tables, what.organiser, what.mine]);
    this.what = what;
    if (key === this.#taken) return;
    this.#taken = key;
    this.state = this.rules.tournament(what.record);
    this.#changed();
  }
}
