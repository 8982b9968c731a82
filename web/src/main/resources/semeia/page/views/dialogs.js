/** Dialogs: keys, and the questions before an end that cannot be taken for granted. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, stakeText, would } from '../words.js';

/** Opens a dialog; resolves with the value of the button that closed it, or an empty text. */
export function ask(heading, body, buttons) {
  const title = h('h2', { id: 'dialog-title' }, heading);
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'dialog-title' },
    h('form', { method: 'dialog' }, title, body, h('div.buttons', {}, buttons)),
  );
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close('');
  });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      // What was pressed may have been made anew in another language.
      /** @type {HTMLElement | null} */
      const back = before?.isConnected ? before : document.querySelector(`[data-do="${before?.dataset.do}"]`);
      back?.focus({ preventScroll: true });
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}

export const button = (kind, value, label) => h(`button${kind}`, { value }, label);

/** Whether another game may take the place of the one that is on: `on`, `new`, or nothing. */
export function askNewGame({ setup, acts }) {
  const text = t('replace.text', { game: gameName(setup.preset), n: acts.length });
  return ask(t('replace.heading'), h('p', {}, text), [
    button('', 'on', t('replace.on')),
    button('.danger', 'new', t('replace.new')),
  ]);
}

/** Whether to end by agreement. @param answers `{seat, agrees}` of each computer */
export function askAgreement(session, answers) {
  const name = (seat) => session.name(seat);
  const refused = answers.some(({ agrees }) => !agrees);
  const body = [
    h('p', {}, would(session.game.agree, name)),
    answers.map(({ seat, agrees }) =>
      h('p', {}, t(agrees ? 'agree.computer' : 'agree.refused', { player: name(seat) })),
    ),
  ];
  const buttons = [button('', '', t('do.cancel')), refused ? undefined : button('.primary', 'yes', t('agree.do'))];
  return ask(t('agree.heading'), body, buttons.filter(Boolean));
}

export function askResignation(session, seat) {
  const name = (other) => session.name(other);
  const player = name(seat);
  const outcome = session.game.resign[seat];
  const text = outcome.seeds ? would(outcome, name) : t('resign.goes-on', { player });
  const stake = stakeText(session, seat);
  const body = [h('p', {}, text), stake ? h('p.stake', {}, stake) : undefined].filter(Boolean);
  return ask(t('resign.heading', { player }), body, [
    button('', '', t('do.cancel')),
    button('.danger', 'yes', t('resign.do')),
  ]);
}

export function openKeys() {
  if (document.querySelector('dialog[open]')) return undefined;
  const key = (...names) =>
    h(
      'dt',
      {},
      names.map((name) => h('kbd', {}, name)),
    );
  const rows = [
    [['A', '…', 'L'], 'near'],
    [[t('keys.shift'), 'A', '…', 'L'], 'far'],
    [[t('keys.arrowkeys')], 'arrows'],
    [[t('keys.enterkey')], 'enter'],
    [['P'], 'pass'],
    [['U'], 'undo'],
    [['[', ']'], 'look'],
    [['R'], 'replay'],
    [['T'], 'words'],
    [['S'], 'sound'],
    [['W'], 'hint'],
    [[t('keys.escapekey')], 'escape'],
    [['?'], 'help'],
  ];
  return ask(
    t('keys.heading'),
    h(
      'dl.keys',
      {},
      rows.map(([names, what]) => [key(...names), h('dd', {}, t(`keys.${what}`))]),
    ),
    [button('.primary', '', t('do.close'))],
  );
}
