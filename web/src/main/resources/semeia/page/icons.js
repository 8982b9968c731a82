/** Small line pictures for buttons. */
import { s } from './dom.js';

const PATHS = {
  seed: ['M4.5 13.5C4 8.5 8 4.5 13 5c5 .4 7.4 4.5 6.6 8.6C18.8 18 15 20 11.5 19.5 8 19 4.9 17 4.5 13.5Z', 'M9 10.5c1-1.6 2.5-2.4 4.2-2.4'],
  undo: ['M9 7 4.5 11.5 9 16', 'M5 11.500h9.500a5 5 0 0 1 0 10H11'],
  flip: ['M7 4v13', 'M3.5 13.5 7 17l3.5-3.5', 'M17 20V7', 'M13.5 10.5 17 7l3.5 3.5'],
  pass: ['M5 12h12', 'M13 7l5 5-5 5', 'M20.5 6v12'],
  claim: ['M6 21V4', 'M6 5h12l-3 4 3 4H6'],
  agree: ['M4 13l5 5L20 7'],
  resign: ['M6 21V4', 'M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0'],
  howto: ['M12 6.500c-2-1.500-5-2-8-2v13c3 0 6 .5 8 2 2-1.500 5-2 8-2v-13c-3 0-6 .5-8 2v13'],
  keys: ['M3 7h18v11H3z', 'M7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 15h8'],
  settings: ['M5 7h9M18 7h1M5 17h1M10 17h9', 'M14 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0', 'M6 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0'],
  first: ['M18 6l-7 6 7 6', 'M7 6v12'],
  back: ['M15 6l-7 6 7 6'],
  forward: ['M9 6l7 6-7 6'],
  latest: ['M6 6l7 6-7 6', 'M17 6v12'],
  person: ['M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0', 'M4.5 20c1-4 4-5.5 7.5-5.500s6.5 1.5 7.5 5.5'],
  computer: ['M4 5h16v11H4z', 'M9 20h6M12 16v4'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  down: ['M6 9l6 6 6-6'],
  arrow: ['M5 12h13', 'M13 7l5 5-5 5'],
};

export function icon(name) {
  return s('svg.icon', { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true' }, PATHS[name].map((d) => s('path', { d })));
}
