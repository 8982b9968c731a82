/**
 * A board as a picture that stands alone: one SVG whose every part carries its looks as attributes, since nothing
 * outside it comes along and the page's policy allows no styles inside. PNG is the same drawing painted on a canvas.
 */
import { s } from '../dom.js';

/** What the styles of the page may decide about a drawing, each with what it is by itself. */
const LOOKS = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};
const TEXT = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
/** Pixels of a PNG for each of the drawing. */
const SHARPNESS = 2;
const MARGIN = 8;

function dress(from, to) {
  const style = getComputedStyle(from);
  if (style.display === 'none') return to.remove();
  to.removeAttribute('class');
  to.removeAttribute('style');
  for (const [name, usual] of Object.entries(LOOKS)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual) to.setAttribute(name, value.replaceAll('"', "'"));
    else if (name === 'fill' || name === 'stroke') to.removeAttribute(name);
  }
  if (from.tagName === 'text')
    TEXT.forEach((name) => to.setAttribute(name, style.getPropertyValue(name).replaceAll('"', '')));
  [...from.children].forEach((child, i) => dress(child, to.kept[i]));
  return undefined;
}

/** A copy of a drawing that needs no style sheet. */
function plain(drawing) {
  const copy = drawing.cloneNode(true);
  const keep = (element) => {
    element.kept = [...element.children];
    element.kept.forEach(keep);
  };
  keep(copy);
  dress(drawing, copy);
  return copy;
}

/** A seed, which lies on the board as a drawing of its own, as a part of this one. @param size pixels of half a seed */
function seedOf(loose, size) {
  const { a, b, c, d, e, f } = new DOMMatrix(loose.style.transform);
  return s('use', {
    href: loose.firstChild.getAttribute('href'),
    transform: `matrix(${[a * size, b * size, c * size, d * size, e, f].map((n) => Number(n.toFixed(3))).join(' ')})`,
  });
}

/** Paints that are named by the page's address are named within the picture. */
const within = (text) => text.replace(/url\((["']?)[^)"'#]*#([^)"']+)\1\)/g, 'url(#$2)');

/** @param board as it is shown; @param title what it shows, in a sentence */
export function pictureOf(board, title) {
  const { wood, below, above } = board.drawing;
  const { width, height } = board.layout;
  const [still, under, over, definitions] = [wood, below, above, document.querySelector('.seed-definitions')].map(
    plain,
  );
  const seeds = board.piles.flat().map((loose) => seedOf(loose, board.seedSize));
  const used = new Set(seeds.map((use) => use.getAttribute('href')));
  const shapes = [...definitions.querySelectorAll('g[id]')].filter((shape) => used.has(`#${shape.id}`));
  const lights = shapes.map((shape) => definitions.querySelector(`[id="${shape.id}-light"]`));
  const [w, h] = [width, height].map((n) => Math.round(n + 2 * MARGIN));
  const picture = s(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-MARGIN} ${-MARGIN} ${w} ${h}`,
      width: w,
      height: h,
      role: 'img',
    },
    s('title', {}, title),
    s('defs', {}, lights, shapes),
    ...still.childNodes,
    ...under.childNodes,
    seeds,
    ...over.childNodes,
  );
  return within(new XMLSerializer().serializeToString(picture));
}

/** The picture as a PNG. @param svg what `pictureOf` gave */
export async function paint(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * SHARPNESS, image.naturalHeight * SHARPNESS];
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => {
      canvas.toBlob(done, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
