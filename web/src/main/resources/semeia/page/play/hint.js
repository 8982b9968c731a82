/** What the computer would play in a person's place, at its full strength. */
import { t } from '../messages.js';

/** Shows a hint on the board of a view, or says why there is none. */
export async function giveHint(view) {
  const { session } = view;
  if (!session.canHint || !view.isOpen) {
    view.complain(t('hint.none'));
    return;
  }
  const { length } = session.game;
  view.lines.about(t('hint.thinking'), 'forecast');
  const move = await session.hint();
  if (view.isOpen && session.game.length === length)
    view.board.suggest(move, (pit) => t('hint.is', { pit }), t('hint.pass'));
}
