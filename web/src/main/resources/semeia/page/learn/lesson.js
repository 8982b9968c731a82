/** One lesson: its tasks one after the other, each on a board of its own. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { contentText, gameName } from '../words.js';
import { DECLINE } from '../rules.js';
import { icon } from '../icons.js';
import { isDone, isLessonDone, markDone } from './course.js';
import { refusedText, sceneText, seatOf } from './telling.js';
import { Trial } from './trial.js';

/** How many ways there are to say that something is right, and that it is not. */
const [WELL, NOT] = [3, 2];

/** Goals that ask for a pit to be pointed at instead of played. */
const isPointing = (goal) => goal.startsWith('end-of') || goal.startsWith('refused');

class Lesson {
  #app;
  #course;
  #lesson;
  #at;
  #start;
  #answers;
  #tries = 0;

  constructor(app, course, lesson) {
    this.#app = app;
    this.#course = course;
    this.#lesson = lesson;
    this.#at = Math.max(
      0,
      lesson.tasks.findIndex((task) => !isDone(task)),
    );
    this.trial = new Trial({
      label: t(`lesson.${course.family}.${lesson.number}`),
      press: (pit) => this.#press(pit),
      pass: () => this.#pass(),
      undo: () => this.#begin(),
      complain: (text) => this.#say(text, 'refused'),
    });
    this.step = h('p.step');
    this.asked = h('p.asked');
    this.say = h('p.say');
    const make = (name, act, kind = '') =>
      h(`button${kind}`, { type: 'button', 'data-do': name, onclick: act }, t(`lessons.${name}`));
    this.buttons = {
      next: make('next', () => this.#go(this.#at + 1), '.primary'),
      again: make('again', () => this.#begin(), '.primary'),
      pass: h(
        'button',
        { type: 'button', 'data-do': 'pass', onclick: () => this.#pass() },
        icon('pass'),
        h('span', {}, t('do.pass')),
      ),
      hint: make('hint', () => this.#hint()),
      show: make('show', () => this.#show()),
    };
    this.dots = h('ol.dots');
    this.after = h('div.after');
    this.root = h(
      'div.task',
      {},
      this.step,
      this.asked,
      this.trial.board,
      this.say,
      h('div.buttons', {}, Object.values(this.buttons)),
      this.after,
    );
  }

  get #task() {
    return this.#lesson.tasks[this.#at];
  }

  get #key() {
    const { family, lesson, task } = this.#task;
    return `${family}.${lesson}.${task}`;
  }

  /** Goes to a task and sets its board up. */
  begin() {
    const { rules, position, goal } = this.#task;
    [this.#start] = this.#app.rules.demo(rules, position, '');
    this.#answers = this.#app.rules.answers(rules, position, goal);
    this.#begin();
  }

  #go(at) {
    this.#at = at;
    this.begin();
    this.root.querySelector('.asked').focus();
  }

  #begin() {
    const { game } = this.#start;
    const { goal, rules } = this.#task;
    const all = game.board.pits.map((_, pit) => pit);
    const open = goal.startsWith('end-of')
      ? all
      : goal.startsWith('refused')
        ? all.filter((pit) => game.board.owners[pit] === game.mover && game.board.pits[pit])
        : undefined;
    this.root.dataset.state = 'open';
    this.#tries = 0;
    this.step.textContent = [
      gameName(rules.split(/[:+]/)[0]),
      t('lessons.task', { n: this.#at + 1, all: this.#lesson.tasks.length }),
    ].join(' · ');
    this.asked.textContent = t(`task.${this.#key}`);
    this.asked.tabIndex = -1;
    this.trial.show(game, open ? { open } : {});
    this.#say(t('demo.goes-on', { player: seatOf(game, game.mover) }), '', false);
    this.#update();
  }

  #update() {
    const { state } = this.root.dataset;
    const last = this.#at === this.#lesson.tasks.length - 1;
    const { next, again, pass, hint, show } = this.buttons;
    next.hidden = state !== 'done' || last;
    again.hidden = state !== 'missed';
    hint.hidden = show.hidden = state === 'done';
    pass.hidden = !(state === 'open' && this.#start.game.decline);
    this.after.replaceChildren(...(state === 'done' && last ? this.#complete() : []));
    this.dots.replaceChildren(
      ...this.#lesson.tasks.map((task, i) =>
        h(
          'li',
          {},
          h(
            `button.dot${isDone(task) ? '.done' : ''}`,
            {
              type: 'button',
              'aria-current': i === this.#at ? 'step' : undefined,
              'aria-label': t('lessons.task', { n: i + 1, all: this.#lesson.tasks.length }),
              onclick: () => this.#go(i),
            },
            isDone(task) ? icon('agree') : String(i + 1),
          ),
        ),
      ),
    );
  }

  #complete() {
    const { family, lessons } = this.#course;
    const next = lessons.find(({ number }) => number === this.#lesson.number + 1);
    const all = lessons.every(isLessonDone);
    return [
      h('p', {}, t(all ? 'lessons.complete.all' : 'lessons.complete')),
      h(
        'div.buttons',
        {},
        next
          ? h(
              'a.button.primary',
              { href: `#/lessons/${family}/${next.number}`, 'data-do': 'next-lesson' },
              t('lessons.next-lesson'),
              icon('arrow'),
            )
          : undefined,
        h('a.button', { href: '#/lessons' }, t('lessons.all')),
      ),
    ];
  }

  #say(text, kind, heard = true) {
    this.say.textContent = text;
    this.say.className = `say ${kind}`;
    if (heard) this.#app.announce(text);
  }

  #press(pit) {
    if (this.root.dataset.state === 'done') return;
    if (this.root.dataset.state === 'missed') this.#begin();
    if (isPointing(this.#task.goal)) this.#point(pit);
    else if (this.#start.game.moves[pit]) this.#play(pit);
    else this.#refuse(pit);
  }

  #refuse(pit) {
    const { game } = this.#start;
    this.#say(refusedText(game, pit), 'refused');
    this.trial.refuse(pit);
  }

  #pass() {
    if (this.root.dataset.state === 'open' && this.#start.game.decline) this.#play(DECLINE);
    else this.#say(t('say.no-pass'), 'refused');
  }

  /** A pit was pointed at: the landing of a move, which is then played, or a pit that may not be played. */
  async #point(pit) {
    const { game } = this.#start;
    const right = this.#answers.includes(pit);
    if (!right) {
      this.trial.refuse(pit);
      return this.#say([this.#not(), t('lessons.here', { pit: game.board.names[pit] })].join(' '), 'refused');
    }
    if (this.#task.goal.startsWith('refused')) {
      this.trial.refuse(pit);
      return this.#done(refusedText(game, pit));
    }
    const scene = this.#scene(this.#task.goal.split(' ')[1]);
    if (await this.trial.play(scene, { open: [] })) this.#done(sceneText(scene, game));
    return undefined;
  }

  async #play(move) {
    const { game } = this.#start;
    const scene = this.#scene(move === DECLINE ? game.declining : game.moves[move].act.text);
    if (!(await this.trial.play(scene, { open: [] }))) return;
    const text = sceneText(scene, game);
    if (this.#answers.includes(move)) this.#done(text);
    else {
      this.root.dataset.state = 'missed';
      this.#say([this.#not(), text].join(' '), 'refused');
      this.#update();
      this.buttons.again.focus({ preventScroll: true });
    }
  }

  #scene(move) {
    const { rules, position } = this.#task;
    return this.#app.rules.demo(rules, position, move)[1];
  }

  #not() {
    return t(`lessons.not.${this.#tries++ % NOT}`);
  }

  #done(text) {
    markDone(this.#task);
    this.root.dataset.state = 'done';
    this.#say([t(`lessons.well.${this.#at % WELL}`), text].join(' '), 'well');
    this.#update();
    const on = this.buttons.next.hidden ? this.after.querySelector('a') : this.buttons.next;
    on.focus({ preventScroll: true });
  }

  #hint() {
    this.#say(t(`hint.${this.#key}`), '');
  }

  /** Shows the answer, without the task being done by that. */
  #show() {
    if (this.root.dataset.state === 'missed') this.#begin();
    const { game } = this.#start;
    const [answer] = this.#answers;
    if (answer === DECLINE) return this.#say(t('lessons.shown.pass'), '');
    this.trial.show(game, { open: [answer] });
    this.trial.enter(answer);
    return this.#say(t('lessons.shown', { pit: contentText(game, answer) }), '');
  }
}

/** The view of a lesson. */
export function lessonView(app, course, lesson) {
  const shown = new Lesson(app, course, lesson);
  const { family } = course;
  const name = t(`lesson.${family}.${lesson.number}`);
  const row = h(
    'nav.lesson-row',
    { 'aria-label': t('lessons.row') },
    course.lessons.map((other) =>
      h(
        'a',
        { href: `#/lessons/${family}/${other.number}`, 'aria-current': other === lesson ? 'page' : undefined },
        h('span', {}, String(other.number)),
        h('span.lesson-name', {}, t(`lesson.${family}.${other.number}`)),
        isLessonDone(other) ? icon('agree') : undefined,
      ),
    ),
  );
  const content = [
    h(
      'div.lesson',
      {},
      h(
        'div.lesson-head',
        {},
        h('a.back', { href: '#/lessons' }, icon('back'), t('lessons.all')),
        h('h1', {}, name),
        h('p.lead', {}, t(`lesson.${family}.${lesson.number}.text`)),
        shown.dots,
      ),
      shown.root,
      row,
    ),
  ];
  return {
    title: t('lesson.title', { lesson: name }),
    content,
    shown: () => shown.begin(),
    close: () => shown.trial.close(),
  };
}
