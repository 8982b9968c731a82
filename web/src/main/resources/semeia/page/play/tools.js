/**
 * What may be done with a game beside playing it: see it again, keep it, open another, tell others, play it in words.
 */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { gameName, seatName, tally, verdict } from '../words.js';
import { toAddress } from '../analysis/address.js';
import { download } from '../record.js';
import { icon } from '../icons.js';
import { action } from '../views/actions.js';
import { ask, button } from '../views/dialogs.js';
import { openSaved } from './open.js';

/** How a game stands or ended, for other people, with the address where they can play through it. */
function inWords({ rules, session }) {
  const { setup, game, acts, record } = session;
  const name = (seat) => seatName(session.players, seat); // others read it
  const read = rules.read('semeia', setup.preset, record).games[0];
  const link =
    location.origin +
    location.pathname +
    toAddress(rules, { id: read.rules, begin: read.begin, acts: read.acts ? read.acts.split(',') : [] });
  const values = { game: gameName(setup.preset), score: tally(game.board.stores, { name }), n: acts.length, link };
  if (!game.outcome) return t('retell.playing', values);
  return t('retell.over', {
    ...values,
    score: tally(game.outcome.seeds, { name }),
    verdict: verdict(game.outcome, name),
  });
}

/** Gives the words to the system's own way of sharing, or to the clipboard, or shows them where there is neither. */
async function tell(app) {
  const text = inWords(app);
  try {
    if (navigator.share) return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    return app.announce(t('retell.copied'), true);
  } catch (problem) {
    if (problem.name === 'AbortError') return undefined;
    return ask(
      t('retell.heading'),
      h('textarea', { rows: 4, readOnly: true, 'aria-label': t('retell.heading') }, text),
      [button('.primary', '', t('do.close'))],
    );
  }
}

async function open(view) {
  if (await openSaved(view.app)) view.app.show();
}

/** The tools of a view: `buttons`; `update()` keeps them true. */
export function gameTools(view) {
  const { app, session } = view;
  const replay = action('replay', () => view.replayAll());
  const save = action('save', () => download(session.file(), session.setup.preset));
  const share = action('share', () => tell(app));
  const words = action('words', () => view.words.switch());
  const update = () => {
    dressReplay(replay, view);
    replay.disabled = save.disabled = share.disabled = session.acts.length === 0;
    words.setAttribute('aria-pressed', String(view.words.on));
  };
  return { buttons: [replay, save, action('open', () => open(view)), share, words], update };
}

/** Lets the button say whether a replay begins or ends. */
export function dressReplay(button, view) {
  const name = view.replay.on ? 'stop' : 'replay';
  button.replaceChildren(icon(name), h('span', {}, t(`do.${name}`)));
}
