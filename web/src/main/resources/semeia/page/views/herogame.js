/**
 * The board at the head of the first page, to play on at once: the game that was left, or a new one against the
 * computer. The first move is made here and seen where games are played.
 */
import { shapeOf } from '../board/layout.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, pitText, seatName, seeds } from '../words.js';

/**
 * @typedef {object} Hero
 * @property {boolean} kept whether a game was left
 * @property {(pit: number) => void} begin begins a game with a pit
 * @property {(pit?: number) => void} goOn goes to the game that was left, and plays a pit there
 * @property {(text: string) => void} tell says something below the board
 */

/** The game that the browser keeps, if it is still to be played and these rules can read it. */
async function left(app) {
  await app.seated();
  const { session } = app;
  return (session.restore() || session.game) && !session.over ? session : undefined;
}

/** How the board of a game is described. @param {Game} game */
function names(game, title) {
  const players = game.board.shares.length;
  return {
    board: title,
    pit: (pit) => pitText(game, pit),
    store: (seat) => t('board.store', { player: seatName(players, seat), seeds: seeds(game.board.stores[seat]) }),
    letter: (pit) => game.board.names[pit],
  };
}

/**
 * @param app whose rules are ready
 * @param {{id: string, preset: string}} fresh the game to begin where none was left
 * @param {Hero} how
 */
export async function heroGame(app, fresh, { kept, begin, goOn, tell }) {
  const session = kept ? await left(app) : undefined;
  /** @type {Game} */
  const game = session?.game ?? app.rules.stand(fresh.id, '', '').game;
  const mine = !session || session.isPerson(game.mover);
  const legal = mine ? game.moves.flatMap((move, pit) => (move ? [pit] : [])) : [];
  const element = h('semeia-board', {
    onplay: ({ detail }) => {
      if (legal.includes(detail)) (session ? goOn : begin)(detail);
      else if (mine) tell(pitText(game, detail));
      else goOn();
    },
    onlook: ({ detail }) => {
      const move = detail === null || !mine ? undefined : game.moves[detail];
      element.preview(move ? { pit: detail, ...move.act } : null);
    },
  });
  element.shape = shapeOf(game.board);
  element.flipped = (session?.viewer ?? 0) > 0;
  element.names = names(game, gameName(session?.setup.preset ?? fresh.preset));
  element.show({ ...game.board, legal });
  tell(t(session ? 'home.yours' : 'home.try'));
  return element;
}
