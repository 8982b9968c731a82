/** The other end of `asking.js`: asks the rules without keeping the page waiting. */

export class Thread {
  #rules;
  #worker;
  #tickets = 0;
  #asked = new Map();

  /** @param rules the page's own, asked where a browser has no threads */
  constructor(rules) {
    this.#rules = rules;
  }

  /** Promises what the bridge's function `name` answers; rejects with its problem. */
  ask(name, ...given) {
    this.#worker ??= this.#hire();
    if (!this.#worker)
      return new Promise((resolve) => {
        setTimeout(() => resolve(this.#rules[name](...given)));
      });
    const ticket = ++this.#tickets;
    return new Promise((resolve, reject) => {
      this.#asked.set(ticket, { resolve, reject });
      this.#worker.postMessage({ ticket, name, given });
    });
  }

  #hire() {
    const address = new URL('asking.js', import.meta.url);
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

  #failed() {
    this.#worker = null;
    this.#asked.forEach(({ reject }) => reject(new Error('the thread failed')));
    this.#asked.clear();
  }

  /** Ends the thread; what was asked is not answered any more. */
  close() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#asked.clear();
  }
}
