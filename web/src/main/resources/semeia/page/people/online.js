/**
 * The line to the server: calls, and one socket that comes back by itself. What was asked and not answered when the
 * line broke is asked again; a watched table goes on after the last number that was heard.
 */
import { remember } from '../me.js';

const LONGEST_WAIT = 8000;
const BEAT = 20000;
const PATIENCE = 8000;
/** After so many vain tries it may be that the server does not know us any more. */
const DOUBT = 3;
/** How often a call that nobody answered is made again. */
const MOST_TRIES = 3;

/** What the server does not do: `code` is one of its words. */
export class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** A name for one act, so that it happens once however often it is sent. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Fetches; what has a key is sent again if the line breaks. */
async function fetched(path, options, again) {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(path, options);
    } catch (broken) {
      if (!again || tries === MOST_TRIES) throw broken;
      await pause(250 * 2 ** tries);
    }
  }
}

/**
 * Calls the server; gives what it answers, and fails with {@link Refused} if it does not do it.
 * @param {any} [body] with a `key`, see {@link newKey}, it is sent again when nobody answers
 */
export async function call(method, path, body) {
  const options = { method, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetched(path, options, Boolean(body?.key));
  const text = await answer.text();
  const json = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Refused(json?.code ?? 'UNAVAILABLE', json?.detail ?? '');
  return json;
}

/** Makes the browser a guest of the server if it is not known there yet; fails where there is no server. */
export async function introduce() {
  return remember(await call('POST', '/api/session/guest'));
}

/** One socket. It says what it hears to `hear`, and to `state` whether it is up. */
export class Line {
  #socket;
  #asked = new Map();
  #last = 0;
  #id = 0;
  #wait = 250;
  #timer;
  #beat;
  #tries = 0;
  #closed = false;
  /** How much the server's clock is ahead of ours, in milliseconds. */
  #ahead = 0;

  /**
   * @param {object} owner
   * @param {(message: any) => void} owner.hear hears what the server tells
   * @param {(up: boolean) => void} [owner.state] hears whether the line is up
   * @param {(line: Line) => void} owner.begin what is asked whenever the line comes up, by the line itself
   */
  constructor({ hear, state = () => {}, begin }) {
    this.hear = hear;
    this.state = state;
    this.begin = begin;
    this.lost = () => this.#socket.readyState === WebSocket.CONNECTING || this.#drop();
    this.found = () => this.#now();
    window.addEventListener('offline', this.lost);
    window.addEventListener('online', this.found);
    this.#open();
  }

  /** The server's time, in milliseconds since 1970. */
  get now() {
    return Date.now() + this.#ahead;
  }

  /** The number of the last thing that was heard of the watched table. */
  get last() {
    return this.#last;
  }

  #open() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#take(JSON.parse(data)));
    socket.addEventListener('close', () => socket === this.#socket && this.#again());
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(socket), BEAT);
  }

  /** A line can be dead without anybody being told; a question finds out. */
  #check(socket) {
    if (socket.readyState !== WebSocket.OPEN) return;
    const overdue = setTimeout(() => socket === this.#socket && this.#drop(), PATIENCE);
    this.ask('ping').then(() => clearTimeout(overdue));
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = { readyState: WebSocket.CLOSED, close() {} };
    socket.close();
    this.#again();
  }

  #again() {
    if (this.#closed) return;
    this.state(false);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#timer = setTimeout(() => this.#retry(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Tries at once, without waiting for the turn. */
  #now() {
    if (this.#closed || this.#socket.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#retry();
  }

  async #retry() {
    if (++this.#tries % DOUBT === 0) await introduce().catch(() => {});
    if (!this.#closed) this.#open();
  }

  #take(message) {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'done' || message.type === 'refused') this.#answered(message);
    else if (message.type === 'table') {
      this.#last = message.table.number;
      this.hear(message);
    } else if (message.number === undefined) this.hear(message);
    else if (message.number > this.#last) {
      this.#last = message.number;
      this.hear(message);
    }
  }

  #welcome({ time }) {
    this.#ahead = time - Date.now();
    this.#wait = 250;
    this.#tries = 0;
    this.state(true);
    const unanswered = [...this.#asked.values()].filter(({ again }) => again);
    this.#asked.clear();
    this.begin(this);
    unanswered.forEach(({ message, resolve }) => this.#send(message, resolve, true));
  }

  /** Watches a table on after the last number that was heard; the first time it is shown as it is. */
  watch(table) {
    return this.ask('watch', { table, ...(this.#last ? { after: this.#last } : {}) }, false);
  }

  /** Asks to be shown a table as it is. */
  look(table) {
    return this.ask('watch', { table }, false);
  }

  /**
   * Asks for something and resolves with the answer.
   * @param again whether it is asked again if the line breaks before that
   */
  ask(type, what = {}, again = type !== 'ping') {
    return new Promise((resolve) => {
      this.#send({ type, id: ++this.#id, ...what }, resolve, again);
    });
  }

  /** Does something at a table, once, however often it has to be sent. */
  act(type, table, what = {}) {
    return this.ask(type, { table, key: newKey(), ...what });
  }

  #send(message, resolve, again) {
    this.#asked.set(message.id, { message, resolve, again });
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #answered(message) {
    this.#asked.get(message.id)?.resolve(message);
    this.#asked.delete(message.id);
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    window.removeEventListener('offline', this.lost);
    window.removeEventListener('online', this.found);
    const socket = this.#socket;
    if (socket.readyState === WebSocket.CONNECTING)
      socket.addEventListener('open', () => socket.close()); // browsers complain of one that never opened
    else socket.close();
  }
}
