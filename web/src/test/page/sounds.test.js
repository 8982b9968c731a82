import { change } from '/settings.js';
import { delay } from '/views/flow.js';
import { endSound } from '/views/game.js';
import { GameBoard } from '/views/gameboard.js';
import { SOUNDS } from '/play/sounds.js';
import { holds, same, show, test } from './harness.js';
import { played, rules } from './rules.js';

const RATE = 22_050;
const SECONDS = 1.5;

/** How a sound goes: a sample after another. */
async function rendered(name) {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  SOUNDS[name](context, 0);
  return (await context.startRendering()).getChannelData(0);
}

const peak = (samples) => samples.reduce((most, n) => Math.max(most, Math.abs(n)), 0);
const lasts = (samples) => samples.findLastIndex((n) => Math.abs(n) > 0.001) / RATE;
/** How often it passes through 0 in a second, as long as it lasts: how high it is. */
const height = (samples) => {
  const heard = samples.slice(0, Math.ceil(lasts(samples) * RATE));
  return heard.filter((n, i) => i && n * heard[i - 1] < 0).length / lasts(samples);
};

test('every sound is soft and short', async () => {
  for (const name of Object.keys(SOUNDS)) {
    const samples = await rendered(name);
    holds(peak(samples) > 0.01 && peak(samples) < 0.35, `${name} is as loud as ${peak(samples)}`);
    holds(lasts(samples) < 1, `${name} lasts ${lasts(samples)} s`);
  }
});

test('sounds are told apart: by their length or their height', async () => {
  const all = await Promise.all(Object.keys(SOUNDS).map(async (name) => ({ name, samples: await rendered(name) })));
  const far = (a, b) => Math.abs(Math.log(a / b)) > 0.12;
  for (const a of all)
    for (const b of all)
      if (a !== b)
        holds(
          far(lasts(a.samples), lasts(b.samples)) || far(height(a.samples), height(b.samples)),
          `${a.name} and ${b.name} are alike`,
        );
});

/** Counts the knocks of wood that are heard while something is done. */
async function knocks(act) {
  const { wood } = SOUNDS;
  let heard = 0;
  SOUNDS.wood = () => heard++;
  try {
    await act();
    await delay(50);
    return heard;
  } finally {
    SOUNDS.wood = wood;
  }
}

function board() {
  const one = new GameBoard({ title: () => '', name: String, play: () => {}, complain: () => {} }, {});
  one.element.style.width = '700px';
  one.arrange({ pits: 12, players: 2 }, false);
  show(one.element);
  return one;
}

test('nothing is heard until sounds are asked for', async () => {
  const one = board();
  const drop = () => one.element.dispatchEvent(new CustomEvent('drop', { detail: 1 }));
  change('sound', false);
  same(await knocks(drop), 0);
  change('sound', true);
  same(await knocks(drop), 1);
  change('sound', false);
  one.close();
});

test('a seed on wood, seeds on seeds and captures are told apart by the board', async () => {
  const one = board();
  const heard = [];
  one.element.addEventListener('drop', (event) => heard.push(/** @type {CustomEvent} */ (event).detail));
  one.element.addEventListener('capture', (event) => heard.push(['takes', /** @type {CustomEvent} */ (event).detail]));
  rules.beginAt('abapa', '0,0,0,0,0,2/0,1,0,0,0,4 20-21 S', 1);
  one.show(rules.look(0), { open: true });
  rules.act('F');
  await one.sow(rules.steps(1), 0);
  one.close();
  same(heard, [1, 2, ['takes', 2]]);
  holds(played('abapa'));
});

test('the end sounds as those who play here meet it', () => {
  const here = (...people) => ({ isPerson: (seat) => people.includes(seat) });
  const end = (winner) => ({ winner, seeds: [30, 18] });
  same(
    [endSound(end(0), here(0)), endSound(end(1), here(0)), endSound(end(-1), here(0)), endSound(end(0), here())],
    ['win', 'loss', 'draw', 'draw'],
  );
});
