/**
 * The other end of `worker.js`: asks the rules without keeping the page waiting. Questions are given whole, so that it
 * makes no difference which copy of the rules answers them.
 */
export class Thread {
  #rules;
  /** @type {Worker | null | undefined} null where a browser has no such threads */
  #worker;
  #tickets = 0;
  /** @type {Map<number, {name: string, given: unknown[], resolve: Function, reject: Function}>} */
  #asked = new Map();

  /** @param rules the page's own, asked where a browser has no threads */
  constructor(rules) {
    this.#rules = rules;
  }

  /**
   * Promises what a function of the bridge answers; rejects with its problem.
   * @param {string} name
   * @param {...unknown} given
   * @returns {Promise<any>}
   */
  ask(name, ...given) {
    if (this.#worker === undefined) this.#worker = this.#hire();
    return new Promise((resolve, reject) => {
      const question = { name, given, resolve, reject };
      if (!this.#worker) {
        this.#answer(question);
        return;
      }
      const ticket = ++this.#tickets;
      this.#asked.set(ticket, question);
      this.#worker.postMessage({ ticket, name, given });
    });
  }

  #hire() {
    const address = new URL('worker.js', import.meta.url);
    address.searchParams.set('rules', this.#rules.form);
    try {
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }) => this.#answered(data);
      worker.onerror = () => this.#failed();
      return worker;
    } catch {
      return null;
    }
  }

  #answered({ ticket, answer, problem }) {
    const { resolve, reject } = this.#asked.get(ticket);
    this.#asked.delete(ticket);
    if (problem === undefined) resolve(answer);
    else reject(new Error(problem));
  }

  /** The thread is gone: the page's own rules answer what it was asked, and all that comes. */
  #failed() {
    this.#worker = null;
    const open = [...this.#asked.values()];
    this.#asked.clear();
    open.forEach((question) => this.#answer(question));
  }

  /** Answers with the page's own rules, once the page has shown what it was about to show. */
  #answer({ name, given, resolve, reject }) {
    setTimeout(() => {
      try {
        resolve(this.#rules[name](...given));
      } catch (problem) {
        reject(problem);
      }
    });
  }

  /** Ends the thread; what was asked is not answered any more. */
  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }
}
