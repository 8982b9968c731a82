/** The computer as the page meets it: asked for a move, it answers from a thread of its own. */

/** The levels of strength, the weakest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

export class Computer {
  #rules;
  #worker;
  #tickets = 0;
  #asked = new Map();

  /** @param rules to think with where a browser has no such threads */
  constructor(rules) {
    this.#rules = rules;
  }

  /** Promises the move for the table that `text` describes; the page's rules are at the same table. */
  async choose(question) {
    try {
      return await this.#ask(question);
    } catch {
      return this.#rules.choose(question.level, question.seed);
    }
  }

  #ask(question) {
    this.#worker ??= this.#hire();
    const ticket = ++this.#tickets;
    return new Promise((resolve, reject) => {
      this.#asked.set(ticket, { resolve, reject });
      this.#worker.postMessage({ ticket, ...question });
    });
  }

  #hire() {
    const address = new URL('thinking.js', import.meta.url);
    address.searchParams.set('rules', this.#rules.form);
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data: { ticket, move, problem } }) => {
      const { resolve, reject } = this.#asked.get(ticket);
      this.#asked.delete(ticket);
      if (problem) reject(new Error(problem));
      else resolve(move);
    };
    worker.onerror = () => {
      this.#asked.forEach(({ reject }) => reject(new Error('the thread failed')));
      this.#asked.clear();
      this.#worker = undefined;
    };
    return worker;
  }
}
