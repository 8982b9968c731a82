/** What people say at a table: ready-made phrases, which each reads in their own language, and free text. */
import { h } from '../dom.js';
import { date, t } from '../messages.js';
import { badge } from '../board/inlay.js';
import { icon } from '../icons.js';
import { personName, selfName } from '../words.js';
import { call } from './online.js';
import { refused } from './said.js';

const GREETINGS = ['hello', 'fun', 'well-played', 'thanks', 'goodbye'];
const MOST_TEXT = 300;

export class Chat {
  #me;
  #table;
  #line;
  #people = new Map();
  #muted = new Set();
  #heard = new Set();

  /** @param ask asks the server, and gives its answer */
  constructor(me, table, line) {
    this.#me = me;
    this.#table = table;
    this.#line = line;
    this.log = h('div.chat-log', { role: 'log', tabIndex: 0, 'aria-label': t('chat.heading') });
    this.input = h('input', {
      type: 'text',
      name: 'text',
      maxLength: MOST_TEXT,
      autocomplete: 'off',
      'aria-label': t('chat.text'),
      placeholder: t('chat.text'),
    });
    this.note = h('p.note', { role: 'status' });
    this.others = h('div.hearers');
    const greet = (word) =>
      h(
        'button',
        { type: 'button', 'data-greeting': word, onclick: () => this.#say('greet', { greeting: word }) },
        t(`greeting.${word}`),
      );
    this.element = h(
      'section.chat',
      {},
      h('h2', {}, t('chat.heading')),
      this.log,
      h('div.greetings', { role: 'group', 'aria-label': t('chat.greetings') }, GREETINGS.map(greet)),
      h(
        'form',
        {
          onsubmit: (event) => {
            event.preventDefault();
            this.#speak();
          },
        },
        this.input,
        h(
          'button.icon',
          { type: 'submit', 'data-do': 'say', 'aria-label': t('chat.send'), title: t('chat.send') },
          icon('send'),
        ),
      ),
      this.note,
      this.others,
    );
  }

  /** Fetches what was said before one came. */
  async fetch() {
    const [{ lines }, { muted }] = await Promise.all([
      call('GET', `/api/tables/${this.#table}/said`),
      call('GET', '/api/blocks'),
    ]);
    muted.forEach((person) => {
      this.#muted.add(person.id);
      this.#people.set(person.id, personName(person.name));
    });
    lines.forEach((line) => this.hear(line));
    this.#showOthers();
  }

  /** The people who sit there: they can be muted before they have said anything. */
  meet(seats) {
    seats.forEach(
      ({ holder, player }) =>
        holder === 'person' && player.id !== this.#me.id && this.#people.set(player.id, personName(player.name)),
    );
    this.#showOthers();
  }

  /** Something that was said, once; without its text it was somebody who is muted. */
  hear({ number, at, seat, by, text, greeting }) {
    if (this.#heard.has(number) || (!text && !greeting)) return;
    this.#heard.add(number);
    const mine = by?.id === this.#me.id;
    if (by && !mine && !this.#people.has(by.id)) {
      this.#people.set(by.id, personName(by.name));
      this.#showOthers();
    }
    const name = mine ? selfName() : by ? personName(by.name) : t('seat.gone');
    const words = greeting ? t(`greeting.${greeting}`) : text;
    this.log.append(
      h(
        `p${mine ? '.mine' : ''}`,
        {},
        seat >= 0 ? badge(seat) : undefined,
        h('b', {}, name),
        ' ',
        h('span', { dir: 'auto' }, words),
        ' ',
        h('time', { datetime: new Date(at).toISOString() }, date(at, { timeStyle: 'short' })),
      ),
    );
    this.log.scrollTop = this.log.scrollHeight;
  }

  async #speak() {
    const text = this.input.value.trim();
    if (text && (await this.#say('say', { text }))) this.input.value = '';
  }

  /** Says it; what is refused stays in its field. */
  async #say(type, what) {
    this.note.textContent = '';
    const answer = await this.#line.act(type, this.#table, what);
    if (answer.type !== 'refused') return true;
    this.note.textContent = answer.refusal === 'TOO_MUCH' ? t('chat.too-much') : refused(answer.refusal);
    return false;
  }

  #showOthers() {
    this.others.replaceChildren(
      ...[...this.#people].map(([id, name]) => {
        const muted = this.#muted.has(id);
        return h(
          'button',
          { type: 'button', 'data-do': 'mute', 'aria-pressed': String(muted), onclick: () => this.#mute(id, !muted) },
          icon(muted ? 'muted' : 'heard'),
          h('span', {}, t(muted ? 'chat.unmute' : 'chat.mute', { player: name })),
        );
      }),
    );
  }

  async #mute(id, on) {
    const answer = await this.#line.ask('mute', { person: id, on });
    if (answer.type === 'refused') return;
    if (on) this.#muted.add(id);
    else this.#muted.delete(id);
    this.note.textContent = t(on ? 'chat.muted' : 'chat.unmuted', { player: this.#people.get(id) });
    this.#showOthers();
    this.others.querySelector('button')?.focus();
  }
}
