/** A game at a table as its commands reach it: what `typed/commands.js` calls a desk. */
import { t } from '../messages.js';
import { gameName, stakeText, would } from '../words.js';
import { wordsFor } from '../views/desk.js';
import { offering, possible } from './controls.js';

/** @param act `(type, what)` asks the server @param onward goes on to the next game of a match */
export function tableWords(act, clocks, onward) {
  return (view) => {
    const { session } = view;
    const { table } = session;
    const when = (may, type, what) => () => (may(possible(session)) ? { act: () => act(type, what()) } : undefined);
    const again = () => {
      if (session.isBehind) return { act: onward };
      return possible(session).rematch ? { act: () => act('offer', offering(session, 'rematch')) } : undefined;
    };
    return wordsFor({
      title: () => gameName(session.setup.preset),
      name: (seat) => session.name(seat),
      game: () => session.game,
      acts: () => session.acts,
      clocks: table.clock === 'none' ? undefined : () => clocks.told(),
      mine: () => view.isOpen,
      play: (move) => view.move(move),
      undo: when(
        ({ takeback }) => takeback,
        'offer',
        () => offering(session, 'takeback'),
      ),
      claim: when(
        ({ claim }) => claim,
        'claim',
        () => ({ seen: session.seen }),
      ),
      agree: () =>
        possible(session).agree
          ? {
              says: [would(session.game.agree, (seat) => session.name(seat))],
              act: () => act('offer', offering(session, 'end')),
            }
          : undefined,
      resign: () =>
        possible(session).resign
          ? {
              says: [resigning(session), stakeText(session, session.mine)].filter(Boolean),
              act: () => act('resign', { game: session.number }),
            }
          : undefined,
      again,
      close: () => ({ act: () => view.words.switch() }),
    });
  };
}

/** What resigning would bring. */
function resigning(session) {
  const { game, mine } = session;
  const name = (seat) => session.name(seat);
  const outcome = game.resign[mine];
  return outcome.seeds ? would(outcome, name) : t('resign.goes-on', { player: name(mine) });
}
