/**
 * The line to the server: a guest at once, one socket that comes back by itself, answers to what was asked. What was asked and not
 * answered when the line broke is asked again; a watched table goes on after the last number that was heard.
 */
const LONGEST_WAIT = 8000;

/** Makes the browser a guest of the server if it is not known there yet; fails where there is no server. */
export async function introduce() {
  const answer = await fetch('/api/session/guest', { method: 'POST' });
  if (!answer.ok) throw new Error(`the server says ${answer.status}`);
  return answer.json();
}

export class Line {
  #socket;
  #asked = new Map();
  #last = 0;
  #id = 0;
  #wait = 250;
  #timer;
  #closed = false;

  /** @param hear what is told at the table, in order; @param state is told whether the line is up */
  constructor(table, hear, state) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.#open();
  }

  #open() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.#socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(data)));
    this.#socket.addEventListener('close', () => this.#again());
  }

  #again() {
    if (this.#closed) return;
    this.state(false);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #take(message) {
    if (message.type === 'welcome') this.#begin();
    else if (message.type === 'done' || message.type === 'refused') this.#answered(message);
    else if (message.type === 'table') {
      this.#last = message.table.number;
      this.hear(message);
    } else if (message.number > this.#last) {
      this.#last = message.number;
      this.hear(message);
    }
  }

  #begin() {
    this.#wait = 250;
    this.state(true);
    const unanswered = [...this.#asked.values()];
    this.#asked.clear();
    this.watch(this.#last);
    unanswered.forEach(({ message, resolve }) => this.#send(message, resolve));
  }

  /** Watches on after a number; from 0 the table is shown as it is. */
  watch(after = 0) {
    return this.ask('watch', after ? { after } : {});
  }

  /** Asks for something at the table and resolves with the answer. */
  ask(type, what = {}) {
    return new Promise((resolve) => { this.#send({ type, id: ++this.#id, table: this.table, ...what }, resolve); });
  }

  #send(message, resolve) {
    this.#asked.set(message.id, { message, resolve });
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answered(message) {
    this.#asked.get(message.id)?.resolve(message);
    this.#asked.delete(message.id);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket.close();
  }
}
