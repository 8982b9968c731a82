/** What may be done at a table beside moving; what it brings is said before it is done. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { would } from '../words.js';
import { DECLINE } from '../rules.js';
import { analyse } from '../handover.js';
import { action } from '../views/actions.js';
import { ask, askResignation, button } from '../views/dialogs.js';
import { ending } from '../views/ending.js';
import { howtoButton } from '../play/howto.js';
import { toolbar } from '../views/toolbar.js';
import { tableTools } from './tools.js';

/** What the player here may do now at a table, beside moving. */
export function possible(session) {
  const { table, mine, game } = session;
  const seated = mine >= 0;
  const plays = session.isPlaying && game.resign[mine] !== null;
  const agrees = (offer) => table.offers.some((made) => made.offer === offer && made.seats.includes(mine));
  const moved = session.acts.some(({ kind, player }) => kind === 'move' && player === mine);
  const offered = table.offers.some(({ offer }) => offer === 'takeback');
  return {
    claim: plays && game.claim,
    takeback: plays && !table.rated && (moved || offered) && !agrees('takeback'),
    agree: plays && !agrees('end'),
    resign: plays,
    abort: seated && (table.status === 'open' || (plays && session.number === 0 && game.length === 0)),
    stand: seated && table.status === 'open',
    rematch: seated && table.status === 'over' && !table.rematch && !agrees('rematch'),
  };
}

/** An offer of one's own, about what is seen now; a yes where somebody else has made it already. */
export function offering({ table, mine, seen }, offer) {
  const made = table.offers.find((other) => other.offer === offer && !other.seats.includes(mine));
  return { offer, ...(made ? { answers: made.number } : { seen }) };
}

/** @param act `(type, what)` asks the server */
export function tableControls(act) {
  return (view) => {
    const { session } = view;
    const takeBack = () => act('offer', offering(session, 'takeback'));
    const pass = action('pass', () => view.move(DECLINE), '.primary');
    const claim = action('claim', () => act('claim', { seen: session.seen }), '.primary');
    const back = action('takeback', takeBack);
    const agree = action('agree', () => offerEnd(view, act));
    const resign = action('resign', () => giveUp(view, act));
    const abort = action('abort', () => act('abort'));
    const stand = action('stand', () => act('stand'));
    const tools = tableTools(view);
    const bar = toolbar({
      now: [pass, claim, stand],
      back,
      end: [agree, resign, abort],
      more: [
        howtoButton(() => view.app.rules.ruleset(session.setup.id)),
        action('flip', () => view.flip()),
        ...tools.buttons,
      ],
    });
    const update = (game, past) => {
      const may = past ? {} : possible(session);
      pass.hidden = past || !game.decline || !session.isPerson(game.mover);
      claim.hidden = !may.claim;
      back.disabled = !may.takeback;
      agree.hidden = !may.agree;
      resign.hidden = !may.resign;
      abort.hidden = !may.abort;
      stand.hidden = !may.stand;
      tools.update();
      bar.update();
    };
    return { element: bar.element, undo: () => back.disabled || takeBack(), update, close: bar.close };
  };
}

async function offerEnd(view, act) {
  const what = offering(view.session, 'end'); // as it is now, whatever happens before the answer
  const text = h(
    'p',
    {},
    would(view.session.game.agree, (seat) => view.session.name(seat)),
  );
  if (
    await view.asked(
      ask(t('agree.heading'), text, [button('', '', t('do.cancel')), button('.primary', 'yes', t('offer.end.do'))]),
    )
  )
    act('offer', what);
}

async function giveUp(view, act) {
  const { session } = view;
  const game = session.number;
  if (await view.asked(askResignation(session, session.mine))) act('resign', { game });
}

/** How the game at a table ended, and what can be done now. @param onward goes on to the next game of the match */
export function tableEnding(act, onward) {
  return (view) => {
    const { app, session } = view;
    const { table } = session;
    const go = (name, click) =>
      h('button.primary', { type: 'button', 'data-do': name, onclick: click }, t(`do.${name}`));
    const link = (name, href) => h('a.button', { href, 'data-do': name }, t(`do.${name}`));
    const buttons = [
      session.isBehind ? go('next', onward) : undefined,
      table.rematch ? link('rematch.go', `#/table/${table.rematch}`) : undefined,
      possible(session).rematch && !table.offers.length
        ? go('rematch', () => act('offer', offering(session, 'rematch')))
        : undefined,
      table.record
        ? h('button', { type: 'button', 'data-do': 'study', onclick: () => analyse(table.record) }, t('do.analyse'))
        : undefined,
      link('lobby', '#/people'),
    ];
    return ending(app, session, buttons);
  };
}
