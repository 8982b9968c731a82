/** A table on the server: the game as at one screen, moved by people at others. */
import { h } from '../dom.js';
import { sentence, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { GameView } from '../views/game.js';
import { Chat } from './chat.js';
import { Clocks } from './clocks.js';
import { tableControls, tableEnding } from './controls.js';
import { Left } from './left.js';
import { OfferCards } from './offers.js';
import { tableWords } from './desk.js';
import { lineState } from './linestate.js';
import { introduce, Line } from './online.js';
import { refused, seatText, termsText } from './said.js';
import { Sitting } from './sitting.js';
import { namingCard, waitingCard } from './waiting.js';

class TableView {
  #app;
  #id;
  #line;
  #sitting;
  #view;
  #offers;
  #left;
  #clocks;
  #chat;
  /** What is told is shown one after another. */
  #queue = Promise.resolve();
  /** The game and ply that a move was asked for and not yet answered. */
  #sent = '';
  #naming;
  /** Whether the next game of the match is to be shown. */
  #onwards = false;
  #timer;
  #closed = false;

  constructor(app, id) {
    this.#app = app;
    this.#id = id;
    this.news = h('div.news');
    this.facts = h('p.facts');
    this.looking = h('p.looking');
    this.place = h('div.place', {}, h('h1', {}, t('people.table')), h('p.loading', {}, t('say.loading')));
    this.root = h('div.people-table', { 'data-line': 'up' });
    this.lineState = lineState(this.root);
    this.root.append(this.lineState.element, this.place);
  }

  async shown() {
    const me = await introduce().catch(() => undefined);
    if (this.#closed) return;
    if (!me) {
      this.#fail(t('people.no-server'));
      return;
    }
    this.#sitting = new Sitting(this.#app.rules, me, (move) => this.#move(move));
    this.#line = new Line({
      hear: (message) => {
        this.#queue = this.#queue
          .then(() => this.#closed || this.#hear(message))
          .catch((fault) => {
            console.error(fault);
            this.#line.look(this.#id);
          });
      },
      state: this.lineState.show,
      begin: (line) => this.#begin(line),
    });
    this.#chat = new Chat(me, this.#id, this.#line);
    this.#offers = new OfferCards(this.#sitting);
    this.#left = new Left(this.#sitting, () => this.#line.now);
    this.#clocks = new Clocks(
      this.#sitting,
      () => this.#line.now,
      (text) => this.#announce(text),
    );
  }

  async #begin(line) {
    const first = !line.last;
    const answer = await line.watch(this.#id);
    if (answer.type === 'refused') this.#fail(refused(answer.refusal));
    else if (first) this.#chat.fetch().catch(() => {});
  }

  #fail(text) {
    this.place.replaceChildren(
      h('h1', {}, t('people.table')),
      h('p.say.refused', {}, text),
      h('a.button', { href: '#/people' }, icon('back'), t('do.lobby')),
    );
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#clocks?.close();
    this.#left?.close();
    this.#view?.close();
    // The rules were lent to this table; a game at this screen takes them up again.
    this.#app.session.game = undefined;
  }

  /** Something that the server tells; what takes time to be seen is awaited. */
  #hear(message) {
    this.#sitting.seen = message.table?.number ?? message.number ?? this.#sitting.seen;
    const tell =
      {
        table: ({ table }) => this.#take(table),
        acted: (act) => this.#acted(act),
        began: (game) => this.#began(game),
        'took-back': (game) => this.#tookBack(game),
        offered: (offered) => this.#offered(offered),
        declined: ({ offer, seat }) => this.#declined(offer, seat),
        said: (said) => this.#chat.hear(said),
        greeted: (said) => this.#chat.hear(said),
        looking: (who) => this.#showLooking(who),
        rematched: ({ next }) => this.#rematched(next),
      }[message.type] ?? (() => this.#line.look(this.#id));
    return tell(timed(message));
  }

  #take(table) {
    const sitting = this.#sitting;
    const anew = this.#isAnew(table);
    const same = !anew && sitting.shows(table);
    if (same) sitting.note(table);
    else sitting.take(table);
    sitting.lotDrawn =
      this.#onwards && table.starter === 'lot' && table.match.kind !== 'territory' && !table.game.length;
    this.#onwards = false;
    this.#chat.meet(table.seats);
    if (anew) this.#stage();
    else if (same) this.#view.refresh();
    else this.#view.act(() => {});
    this.#tell();
  }

  /**
   * Whether the game is to be set up anew: others sit there, play has begun or was called off, or one goes on to the
   * next game.
   */
  #isAnew({ seats, status }) {
    const known = this.#sitting.table;
    return (
      !known ||
      this.#onwards ||
      (known.status !== status && status !== 'over') ||
      known.seats.some((seat, i) => seatText(seat) !== seatText(seats[i]))
    );
  }

  /** Sets the game up anew: who sits there has changed, or play began. */
  #stage() {
    this.#view?.close();
    const sitting = this.#sitting;
    const act = (type, what) => this.#act(type, what);
    const marks = this.#left.marks(sitting.table.seats);
    sitting.extras = this.#clocks.faces(sitting.table.seats).map((face, seat) => [marks[seat], face]);
    sitting.notice = this.#notice();
    const onward = () => this.#onward();
    this.#view = new GameView(this.#app, sitting, {
      controls: tableControls(act),
      ending: tableEnding(act, onward),
      words: tableWords(act, this.#clocks, onward),
      head: this.facts,
      news: [this.#clocks.stake, this.#left.place, this.news],
      aside: [this.looking, this.#chat.element],
    });
    this.place.replaceChildren(...this.#view.content);
    this.#view.shown();
    document.title = t('title.game', { game: gameName(sitting.setup.preset) });
  }

  #notice() {
    const { table, mine } = this.#sitting;
    if (table.status === 'aborted') return t('people.aborted');
    return table.status === 'open' ? t(mine < 0 ? 'people.free' : 'people.waiting-for') : undefined;
  }

  async #acted(message) {
    const sitting = this.#sitting;
    if (message.game.game > sitting.number && sitting.game.outcome) {
      // they play on already
      sitting.note({ game: message.game });
      return this.#tell();
    }
    if (!sitting.fits(message)) return this.#line.look(this.#id);
    this.#sent = '';
    const before = sitting.game;
    const steps = sitting.follow(message);
    const act = sitting.acts[sitting.acts.length - 1];
    sitting.note({ offers: sitting.table.offers.filter(({ offer }) => offer === 'rematch') });
    if (act.kind === 'move') await this.#view.sow(before, Sitting.moveOf(act), steps);
    else if (act.kind !== 'lot' || (await this.#view.lot(act.player, before.lot))) this.#view.act(() => {});
    if (sitting.game.outcome) this.#line.look(this.#id);
    return this.#tell();
  }

  #began(message) {
    if (this.#sitting.game.outcome) {
      // its end is still looked at, until the clock runs
      this.#sitting.note({ game: message.game, offers: [] });
      if (message.game.clocks.length) this.#timer = setTimeout(() => this.#onward(), message.game.waits);
      return this.#view.act(() => {});
    }
    this.#sitting.retake(message);
    this.#sitting.lotDrawn = this.#sitting.table.starter === 'lot';
    return this.#stage();
  }

  #tookBack(message) {
    this.#sent = '';
    this.#view.act(() => this.#sitting.retake(message));
    this.#announce(t('people.took-back', { player: this.#sitting.name(message.seat) }));
    this.#tell();
  }

  #offered({ offer, seat, number }) {
    const { offers } = this.#sitting.table;
    const made = offers.find((other) => other.offer === offer) ?? { offer, seats: [], number };
    this.#sitting.note({
      offers: [...offers.filter((other) => other !== made), { ...made, seats: [...made.seats, seat] }],
    });
    if (seat !== this.#sitting.mine) this.#announce(t(`offer.${offer}.other`, { player: this.#sitting.name(seat) }));
    this.#refresh();
  }

  #declined(offer, seat) {
    this.#sitting.note({ offers: this.#sitting.table.offers.filter((other) => other.offer !== offer) });
    if (seat !== this.#sitting.mine) this.#announce(t('offer.declined', { player: this.#sitting.name(seat) }));
    this.#refresh();
  }

  #rematched(next) {
    this.#sitting.note({ rematch: next, offers: [] });
    if (this.#sitting.mine >= 0) location.hash = `#/table/${next}`;
    else this.#refresh();
  }

  /** Goes on to the next game of the match. */
  #onward() {
    if (!this.#sitting.isBehind) return;
    this.#onwards = true;
    this.#line.look(this.#id);
  }

  #say(text) {
    this.#announce(text);
    this.#view.speak(text);
  }

  /** Tells those who listen, in the log of the game in words while that is open. */
  #announce(text) {
    (this.#view ?? this.#app).announce(text);
  }

  #refresh() {
    this.#view.refresh();
    this.#tell();
  }

  /** What stands beside the game: cards, facts, the title. */
  #tell() {
    const { table, mine, game } = this.#sitting;
    const act = (type, what) => this.#act(type, what);
    this.root.dataset.status = table.status;
    this.root.dataset.seat = mine;
    this.facts.textContent = [termsText(table), mine < 0 ? t('people.looking-on') : '']
      .filter(Boolean)
      .map(sentence)
      .join(' · ');
    this.#left.update(act);
    this.news.replaceChildren(
      ...this.#offers.cards(act),
      ...(table.status === 'open' ? [waitingCard(this.#sitting, act, (text) => this.#say(text))] : []),
      ...this.#askName(),
    );
    const turn = this.#sitting.isPlaying && this.#sitting.isPerson(game.mover);
    document.title = turn ? t('people.title.turn') : t('title.game', { game: gameName(this.#sitting.setup.preset) });
  }

  /** The card that asks for a name, the same one as long as it is there, so that nothing typed is lost. */
  #askName() {
    const wanted = namingCard(this.#sitting, (text) => {
      this.#tell();
      this.#say(text);
    });
    this.#naming = wanted && (this.#naming ?? wanted);
    return this.#naming ? [this.#naming] : [];
  }

  #showLooking({ people, away = [] }) {
    this.#left.take(away).forEach((text) => this.#announce(text));
    if (this.#view) this.#left.update((type, what) => this.#act(type, what));
    this.looking.replaceChildren(...(people ? [icon('eye'), t('people.looking', { n: people })] : []));
  }

  /** Asks the server; what it refuses is said. */
  async #act(type, what) {
    const answer = await this.#line.act(type, this.#id, what);
    if (answer.type !== 'refused') return;
    const gone = answer.refusal === 'STALE' && what?.answers;
    this.#view.complain(refused(gone ? 'GONE' : answer.refusal));
    if (type === 'play') {
      this.#sent = '';
      this.#line.look(this.#id);
    }
  }

  /** A move is asked for once. */
  #move(move) {
    const { game, length } = this.#sitting.table.game;
    const what = { game, ply: length + 1, move, seen: this.#sitting.seen };
    if (this.#sent === `${game} ${length}`) return;
    this.#sent = `${game} ${length}`;
    this.#act('play', what);
  }
}

/** A game as it is told is as it was at the time of the message. */
function timed(message) {
  const at = message.table?.time ?? message.at;
  if (message.table?.game) return { ...message, table: { ...message.table, game: { ...message.table.game, at } } };
  return message.game?.clocks ? { ...message, game: { ...message.game, at } } : message;
}

export function view(app, id) {
  const table = new TableView(app, id);
  return { title: t('people.title'), content: [table.root], shown: () => table.shown(), close: () => table.close() };
}
