/** A table on the server: the same board, moved by people at other screens. The rules in the page play along with what the server tells. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, pitText, seatName, seeds, tally, verdict } from '../words.js';
import { pace } from '../settings.js';
import { DECLINE } from '../rules.js';
import { icon } from '../icons.js';
import { badge } from '../board/inlay.js';
import { introduce, Line } from './online.js';
import { askAgreement, askResignation } from '../views/dialogs.js';

class TableView {
  #app;
  #line;
  #me;
  #table;
  #game;
  #queue = Promise.resolve();
  #clock;
  #heard = 0;

  constructor(app, id) {
    this.#app = app;
    this.id = id;
    this.board = h('semeia-board');
    this.board.addEventListener('play', ({ detail }) => this.#press(detail));
    this.say = h('p.say', { role: 'status' }, t('say.loading'));
    this.bars = h('div.seat-bars');
    this.actions = h('div.actions');
    this.heading = h('h1', {}, t('people.table'));
    this.root = h('div.game.online', {}, h('div.table', {}, this.heading, h('div.stage', {}, this.bars, this.board), this.say, this.actions));
  }

  async shown() {
    try {
      this.#me = await introduce();
    } catch {
      this.say.textContent = t('people.no-server');
      return;
    }
    this.#line = new Line(this.id, (message) => { this.#queue = this.#queue.then(() => this.#hear(message)); }, (up) => { this.root.dataset.line = up ? 'up' : 'down'; });
    this.#clock = setInterval(() => this.#showSeats(), 500);
  }

  close() {
    this.#line?.close();
    clearInterval(this.#clock);
    // The rules were lent to this table; a game at this screen takes them up again.
    this.#app.session.game = undefined;
  }

  get #seat() {
    return this.#table.seats.findIndex(({ player }) => player?.id === this.#me.id);
  }

  /** What happened; a move is sown, all else is read anew from the server. */
  async #hear(message) {
    if (message.type === 'table') return this.#take(message.table);
    if (message.type === 'rematched') location.hash = `#/table/${message.next}`;
    const move = message.type === 'acted' && !message.act.includes(' ') && message.act !== 'agree';
    if (!move || message.game.length !== this.#game?.length + 1) return this.#line.watch();
    return this.#sow(message);
  }

  async #sow({ act, seat, game, at }) {
    const { rules } = this.#app;
    const pit = act === 'pass' ? DECLINE : this.#game.board.names.indexOf(act);
    this.#game = rules.play(pit).game;
    this.#table = { ...this.#table, game, time: at };
    this.#heard = Date.now();
    this.root.dataset.turn = 'sowing';
    await this.board.sow(rules.steps(this.#game.length), seat, pace());
    if (game.outcome) return this.#line.watch();
    return this.#show();
  }

  #take(table) {
    this.#table = table;
    this.#heard = Date.now();
    this.#game = table.record ? this.#app.rules.restore(table.record, false, false, 0).game : undefined;
    const preset = table.rules.split(/[:+]/)[0];
    const start = this.#app.presets.find((known) => known.preset === preset).board;
    this.heading.textContent = gameName(preset);
    this.board.shape = { pits: start.pits.length, players: start.shares.length };
    this.board.flipped = this.#seat > 0;
    this.#show(start);
  }

  #show(start) {
    const board = this.#game?.board ?? start;
    const mine = this.#table.game?.mover === this.#seat && this.#seat >= 0;
    const legal = mine ? this.#game.moves.flatMap((move, pit) => (move ? [pit] : [])) : [];
    this.board.names = {
      board: t('board.label', { game: this.heading.textContent }),
      pit: (pit) => (this.#game ? pitText(this.#game, pit) : board.names[pit]),
      store: (seat) => t('board.store', { player: this.#name(seat), seeds: seeds(board.stores[seat]) }),
      letter: (pit) => board.names[pit],
    };
    this.board.show({ ...board, mover: this.#table.game?.mover ?? -1, legal });
    this.root.dataset.turn = this.#table.status !== 'playing' ? this.#table.status : mine ? 'mine' : 'theirs';
    this.say.textContent = this.#status(mine);
    this.#showSeats();
    this.#showActions(mine);
  }

  #name(seat) {
    const { holder, player, level } = this.#table.seats[seat];
    return player?.name ?? (holder === 'computer' ? t('people.level', { level }) : t(`seat.${holder}`));
  }

  #status(mine) {
    const { status, game } = this.#table;
    if (status === 'open') return t(this.#seat < 0 ? 'people.free' : 'people.share', { link: location.href });
    if (status === 'aborted') return t('people.aborted');
    if (game.outcome) return `${verdict(game.outcome)}. ${tally(game.outcome.seeds)}.`;
    const offered = this.#table.offers.find(({ seats }) => !seats.includes(this.#seat) && this.#seat >= 0);
    const turn = mine ? t('people.yours') : t('say.turn', { player: this.#name(game.mover) });
    return offered ? `${t(`people.offered.${offered.offer}`)} ${turn}` : turn;
  }

  #showSeats() {
    if (!this.#table) return;
    const { game, seats } = this.#table;
    const lines = seats.map((_, seat) => {
      const thought = game?.running === seat ? Date.now() - this.#heard : 0;
      const left = game?.clocks.length ? Math.max(0, Math.ceil((game.clocks[seat] - thought) / 1000)) : undefined;
      const time = left === undefined ? undefined : h('time', {}, left > 86400 ? t('people.days', { n: Math.ceil(left / 86400) }) : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
      return h(`div.seat-bar.seat-${seat}${game?.mover === seat ? '.on' : ''}`, {}, badge(seat), h('b', {}, this.#name(seat)), h('small', {}, seatName(seats.length, seat)), time);
    });
    this.bars.replaceChildren(...lines);
  }

  #showActions(mine) {
    const { status, offers } = this.#table;
    const make = (name, label, act) => h('button', { type: 'button', 'data-do': name, onclick: act }, label);
    const ask = (name, what) => make(name, t(`do.${name}`), () => this.#ask(name, what));
    const buttons = [];
    if (status === 'open') buttons.push(this.#seat < 0 ? ask('sit') : ask('abort'));
    if (status === 'playing' && this.#seat >= 0) {
      if (mine && this.#game.decline) buttons.push(make('pass', t('do.pass'), () => this.#play('pass')));
      if (this.#game.claim) buttons.push(ask('claim'));
      if (this.#game.length === 0 && this.#table.game.game === 0) buttons.push(ask('abort'));
      buttons.push(make('agree', t('do.agree'), () => this.#agree()), make('resign', t('do.resign'), () => this.#resign()));
      if (!this.#table.rated) buttons.push(make('takeback', t('do.takeback'), () => this.#ask('offer', { offer: 'takeback' })));
      if (offers.some(({ seats }) => !seats.includes(this.#seat))) buttons.push(make('decline', t('do.decline'), () => this.#ask('decline', { offer: offers[0].offer })));
    }
    if (status === 'over' && this.#seat >= 0) buttons.push(make('rematch', t('do.rematch'), () => this.#ask('offer', { offer: 'rematch' })));
    this.actions.replaceChildren(...buttons, h('a.button', { href: '#/people' }, icon('back'), t('do.other')));
  }

  async #ask(type, what) {
    const answer = await this.#line.ask(type, what);
    if (answer.type === 'refused') this.say.textContent = t('people.refused');
  }

  #press(pit) {
    if (this.root.dataset.turn === 'sowing') this.board.finish();
    else if (this.root.dataset.turn !== 'mine') return;
    else if (this.#game.moves[pit]) this.#play(this.#game.board.names[pit]);
    else {
      this.say.textContent = pitText(this.#game, pit);
      this.board.refuse(pit);
    }
  }

  #play(move) {
    this.root.dataset.turn = 'sent';
    const { game, length } = this.#table.game;
    this.#ask('play', { game, ply: length + 1, move });
  }

  async #agree() {
    const question = askAgreement(this.#game, { players: this.#table.seats.length, computers: [] });
    if ((await question) === 'yes') this.#ask('offer', { offer: 'end' });
  }

  async #resign() {
    if ((await askResignation(this.#game, this.#seat)) === 'yes') this.#ask('resign');
  }
}

export function view(app, id) {
  const table = new TableView(app, id);
  return { title: t('people.title'), content: [table.root], shown: () => table.shown(), close: () => table.close() };
}
