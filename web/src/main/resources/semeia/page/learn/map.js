/** Where the games are played: a map with a mark for each place, and how many games are known there. */
import { s } from '../dom.js';
import { t } from '../messages.js';
import { AFRICA, ANTILLES, SCALE } from './land.js';

/** Where the islands lie on the map: in the empty Atlantic. */
const INSET = { x: 20, y: 180 };

const pointIn = ({ west, north }, { lat, lon }) => ({ x: (lon - west) * SCALE, y: (north - lat) * SCALE });

function pointOf(place) {
  if (place.region !== 'caribbean') return pointIn(AFRICA, place);
  const { x, y } = pointIn(ANTILLES, place);
  return { x: x + INSET.x, y: y + INSET.y };
}

/** The places that games share, each `{key, lat, lon, region, presets}`. @param {Record<string, string>[]} rows */
export function placesOf(rows) {
  const places = new Map();
  for (const { preset, region, lat, lon } of rows.filter((row) => row.lat)) {
    const key = `${lat} ${lon}`;
    if (!places.has(key)) places.set(key, { key, lat: Number(lat), lon: Number(lon), region, presets: [] });
    places.get(key).presets.push(preset);
  }
  return [...places.values()];
}

/**
 * Draws the map.
 * @param {ReturnType<typeof placesOf>} places
 * @param {{label: (presets: string[]) => string, chosen: (key: string) => boolean, choose: (key: string) => void}} how
 */
export function drawMap(places, { label, chosen, choose }) {
  const mark = (place) => {
    const { x, y } = pointOf(place);
    const press = (event) => {
      event.preventDefault();
      choose(place.key);
    };
    return s(
      'g.place',
      {
        role: 'button',
        tabindex: '0',
        'aria-pressed': String(chosen(place.key)),
        'aria-label': label(place.presets),
        'data-place': place.key,
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
        onclick: press,
        onkeydown: (event) => (event.key === 'Enter' || event.key === ' ') && press(event),
      },
      s('title', {}, label(place.presets)),
      s('circle.reach', { r: 21 }),
      s('circle', { r: 13 }),
      s('text', { dy: '0.35em' }, String(place.presets.length)),
    );
  };
  return s(
    'svg.map',
    { viewBox: `0 0 ${AFRICA.width} ${AFRICA.height}`, role: 'group', 'aria-label': t('catalogue.map') },
    s('path.land', { d: AFRICA.land }),
    s('path.borders', { d: AFRICA.borders }),
    s('rect.inset', { x: INSET.x, y: INSET.y, width: ANTILLES.width, height: ANTILLES.height, rx: 10 }),
    s('path.land', { d: ANTILLES.land, transform: `translate(${INSET.x} ${INSET.y})` }),
    places.map(mark),
  );
}
