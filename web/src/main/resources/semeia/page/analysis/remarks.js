/** What can be seen of a move, a sentence for each remark. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { seatName } from '../words.js';

/**
 * Sentences about a move.
 * @param found as the rules give them, the most important first;
 * @param board the board before it
 */
export function remarks(found, board) {
  const players = board.shares.length;
  return found.map(({ kind, seeds, count, pit, seat }) =>
    t(kind === 'ENDS_GAME' && !seeds ? 'remark.ENDS_GAME.nothing' : `remark.${kind}`, {
      n: count ?? seeds,
      seeds,
      pit: board.names[pit],
      player: seat === undefined ? '' : seatName(players, seat),
    }),
  );
}

/** The sentences as a list, or nothing. */
export function remarkList(found, board) {
  const sentences = remarks(found, board);
  return sentences.length
    ? h(
        'ul.remarks',
        {},
        sentences.map((text) => h('li', {}, text)),
      )
    : undefined;
}
