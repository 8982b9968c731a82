/**
 * One puzzle: the solver moves, the other side answers as well as it can, and the only good move is asked for again.
 */
import { h } from '../dom.js';
import { number, t } from '../messages.js';
import { gameName } from '../words.js';
import { icon } from '../icons.js';
import { bestReply, puzzlesOf } from './puzzlebook.js';
import { isSettled } from './rating.js';
import { choice, count, countDaily, draw, isTried, standing, streak } from './solver.js';
import { refusedText, sceneText, seatOf } from './telling.js';
import { Trial } from './trial.js';

const THINKING = 500;

/** How strong the solver is in a game, `1 342`, with a question mark as long as that is a guess. */
export function ratingText(game) {
  const own = standing(game);
  return t(isSettled(own) ? 'puzzles.rating' : 'puzzles.rating.guess', { rating: number(Math.round(own.rating)) });
}

/** What a difference in seeds means for a player. */
export function resultText(player, difference) {
  if (!difference) return t('puzzles.level', { player });
  return t(difference > 0 ? 'puzzles.ahead' : 'puzzles.behind', { player, n: Math.abs(difference) });
}

class Solving {
  #app;
  #puzzle;
  #day;
  #solver;
  #scene;
  #step;
  #played = [];
  #counted;

  constructor(app, puzzle, day) {
    this.#app = app;
    this.#puzzle = puzzle;
    this.#day = day;
    this.#counted = isTried(puzzle);
    this.trial = new Trial({
      label: t('puzzles.board', { game: gameName(puzzle.game) }),
      press: (pit) => this.#press(pit),
      pass: () => {},
      undo: () => this.#again(),
      complain: (text) => this.#say(text, 'refused'),
    });
    this.say = h('p.say');
    this.news = h('p.news');
    const make = (name, act, kind = '') =>
      h(`button${kind}`, { type: 'button', 'data-do': name, onclick: act }, t(`puzzles.do.${name}`));
    this.buttons = {
      next: make('next', () => this.#next(), '.primary'),
      again: make('again', () => this.#again(), '.primary'),
      show: make('show', () => this.#show()),
    };
    this.facts = h('dl.puzzle-facts');
    this.root = h(
      'div.puzzle-board',
      {},
      this.trial.board,
      this.say,
      this.news,
      h('div.buttons', {}, Object.values(this.buttons)),
    );
  }

  begin() {
    this.#again();
    this.#facts();
  }

  /** From the beginning; what was counted stays counted. */
  #again() {
    const { rules, position, solution } = this.#puzzle;
    [this.#scene] = this.#app.rules.demo(rules, position, '');
    this.#solver = this.#scene.game.mover;
    this.#step = solution;
    this.#played = [];
    this.#state('open');
    this.trial.show(this.#scene.game, { near: this.#solver });
    this.#say(t('puzzles.ask', { player: seatOf(this.#scene.game, this.#solver) }), '', false);
  }

  #state(state) {
    this.root.dataset.state = state;
    this.buttons.next.hidden = state !== 'solved' && state !== 'shown';
    this.buttons.again.hidden = state === 'open' || state === 'busy';
    this.buttons.again.classList.toggle('primary', state === 'missed');
    this.buttons.show.hidden = state === 'solved' || state === 'busy' || state === 'shown';
  }

  #say(text, kind, heard = true) {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
    if (heard) this.#app.announce(text);
  }

  #press(pit) {
    const { game } = this.#scene;
    if (this.root.dataset.state !== 'open') return undefined;
    if (!game.moves[pit]) {
      this.#say(refusedText(game, pit), 'refused');
      return this.trial.refuse(pit);
    }
    return game.moves[pit].act.text === this.#step.move ? this.#good() : this.#bad(pit);
  }

  /** The game after one more move. */
  #ahead(move) {
    const { rules, position } = this.#puzzle;
    const scenes = this.#app.rules.demo(rules, position, [...this.#played, move].join(','));
    return scenes[scenes.length - 1];
  }

