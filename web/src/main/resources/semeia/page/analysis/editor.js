/**
 * The position editor: seeds are put into pits and stores by mouse, touch or keys; everything that is wrong is told at
 * once.
 */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { gameName, seatName, seeds } from '../words.js';
import { badge } from '../board/inlay.js';
import { icon } from '../icons.js';
import { choices } from '../views/choices.js';
import { fromAddress, toAddress, toEditor } from './address.js';
import { playOn } from './playon.js';
import { SetUp } from './setup.js';

/** What a click on a pit does. */
const TOOLS = { add: 1, take: -1 };

class Editor {
  #app;
  #id;
  #ruleset;
  #setup;
  #tool = 'add';
  #found = {};

  constructor(app, id, text) {
    this.#app = app;
    this.#ruleset = app.rules.ruleset(id);
    this.#id = this.#ruleset.id;
    this.#setup = new SetUp(app.rules.setup(id, text), this.#ruleset.seeds);
    this.board = h('semeia-board');
    this.board.shape = shapeOf(this.#ruleset.board);
    this.board.addEventListener('play', ({ detail }) => this.#change(detail, TOOLS[this.#tool]));
    this.board.addEventListener('contextmenu', (event) => this.#takeAway(event));
    this.board.addEventListener('keydown', (event) => this.#key(event));
    this.state = h('div.editor-state', { role: 'status' });
    this.hand = h('p.hand-count');
    this.inputs = [];
    this.analyse = h(
      'button.primary',
      {
        type: 'button',
        'data-do': 'analyse',
        onclick: () => {
          location.hash = toAddress(this.#app.rules, { id: this.#id, begin: this.#found.position });
        },
      },
      t('editor.analyse'),
    );
    this.play = h('button', { type: 'button', 'data-do': 'on', onclick: () => this.#playOn() }, t('desk.on'));
    this.root = h('div.editor');
  }

  get #players() {
    return this.#setup.stores.length;
  }

  get #names() {
    return this.#ruleset.board.names;
  }

  /** Builds the page around the set-up as it is. */
  build() {
    const { preset } = this.#ruleset;
    const tools = Object.keys(TOOLS).map((key) => ({ key, label: t(`editor.tool.${key}`) }));
    const make = (name, act) => h('button', { type: 'button', 'data-do': name, onclick: act }, t(`editor.${name}`));
    this.root.replaceChildren(
      h(
        'div.setup-head',
        {},
        h('a.back', { href: '#/analysis' }, icon('back'), t('editor.back')),
        h('h1', {}, t('editor.heading', { game: gameName(preset) })),
        h('p', {}, t('editor.lead')),
      ),
      h(
        'div.table',
        {},
        h('div.stage', {}, this.board),
        this.hand,
        this.state,
        h('div.buttons', {}, this.analyse, this.play),
      ),
      h(
        'div.editor-form',
        {},
        choices(t('editor.tool'), 'tool', tools, this.#tool, (key) => {
          this.#tool = key;
        }),
        h(
          'div.buttons',
          {},
          make('start', () => this.#reset()),
          make('empty', () => {
            this.#setup.clear();
            this.#update();
          }),
          this.#rest(),
        ),
        this.#numbers(),
        this.#more(),
      ),
    );
    return [this.root];
  }

  shown() {
    this.#update();
  }

  /** Buttons that put what is in the hand into a store. */
  #rest() {
    this.rests = this.#setup.stores.map((_, seat) =>
      h(
        'button',
        {
          type: 'button',
          'data-do': `rest-${seat}`,
          onclick: () => this.#change(this.#setup.seeds.length + seat, this.#setup.hand),
        },
        badge(seat),
        t('editor.rest', { player: seatName(this.#players, seat) }),
      ),
    );
    return this.rests;
  }

  /** A field for each pit and store. */
  #numbers() {
    const places = [...this.#setup.seeds, ...this.#setup.stores];
    const pits = this.#setup.seeds.length;
    this.inputs = places.map((_, place) =>
      h('input', {
        type: 'number',
        min: '0',
        max: String(this.#setup.total),
        inputMode: 'numeric',
        name: `place-${place}`,
        'aria-label':
          place < pits
            ? t('editor.pit', { pit: this.#names[place] })
            : t('editor.store', { player: seatName(this.#players, place - pits) }),
        oninput: ({ target }) => {
          this.#setup.put(place, target.value);
          this.#update(target);
        },
      }),
    );
    const label = (place) =>
      h('span', { 'aria-hidden': 'true' }, place < pits ? this.#names[place] : badge(place - pits));
    const cells = (from, to) => this.inputs.slice(from, to).map((input, i) => h('label', {}, label(from + i), input));
    return h(
      'details.more',
      {},
      h('summary', {}, t('editor.numbers'), icon('down')),
      h('div.numbers', {}, cells(0, pits / 2)),
      h('div.numbers', {}, cells(pits / 2, pits)),
      h('div.numbers', {}, cells(pits)),
    );
  }

  /** Whose turn it is, and what else the rules ask about a position. */
  #more() {
    const setup = this.#setup;
    const has = (start) => this.#ruleset.options.find(({ key }) => key.startsWith(start));
    const value = (start) => has(start)?.value;
    const seatChoice = (key, legend, none) => {
      const options = setup.stores.map((_, seat) => ({
        key: String(seat),
        label: seatName(this.#players, seat),
        picture: badge(seat),
      }));
      if (none) options.unshift({ key: '-1', label: none });
      return choices(legend, key, options, String(setup[key]), (chosen) => {
        setup[key] = Number(chosen);
        this.#update();
      });
    };
    return h(
      'div.editor-more',
      {},
      seatChoice('player', t('editor.player')),
      value('last') === 'starter' ? seatChoice('starter', t('editor.starter')) : undefined,
      value('last') === 'opener' ? seatChoice('opener', t('editor.opener'), t('editor.nobody')) : undefined,
      value('closing') === 'earns-turn'
        ? h(
            'label.check',
            {},
            h('input', {
              type: 'checkbox',
              name: 'extra',
              checked: setup.extra === 1,
              onchange: ({ target }) => {
                setup.extra = target.checked ? 1 : 0;
                this.#update();
              },
            }),
            t('editor.extra'),
          )
        : undefined,
      this.#ruleset.anyTerritory ? this.#territory() : undefined,
      h(
        'label.option',
        {},
        h('span', {}, t('editor.quiet')),
        h('input', {
          type: 'number',
          name: 'quiet',
          min: '0',
          max: '999999',
          value: String(setup.quiet),
          oninput: ({ target }) => {
            setup.quiet = Math.max(0, Math.trunc(target.value) || 0);
            this.#update();
          },
        }),
      ),
    );
  }

  /** How many pits each player owns; the last has what the others leave. */
  #territory() {
    const pits = this.#setup.seeds.length;
    const fields = [];
    const last = h('output', {}, this.#setup.shares.split('-').at(-1));
    const set = () => {
      const shares = fields.map(({ value }) => Math.max(0, Math.trunc(value) || 0));
      const rest = pits - shares.reduce((sum, n) => sum + n, 0);
      const all = [...shares, rest];
      const fits = rest >= 0 && all.filter((n) => n > 0).length >= 2;
      fields.forEach((field) => field.setCustomValidity(fits ? '' : t('editor.territory.wrong', { n: pits })));
      fields[0].reportValidity();
      if (!fits) return;
      last.textContent = String(rest);
      this.#setup.shares = all.join('-');
      this.#update();
    };
    const name = (seat) =>
      h('span.seat-name', {}, badge(seat), t('setup.division.share', { player: seatName(this.#players, seat) }));
    this.#setup.shares
      .split('-')
      .slice(0, -1)
      .forEach((share) =>
        fields.push(h('input', { type: 'number', min: '0', max: String(pits), value: share, oninput: set })),
      );
    return h(
      'fieldset.territory',
      {},
      h('legend', {}, t('setup.division')),
      fields.map((field, seat) => h('label.share', {}, name(seat), field)),
      h('p.share', {}, name(this.#players - 1), last),
    );
  }

  #reset() {
    Object.assign(this.#setup, this.#app.rules.setup(this.#id, ''));
    this.build();
    this.#update();
    this.root.querySelector('[data-do=start]').focus();
  }

  #change(place, by) {
    this.#setup.put(place, this.#setup.count(place) + by);
    this.#update();
    const name = place < this.#setup.seeds.length ? this.#pit(place) : this.#store(place - this.#setup.seeds.length);
    this.#app.announce(`${name}. ${this.hand.textContent}`);
  }

  #takeAway(event) {
    const pit = event.target.closest('.pit');
    if (!pit) return;
    event.preventDefault();
    this.#change(Number(pit.dataset.pit), -1);
  }

  /** Plus, minus and digits at a pit. */
  #key(event) {
    const pit = event.target.closest('.pit');
    if (!pit || event.ctrlKey || event.altKey || event.metaKey) return;
    const place = Number(pit.dataset.pit);
    const by =
      { '+': 1, '-': -1, Delete: -this.#setup.count(place), Backspace: -1 }[event.key] ??
      (/^\d$/.test(event.key) ? Number(event.key) - this.#setup.count(place) : undefined);
    if (by === undefined) return;
    event.preventDefault();
    this.#change(place, by);
  }

  #pit(pit) {
    const n = this.#setup.seeds[pit];
    return n ? t('pit.seeds', { pit: this.#names[pit], seeds: seeds(n) }) : t('pit.empty', { pit: this.#names[pit] });
  }

  #store(seat) {
    return t('board.store', { player: seatName(this.#players, seat), seeds: seeds(this.#setup.stores[seat]) });
  }

  /**
   * Shows the position and what is wrong with it.
   * @param typing the field that is being typed in, which is left alone
   */
  #update(typing) {
    const setup = this.#setup;
    const { seeds: pits, stores, owners, hand } = setup;
    this.board.names = {
      board: t('board.label', { game: gameName(this.#ruleset.preset) }),
      pit: (pit) => this.#pit(pit),
      store: (seat) => this.#store(seat),
      letter: (pit) => this.#names[pit],
    };
    this.board.show({ pits, stores, owners, mover: setup.player, legal: pits.map((_, pit) => pit) });
    this.inputs.forEach((input, place) => {
      if (input !== typing) input.value = setup.count(place);
    });
    this.hand.textContent =
      hand === 0
        ? t('editor.hand.none')
        : hand > 0
          ? t('editor.hand', { n: hand })
          : t('editor.hand.over', { n: -hand });
    this.hand.dataset.hand = hand;
    this.rests.forEach((button) => {
      button.disabled = hand <= 0;
    });
    this.#found = this.#app.rules.position(this.#id, ...setup.given);
    this.#tell();
  }

  #tell() {
    const { faults, game, position } = this.#found;
    const over = game && game.mover < 0;
    this.analyse.disabled = this.play.disabled = Boolean(faults) || over;
    this.root.dataset.state = faults ? 'wrong' : over ? 'over' : 'right';
    const passed =
      game && !over && game.mover !== this.#setup.player
        ? t('editor.passed', {
            player: seatName(this.#players, this.#setup.player),
            next: seatName(this.#players, game.mover),
          })
        : t('editor.right');
    this.state.replaceChildren(
      ...(faults
        ? [
            h('p', {}, t('editor.wrong')),
            h(
              'ul',
              {},
              faults.map((fault) => h('li', {}, this.#fault(fault))),
            ),
          ]
        : [h('p', {}, over ? t('editor.over') : passed)]),
    );
    if (position && !over) history.replaceState(null, '', toEditor(this.#app.rules, this.#id, position));
  }

  #fault({ part, index, value }) {
    const last = this.#ruleset.options.find(({ key }) => key.startsWith('last'));
    const place = part === 'PIT' ? this.#names[index] : part === 'STORE' ? seatName(this.#players, index) : '';
    const expected = {
      TOTAL: this.#setup.total,
      BOARD: last ? Number(last.key.slice(4)) : 0,
      QUIET: this.#ruleset.options.find(({ key }) => key === 'guard').value,
    }[part];
    return t(`fault.${part}`, {
      place,
      value: Number.isFinite(Number(value)) ? number(Number(value)) : value,
      expected,
    });
  }

  #playOn() {
    playOn(this.#app, {
      id: this.#id,
      preset: this.#ruleset.preset,
      position: this.#found.position,
      players: this.#players,
    });
  }
}

/** The editor for rules, from a position or the usual start; nothing where there are no such rules. */
export function view(app, id, position) {
  let editor;
  try {
    editor = new Editor(app, id, fromAddress(app.rules, position ? [id, position] : [id]).begin);
  } catch {
    location.replace('#/analysis');
    return undefined;
  }
  return { title: t('editor.title'), content: editor.build(), shown: () => editor.shown() };
}
