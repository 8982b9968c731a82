/** A board beside a rule: it plays the rule by the rules themselves, as often as one likes, and tells it in words. */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { isCalm, pace } from '../settings.js';
import { icon } from '../icons.js';
import { traceOf } from '../views/gameboard.js';
import { endText, quietNames, refusedText, sceneText, startText } from './telling.js';

/** More acts than this are told by their number and played fast. */
const FEW = 4;
const FAST = 0.3;
const LOOK = 900;

const isRefused = (word) => word.startsWith('!');

/** The acts of a demo in order: scenes of play, and pits that are tried in vain. */
function script(scenes, words) {
  let at = 0;
  return words.map((word) =>
    isRefused(word)
      ? { refused: scenes[at].game.board.names.indexOf(word.slice(1)), before: scenes[at] }
      : { before: scenes[at], scene: scenes[++at] },
  );
}

function told(scenes, beats, guard) {
  const sentences = beats.map(({ refused, before, scene }) =>
    scene ? sceneText(scene, before.game) : refusedText(before.game, refused),
  );
  const long =
    sentences.length > FEW ? [t('demo.more', { n: sentences.length - 2 }), ...sentences.slice(-2)] : sentences;
  return [...long, endText(scenes, guard)].join(' ');
}

const viewOf = (scene) => ({
  ...scene.game.board,
  mover: scene.game.mover,
  last: traceOf(scene.act),
});

class Demo {
  #board = h('semeia-board', { inert: true, 'aria-hidden': 'true' });
  stage = h('div.demo-stage');
  #scenes;
  #beats;
  #turn = 0;

  constructor(scenes, beats) {
    this.#scenes = scenes;
    this.#beats = beats;
  }

  /** Sets the board up, once; done when it comes into sight, for there are many on a page. */
  arrive() {
    if (this.#board.isConnected) return;
    const { board } = this.#scenes[0].game;
    this.stage.replaceChildren(this.#board);
    this.#board.shape = shapeOf(board);
    this.#board.names = { ...quietNames(this.#scenes[0].game, ''), pit: () => '', store: () => '' };
    this.#board.show(viewOf(this.#scenes[0]));
  }

  async play() {
    const turn = ++this.#turn;
    this.arrive();
    this.#board.show(viewOf(this.#scenes[0]), { glide: pace() > 0 });
    const slowness = pace() * (this.#beats.length > FEW ? FAST : 1);
    for (const { refused, before, scene } of this.#beats) {
      if (scene) await this.#board.sow(scene.steps, before.game.mover, slowness);
      else await this.#refuse(refused);
      if (turn !== this.#turn) return false;
      if (scene) this.#board.show(viewOf(scene), { glide: slowness > 0 });
    }
    return true;
  }

  #refuse(pit) {
    if (this.#board.layout) this.#board.refuse(pit);
    return new Promise((done) => {
      setTimeout(done, isCalm() ? 0 : LOOK);
    });
  }

  halt() {
    this.#turn++;
    if (this.#board.isConnected) this.#board.halt();
  }
}

const arrivals = new Map();
const watcher = new IntersectionObserver(
  (entries) =>
    entries
      .filter(({ isIntersecting }) => isIntersecting)
      .forEach(({ target }) => {
        watcher.unobserve(target);
        arrivals.get(target)();
        arrivals.delete(target);
      }),
  { rootMargin: '300px' },
);

/**
 * A figure that plays.
 * @param asked `{id, position, acts, rule, guard}`: rules, a position as text, acts with commas between them (`!A` is a
 *   pit tried in vain), the number of the rule, and the number of moves without a capture that ends a game
 * @returns `{element, halt}`, or nothing where these rules cannot play it
 */
export function demo(app, { id, position, acts, rule, guard }) {
  const words = acts.split(',').map((word) => word.trim());
  let scenes;
  try {
    scenes = app.rules.demo(id, position, words.filter((word) => !isRefused(word)).join(','));
  } catch {
    // a house rule may end the play before it comes to the point
    return undefined;
  }
  const beats = script(scenes, words);
  const shown = new Demo(scenes, beats);
  const text = told(scenes, beats, guard);
  const { stage } = shown;
  const label = h('span', {}, t('demo.play'));
  const play = async () => {
    button.dataset.state = 'playing';
    const whole = await shown.play();
    if (!whole) return;
    button.dataset.state = 'played';
    label.textContent = t('demo.again');
    app.announce(text);
  };
  const button = h(
    'button',
    { type: 'button', 'data-do': 'demo', onclick: play },
    icon('forward'),
    label,
    h('span.unseen', {}, t('rules.number', { n: rule })),
  );
  const element = h(
    `figure.demo${scenes[0].game.board.pits.length > 12 ? '.long' : ''}`,
    { role: 'group', 'aria-label': t('demo.label', { n: rule }) },
    stage,
    h('figcaption', {}, button, h('p', {}, h('span.unseen', {}, startText(scenes[0].game)), ' ', text)),
  );
  arrivals.set(stage, () => shown.arrive());
  watcher.observe(stage);
  return {
    element,
    halt: () => {
      watcher.unobserve(stage);
      arrivals.delete(stage);
      shown.halt();
    },
  };
}
