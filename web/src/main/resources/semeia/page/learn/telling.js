/** What happens on a learning board, in sentences. */
import { sentence, t } from '../messages.js';
import { actText, contentText, how, refusal, seatName, seeds, why } from '../words.js';

const players = (game) => game.board.shares.length;

/** The name of a seat. */
export const seatOf = (game, seat) => seatName(players(game), seat);

/** Words for a board that gives nothing away. */
export function quietNames(game, label) {
  return {
    board: label,
    pit: (pit) => contentText(game, pit),
    store: (seat) => t('board.store', { player: seatOf(game, seat), seeds: seeds(game.board.stores[seat]) }),
    letter: (pit) => game.board.names[pit],
  };
}

/** A position in a sentence. */
export function startText(game) {
  const held = game.board.names.map((name, pit) => `${name} ${game.board.pits[pit]}`).join(', ');
  return t('demo.start', { pits: held, player: game.mover >= 0 ? seatOf(game, game.mover) : '' });
}

/** An act of a scene, and who was passed over after it. @param before the game before the scene */
export function sceneText(scene, before) {
  const { act, game } = scene;
  const player = act.player >= 0 ? seatOf(game, act.player) : '';
  if (act.kind !== 'move') return t(`demo.${act.kind}`, { player });
  const forecast = before.moves[act.pit] ?? {};
  const passed = act.passed.map((seat) => t('say.passed', { player: seatOf(game, seat) }));
  return [t('say.move', { player, move: actText(act, game.board.names, forecast) }), ...passed].join(' ');
}

/** A pit that may not be played. */
export function refusedText(game, pit) {
  return t('demo.refused', { player: seatOf(game, game.mover), pit: game.board.names[pit], why: refusal(game, pit) });
}

/** How a game ended, or whose turn it is. @param guard the number of moves without a capture that ends a game */
export function endText(scenes, guard) {
  const { game } = scenes[scenes.length - 1];
  if (!game.outcome) return game.mover >= 0 ? t('demo.goes-on', { player: seatOf(game, game.mover) }) : '';
  const { outcome } = game;
  const acts = scenes
    .map(({ act }) => act)
    .filter(Boolean)
    .filter(({ kind }) => kind !== 'lot');
  const result = outcome.winner >= 0 ? t('would.win', { player: seatOf(game, outcome.winner) }) : t('would.draw');
  const isTold = acts.at(-1).kind !== 'move';
  return [
    isTold ? '' : why(game, outcome, acts, guard),
    how(outcome),
    t('demo.score', { score: outcome.seeds.join('–') }),
    result,
  ]
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}
