/**
 * What may be done in a game at this screen beside moving: pass, claim, take back, end by agreement, resign, turn the
 * board, analyse.
 */
import { h } from '../dom.js';
import { DECLINE } from '../rules.js';
import { analyse } from '../handover.js';
import { gameActions } from './actions.js';
import { askAgreement, askResignation } from './dialogs.js';
import { howtoButton } from './howto.js';

/** The controls of a view; `update(game, past)` keeps them true. */
export function localControls(view) {
  const { session } = view;
  let past = false;
  const undo = () => past || (session.canUndo && view.act(() => session.undo()));
  const actions = gameActions({
    pass: () => view.move(DECLINE),
    claim: () => view.act(() => session.claim(speaker(session))),
    undo,
    agree: () => agreeToEnd(view),
    resign: () => giveUp(view),
    flip: () => view.flip(),
    analyse: () => analyse(session.record),
  });
  const update = (game, looking) => {
    past = looking;
    actions.update(game, session, past);
  };
  return {
    element: h(
      'div.actions',
      {},
      actions.elements,
      howtoButton(() => view.app.rules.ruleset(session.setup.id)),
    ),
    undo,
    update,
  };
}

/** The person who claims or resigns: the one on move, else the one who looks at the board. */
export function speaker(session) {
  const { game } = session;
  return session.isPerson(game.mover) ? game.mover : session.viewer;
}

async function agreeToEnd(view) {
  const { session } = view;
  const { players } = session;
  const computers = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !session.isPerson(seat));
  const answers = computers.map((seat) => ({ seat, agrees: session.agrees(seat) }));
  if (await view.asked(askAgreement(session, answers))) view.act(() => session.agree());
}

async function giveUp(view) {
  const { session } = view;
  const seat = speaker(session);
  if (await view.asked(askResignation(session, seat))) view.act(() => session.resign(seat));
}
