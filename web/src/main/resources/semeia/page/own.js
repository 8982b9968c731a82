/** Games of one's own: a game with house rules, under a name that this browser keeps. */
import { keep, kept } from './storage.js';

const NAME = 'own-games';
/** How many are kept. */
const MOST = 100;
/** The most characters of a name. */
export const LONGEST = 60;

/** All of them, `{id, name}`, in the order of their names. */
export const ownGames = () =>
  [kept(NAME)]
    .flat()
    .filter((game) => typeof game?.id === 'string' && typeof game.name === 'string')
    .sort((a, b) => a.name.localeCompare(b.name));

/** What rules are called here; nothing where they have no name of their own. */
export const ownName = (id) => ownGames().find((game) => game.id === id)?.name;

/** Names rules; whether the browser keeps it. */
export const keepOwn = (id, name) =>
  keep(NAME, [{ id, name: name.slice(0, LONGEST) }, ...ownGames().filter((game) => game.id !== id)].slice(0, MOST));

/** Forgets the name of rules. */
export const dropOwn = (id) =>
  keep(
    NAME,
    ownGames().filter((game) => game.id !== id),
  );
