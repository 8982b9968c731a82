/** The sounds of a game, made on the spot: knocks of wood and seeds, and soft struck notes. */

/** Notes in hertz. */
const [G4, A4, C5, D5, E5, G5, A5] = [392, 440, 523.3, 587.3, 659.3, 784, 880];

/** How loud a sound begins and how it fades: at once, then away in so many seconds. */
function fading(context, at, loud, seconds) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

/** A body that is struck: a tone that falls in pitch. */
function knock(context, at, { from, to, loud, seconds }) {
  const body = context.createOscillator();
  body.frequency.setValueAtTime(from, at);
  body.frequency.exponentialRampToValueAtTime(to, at + seconds * 0.6);
  body.connect(fading(context, at, loud, seconds));
  body.start(at);
  body.stop(at + seconds);
}

/** The click of hard shells: a breath of noise around a pitch. */
function click(context, at, { pitch, loud, seconds }) {
  const length = Math.ceil(seconds * context.sampleRate);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 4;
  source.connect(filter).connect(fading(context, at, loud, seconds));
  source.start(at);
}

/** A note as of a wooden bar: its tone, and a higher one that is gone at once. */
function note(context, at, pitch, loud = 0.11) {
  knock(context, at, { from: pitch, to: pitch, loud, seconds: 0.45 });
  knock(context, at, { from: 4 * pitch, to: 4 * pitch, loud: loud / 4, seconds: 0.08 });
}

const notes = (pitches, gap) => (context, at) => pitches.forEach((pitch, i) => note(context, at + i * gap, pitch));

/** No two seeds fall alike. */
const about = (n) => n * (0.9 + 0.2 * Math.random());

/** @type {Record<string, (context: BaseAudioContext, at: number) => void>} */
export const SOUNDS = {
  wood: (context, at) => knock(context, at, { from: about(470), to: 150, loud: 0.16, seconds: 0.1 }),
  seeds: (context, at) => {
    click(context, at, { pitch: about(2700), loud: 0.2, seconds: 0.04 });
    knock(context, at, { from: about(900), to: 500, loud: 0.04, seconds: 0.05 });
  },
  capture: (context, at) => {
    for (let i = 0; i < 5; i++)
      click(context, at + i * 0.045, { pitch: about(1500 + 280 * i), loud: 0.2, seconds: 0.06 });
    knock(context, at, { from: 260, to: 120, loud: 0.14, seconds: 0.18 });
  },
  extra: notes([E5, A5], 0.09),
  turn: notes([A4], 0),
  win: notes([C5, E5, G5], 0.13),
  loss: notes([D5, G4], 0.2),
  draw: notes([C5, C5, C5], 0.16),
};

let context;

/** @param {string} name */
export function play(name) {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  SOUNDS[name](context, context.currentTime);
}
