/** A game at this screen as its commands reach it: what `typed/commands.js` calls a desk. */
import { loadWords, t } from '../messages.js';
import { gameName, stakeText, would } from '../words.js';
import { giveHint } from '../play/hint.js';
import { speaker } from './controls.js';
import { onward } from './ending.js';

/** Loads what a game in words needs and gives its log and field. */
export async function wordsFor(desk) {
  const [{ consoleFor }] = await Promise.all([import('../typed/console.js'), loadWords('typed')]);
  return consoleFor(desk);
}

/** The game of a view at this screen in words. */
export function localWords(view) {
  const { session } = view;
  const live = () => session.game.mover >= 0;
  const offer = (may, act) => () => (may() ? { act } : undefined);
  return wordsFor({
    title: () => gameName(session.setup.preset),
    name: (seat) => session.name(seat),
    game: () => session.game,
    acts: () => session.acts,
    mine: () => view.isOpen,
    play: (move) => view.move(move),
    hint: offer(
      () => session.canHint && view.isOpen,
      () => giveHint(view),
    ),
    undo: offer(
      () => session.canUndo,
      () => view.act(() => session.undo()),
    ),
    claim: offer(
      () => session.game.claim,
      () => view.act(() => session.claim(speaker(session))),
    ),
    agree: () => (live() ? agreement(view) : undefined),
    resign: () => (live() ? resignation(view) : undefined),
    again: offer(
      () => !live() && !session.game.lot,
      () => view.anew(onward(view).begin),
    ),
    close: offer(
      () => true,
      () => view.words.switch(),
    ),
  });
}

function agreement(view) {
  const { session } = view;
  const refusing = session.setup.seats.findIndex((_, seat) => session.isComputer(seat) && !session.agrees(seat));
  if (refusing >= 0) return { says: [t('agree.refused', { player: session.name(refusing) })] };
  return {
    says: [would(session.game.agree, (seat) => session.name(seat))],
    act: () => view.act(() => session.agree()),
  };
}

function resignation(view) {
  const { session } = view;
  const seat = speaker(session);
  const outcome = session.game.resign[seat];
  if (!outcome) return undefined;
  const says = outcome.seeds
    ? would(outcome, (other) => session.name(other))
    : t('resign.goes-on', { player: session.name(seat) });
  return {
    says: [says, stakeText(session, seat)].filter(Boolean),
    act: () => view.act(() => session.resign(seat)),
  };
}
