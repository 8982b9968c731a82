/** Hands a game to the analysis board from wherever it is: played here or with others, or read from a text. */
let given;

function open(what) {
  given = what;
  location.hash = '#/analysis/given';
}

/**
 * Opens the analysis board with a game.
 * @param record the game in our own form, as the rules and the server write it
 */
export const analyse = (record) => open({ record });

/** Opens the analysis board with a game that the rules have read. @param told what is to be said about it */
export const analyseRead = (game, told) => open({ game, told });

/** What was handed over last, once: `{record}` or `{game, told}`. */
export function takeGiven() {
  const what = given;
  given = undefined;
  return what;
}
