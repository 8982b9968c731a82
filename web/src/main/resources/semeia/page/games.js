/**
 * The games in the order of the first page, which shows them before the rules are loaded. What is said of each here the
 * rules say too.
 */

/** `{preset, family, players, pits, seeds}`; a family shares its way of sowing. */
export const GAMES = [
  { preset: 'abapa', family: 'single', players: 2, pits: 12, seeds: 48 },
  { preset: 'ayo', family: 'single', players: 2, pits: 12, seeds: 48 },
  { preset: 'awale', family: 'single', players: 2, pits: 12, seeds: 48 },
  { preset: 'awale-points', family: 'single', players: 2, pits: 12, seeds: 48 },
  { preset: 'awari', family: 'single', players: 2, pits: 12, seeds: 48 },
  { preset: 'ba-awa', family: 'relay', players: 2, pits: 12, seeds: 48 },
  { preset: 'ba-awa-3', family: 'relay', players: 3, pits: 12, seeds: 48 },
  { preset: 'anywoli', family: 'relay', players: 2, pits: 24, seeds: 96 },
];

/** How many games there are in all. */
export const ALL_GAMES = 33;
