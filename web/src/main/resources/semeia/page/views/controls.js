/**
 * What may be done in a game at this screen beside moving: pass, claim, take back, end by agreement, resign, turn the
 * board, analyse, and what its tools can do.
 */
import { DECLINE } from '../rules.js';
import { analyse } from '../handover.js';
import { action } from './actions.js';
import { askAgreement, askResignation } from './dialogs.js';
import { howtoButton } from '../play/howto.js';
import { toolbar } from './toolbar.js';
import { gameTools } from '../play/tools.js';
import { giveHint } from '../play/hint.js';
import { openResults } from '../play/told.js';

/** The controls of a view; `update(game, past)` keeps them true, `close` lets go of them. */
export function localControls(view) {
  const { session } = view;
  let past = false;
  const undo = () => past || (session.canUndo && view.act(() => session.undo()));
  const pass = action('pass', () => view.move(DECLINE), '.primary');
  const claim = action('claim', () => view.act(() => session.claim(speaker(session))), '.primary');
  const back = action('undo', undo);
  const agree = action('agree', () => agreeToEnd(view));
  const resign = action('resign', () => giveUp(view));
  const hint = action('hint', () => giveHint(view));
  const tools = gameTools(view);
  const bar = toolbar({
    now: [pass, claim],
    back,
    end: [agree, resign],
    more: [
      hint,
      howtoButton(() => view.app.rules.ruleset(session.setup.id)),
      action('flip', () => view.flip()),
      action('analyse', () => analyse(session.record)),
      ...tools.buttons,
      action('results', openResults),
    ],
  });
  const update = (game, looking) => {
    past = looking;
    const live = !past && game.mover >= 0;
    pass.hidden = !(live && game.decline && session.isPerson(game.mover));
    claim.hidden = !(live && game.claim);
    back.disabled = past || !session.canUndo;
    agree.hidden = resign.hidden = !live || !session.setup.seats.includes('person');
    hint.hidden = !session.setup.seats.includes('computer');
    hint.disabled = !(live && session.canHint);
    tools.update();
    bar.update();
  };
  return { element: bar.element, undo, update, close: bar.close };
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
