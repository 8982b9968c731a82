/** What may be done beside a move: a row of buttons, of which those are shown that mean something now. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';

/** A button named `do.<name>`. */
export function action(name, act, kind = '') {
  return h(
    `button${kind}`,
    { type: 'button', 'data-do': name, onclick: act },
    icon(name),
    h('span', {}, t(`do.${name}`)),
  );
}

/**
 * The buttons of a game at this screen. @param acts `{pass, claim, undo, agree, resign, flip, analyse}`: what they do
 * @returns `{elements, update(game, session, past)}`
 */
export function gameActions(acts) {
  const primary = ['pass', 'claim'];
  const buttons = Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [name, action(name, act, primary.includes(name) ? '.primary' : '')]),
  );
  const update = (game, session, past) => {
    const live = !past && game.mover >= 0;
    buttons.pass.hidden = !(live && game.decline && session.isPerson(game.mover));
    buttons.claim.hidden = !(live && game.claim);
    buttons.undo.disabled = past || !session.canUndo;
    buttons.agree.hidden = buttons.resign.hidden = !live || !session.setup.seats.includes('person');
  };
  return { elements: Object.values(buttons), update };
}
