/** The sound of a seed on wood, made on the spot. */
let context;

/** One seed falls. */
export function tok() {
  context ??= new AudioContext();
  const now = context.currentTime;
  const body = context.createOscillator();
  const loud = context.createGain();
  body.frequency.setValueAtTime(420 + Math.random() * 160, now);
  body.frequency.exponentialRampToValueAtTime(150, now + 0.05);
  loud.gain.setValueAtTime(0.16, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.09);
  body.connect(loud).connect(context.destination);
  body.start(now);
  body.stop(now + 0.1);
}
