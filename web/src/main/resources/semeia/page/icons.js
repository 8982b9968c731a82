/** Small line pictures for buttons. */
import { s } from './dom.js';

const PATHS = {
  seed: ['M4.5 13.5C4 8.5 8 4.5 13 5c5 .4 7.400 4.500 6.600 8.600C18.800 18 15 20 11.500 19.500 8 19 4.900 17 4.500 13.500Z', 'M9 10.500c1-1.600 2.500-2.400 4.200-2.400'],
  undo: ['M9 7 4.500 11.500 9 16', 'M5 11.500h9.500a5 5 0 0 1 0 10H11'],
  flip: ['M7 4v13', 'M3.500 13.500 7 17l3.500-3.500', 'M17 20V7', 'M13.500 10.500 17 7l3.500 3.500'],
  pass: ['M5 12h12', 'M13 7l5 5-5 5', 'M20.500 6v12'],
  claim: ['M6 21V4', 'M6 5h12l-3 4 3 4H6'],
  agree: ['M4 13l5 5L20 7'],
  resign: ['M6 21V4', 'M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0'],
  keys: ['M3 7h18v11H3z', 'M7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 15h8'],
  settings: ['M5 7h9M18 7h1M5 17h1M10 17h9', 'M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0', 'M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0'],
  first: ['M18 6l-7 6 7 6', 'M7 6v12'],
  back: ['M15 6l-7 6 7 6'],
  forward: ['M9 6l7 6-7 6'],
  latest: ['M6 6l7 6-7 6', 'M17 6v12'],
  person: ['M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0', 'M4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500'],
  computer: ['M4 5h16v11H4z', 'M9 20h6M12 16v4'],
  arrow: ['M5 12h13', 'M13 7l5 5-5 5'],
};

export function icon(name) {
  return s('svg.icon', { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true' }, PATHS[name].map((d) => s('path', { d })));
}
