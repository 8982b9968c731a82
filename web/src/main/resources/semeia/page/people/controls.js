/** What may be done at a table beside moving; what it brings is said before it is done. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { would } from '../words.js';
import { DECLINE } from '../rules.js';
import { action } from '../views/actions.js';
import { ask, askResignation, button } from '../views/dialogs.js';
import { ending } from '../views/ending.js';
import { howtoButton } from '../views/howto.js';

/** @param act `(type, what)` asks the server */
export function tableControls(act) {
  return (view) => {
    const { session } = view;
    const offered = (offer) => session.table.offers.some((made) => made.offer === offer);
    const takeBack = () => act('offer', { offer: 'takeback' });
    const pass = action('pass', () => view.move(DECLINE), '.primary');
    const claim = action('claim', () => act('claim'), '.primary');
    const back = action('takeback', takeBack);
    const agree = action('agree', () => offerEnd(view, act));
    const resign = action('resign', () => giveUp(view, act));
    const abort = action('abort', () => act('abort'));
    const stand = action('stand', () => act('stand'));
    const update = (game, past) => {
      const { table, mine } = session;
      const live = !past && session.isPlaying && game.resign[mine] !== null;
      pass.hidden = !(live && game.decline && session.isPerson(game.mover));
      claim.hidden = !(live && game.claim);
      const moved = session.acts.some(({ kind, player }) => kind === 'move' && player === mine);
      back.hidden = !live || table.rated || !moved || offered('takeback');
      agree.hidden = !live || offered('end');
      resign.hidden = !live;
      abort.hidden = !(mine >= 0 && (table.status === 'open' || (live && session.number === 0 && game.length === 0)));
      stand.hidden = !(table.status === 'open' && mine >= 0);
    };
    const element = h('div.actions', {}, pass, claim, back, agree, resign, abort, stand, action('flip', () => view.flip()), howtoButton(() => view.app.rules.ruleset(session.setup.id)));
    return { element, undo: () => back.hidden || takeBack(), update };
  };
}

async function offerEnd(view, act) {
  const text = h('p', {}, would(view.session.game.agree));
  if (await view.asked(ask(t('agree.heading'), text, [button('', '', t('do.cancel')), button('.primary', 'yes', t('offer.end.do'))]))) act('offer', { offer: 'end' });
}

async function giveUp(view, act) {
  const { session } = view;
  if (await view.asked(askResignation(session.game, session.mine))) act('resign');
}

/** How the game at a table ended, and what can be done now. @param onward goes on to the next game of the match */
export function tableEnding(act, onward) {
  return (view) => {
    const { app, session } = view;
    const { table, mine } = session;
    const go = (name, click) => h('button.primary', { type: 'button', 'data-do': name, onclick: click }, t(`do.${name}`));
    const link = (name, href) => h('a.button', { href, 'data-do': name }, t(`do.${name}`));
    const buttons = [
      session.isBehind ? go('next', onward) : undefined,
      table.rematch ? link('rematch.go', `#/table/${table.rematch}`) : undefined,
      table.status === 'over' && mine >= 0 && !table.rematch && !table.offers.length ? go('rematch', () => act('offer', { offer: 'rematch' })) : undefined,
      link('lobby', '#/people')];
    return ending(app, session, buttons);
  };
}