  /** Plays a move that stays played. @returns what it did, or nothing if something else came in between */
  async #move(move) {
    const before = this.#scene.game;
    const scene = this.#ahead(move);
    if (!(await this.trial.play(scene, { open: [] }))) return undefined;
    this.#scene = scene;
    this.#played.push(move);
    return sceneText(scene, before);
  }

  async #good() {
    this.#state('busy');
    const text = await this.#move(this.#step.move);
    if (text === undefined) return;
    const reply = bestReply(this.#step);
    if (!reply) {
      this.#solved(text);
      return;
    }
    this.#say(text, 'well', false);
    if (await this.#answer(text, reply)) this.#state('open');
  }

  /** The other side answers. */
  async #answer(text, reply) {
    const { game } = this.#scene;
    await new Promise((done) => {
      setTimeout(done, THINKING);
    });
    if (this.#scene.game !== game || this.root.dataset.state === 'left') return false;
    const told = await this.#move(reply.move);
    if (told === undefined) return false;
    this.#step = reply.answer;
    this.trial.show(this.#scene.game);
    this.#say([text, told, t('puzzles.on')].join(' '), 'well');
    return true;
  }

  #solved(text) {
    const { value, theme } = this.#puzzle;
    const player = seatOf(this.#scene.game, this.#solver);
    this.#count(true);
    this.#state('solved');
    this.#say(
      [t('puzzles.solved'), text, resultText(player, value), t(`puzzles.theme.${theme}.note`)].join(' '),
      'well',
    );
    this.buttons.next.focus({ preventScroll: true });
  }

  async #bad(pit) {
    const { game } = this.#scene;
    const isFirst = this.#played.length === 0;
    this.#state('busy');
    const move = game.moves[pit].act.text;
    const scene = this.#ahead(move);
    if (!(await this.trial.play(scene, { open: [] }))) return;
    this.#count(false);
    this.#state('missed');
    this.#say(
      [sceneText(scene, game), this.#loss(move, isFirst), this.#punished(scene.game)].filter(Boolean).join(' '),
      'refused',
    );
    this.buttons.again.focus({ preventScroll: true });
  }

  /** What a wrong move gives away; of the first move the databases know it at least. */
  #loss(pit, isFirst) {
    const { value, next } = this.#puzzle;
    return isFirst ? t('puzzles.loses', { pit, n: value - next }) : t('puzzles.loses.some', { pit });
  }

  /** What the other side can take at once. */
  #punished({ mover, moves, board }) {
    if (mover < 0 || mover === this.#solver) return undefined;
    const best = moves
      .filter(Boolean)
      .map(({ act }) => act)
      .sort((a, b) => b.captured[mover] - a.captured[mover])[0];
    const n = best?.captured[mover] ?? 0;
    return n ? t('puzzles.takes', { player: seatOf({ board }, mover), pit: best.name, n }) : undefined;
  }

  /** Counts the first try. */
  #count(isSolved) {
    if (this.#day !== undefined && isSolved && !this.#counted) countDaily(this.#day);
    const moved = count(this.#puzzle, isSolved);
    if (this.#counted) return;
    this.#counted = true;
    if (moved !== undefined)
      this.news.textContent = t(moved < 0 ? 'puzzles.down' : 'puzzles.up', {
        rating: ratingText(this.#puzzle.game),
        n: number(moved, { signDisplay: 'exceptZero' }),
      });
    this.#facts();
  }

  /** Plays the solution; whoever looks has not solved it. */
  async #show() {
    this.#count(false);
    this.#again();
    this.#state('busy');
    const told = [];
    for (let step = this.#step; step; step = bestReply(step)?.answer) {
      told.push(await this.#move(step.move));
      const reply = bestReply(step);
      if (reply && told.every(Boolean)) told.push(await this.#move(reply.move));
      if (!told.every(Boolean)) return;
    }
    this.#state('shown');
    const player = seatOf(this.#scene.game, this.#solver);
    this.#say([t('puzzles.solution'), ...told, resultText(player, this.#puzzle.value)].join(' '), '');
    this.buttons.next.focus({ preventScroll: true });
  }

  async #next() {
    const puzzle = draw(await puzzlesOf(this.#puzzle.game), choice(), this.#puzzle.number);
    location.hash = puzzle ? `#/puzzles/${puzzle.game}/${puzzle.number}` : '#/puzzles';
  }

  #facts() {
    const { game, rating } = this.#puzzle;
    const row = (name, text) => h('div', {}, h('dt', {}, t(`puzzles.fact.${name}`)), h('dd', {}, text));
    this.facts.replaceChildren(
      row('puzzle', number(rating)),
      row('you', ratingText(game)),
      row('streak', number(streak())),
    );
  }

  close() {
    this.root.dataset.state = 'left';
    this.trial.close();
  }
}

/** The view of a puzzle. @param day days since 1970 if it is the puzzle of that day */
export function puzzleView(app, puzzle, day) {
  const shown = new Solving(app, puzzle, day);
  const game = gameName(puzzle.game);
  const heading = day === undefined ? t('puzzles.number', { game, n: puzzle.number }) : t('puzzles.daily.of', { game });
  const content = [
    h(
      'div.puzzle',
      {},
      h(
        'div.puzzle-head',
        {},
        h('a.back', { href: '#/puzzles' }, icon('back'), t('puzzles.all')),
        h('h1', {}, heading),
        shown.facts,
      ),
      shown.root,
    ),
  ];
  return {
    title: t('puzzles.title.one', { puzzle: heading }),
    content,
    shown: () => shown.begin(),
    close: () => shown.close(),
  };
}
