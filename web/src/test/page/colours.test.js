import { BOARDS } from '/settings.js';
import { holds, test } from './harness.js';

const LEAST = 4.5;

/** Parts of red, green and blue, from 0 to 1. */
function rgb(colour) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((n) => n / 255);
}

const luminance = (parts) =>
  parts
    .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
    .reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0);

function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const mixed = (over, under, share) => over.map((n, i) => n * share + under[i] * (1 - share));

test('counts and letters are told from the wood around them on every board', () => {
  const { dataset } = document.documentElement;
  for (const board of BOARDS) {
    dataset.board = board;
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => rgb(style.getPropertyValue(`--${name}`).trim());
    for (const wood of ['wood-far', 'wood-mid', 'wood-near']) {
      const edge = mixed(colour('label-edge'), colour(wood), 0.8);
      for (const text of ['label', 'letter']) {
        const found = contrast(colour(text), edge);
        holds(found >= LEAST, `${text} on ${wood} of ${board}: ${found.toFixed(2)}`);
      }
    }
  }
  delete dataset.board;
});
