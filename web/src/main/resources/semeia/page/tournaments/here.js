/** Tournaments that this browser keeps, for play over the board; they need no server. */
import { t } from '../messages.js';
import { keep as store, kept, onKept } from '../storage.js';

/** The name that browsers know these by since the first version. */
const NAME = 'clubs';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PREFIX = 'here-';
const LENGTH = 8;

const read = () => kept(NAME) ?? {};

/** Keeps the record under its id, or forgets it; fails where the browser keeps nothing. */
function write(id, record) {
  const all = read();
  if (record === undefined) delete all[id];
  else all[id] = { record, changed: Date.now() };
  if (!store(NAME, all)) throw new Error(t('tournaments.not-kept'));
}

/** Those that are kept, the last changed first: `{id, record, changed}`. */
export function keptOnes() {
  return Object.entries(read())
    .map(([id, what]) => ({ id, ...what }))
    .sort((a, b) => b.changed - a.changed);
}

/** Whether an id is that of a tournament kept here. */
export const isKept = (id) => id.startsWith(PREFIX);

/** Keeps a new one and gives its id. */
export function keep(record) {
  const id =
    PREFIX + [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  write(id, record);
  return id;
}

/** A tournament that this browser keeps. Every change is kept before it is shown. */
export class Kept {
  online = false;
  mayManage = true;
  #changed = () => {};

  /** @param rules the module of tournaments */
  constructor(rules, id) {
    this.rules = rules;
    this.id = id;
  }

  /** Reads it; false if there is none of that id. */
  async load() {
    const found = read()[this.id];
    if (!found) return false;
    this.state = this.rules.tournament(found.record);
    return true;
  }

  /** Hears of changes, also of those in another window. Gives how to stop. */
  watch(changed) {
    this.#changed = changed;
    return onKept(NAME, async () => (await this.load()) && changed());
  }

  /** Does acts, as lines of a record. */
  async act(...lines) {
    this.#take(this.rules.after(this.state.record, lines.join('\n')));
  }

  /** Begins the next round. */
  async next(rematches = false) {
    this.#take(this.rules.next(this.state.record, rematches));
  }

  /** Takes the last act back. */
  async undo() {
    this.#take(this.rules.undo(this.state.record));
  }

  /** Forgets it for good. */
  async remove() {
    write(this.id, undefined);
  }

  #take(state) {
    write(this.id, state.record);
    this.state = state;
    this.#changed();
  }
}
