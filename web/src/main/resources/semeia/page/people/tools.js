/** What may be done with a game at a table beside playing it: see it again, keep it, play it in words. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';
import { download } from '../record.js';

/** The tools of a view; `update()` keeps them true. */
export function tableTools(view) {
  const { session } = view;
  const make = (name, act) =>
    h('button', { type: 'button', 'data-do': name, onclick: act }, icon(name), h('span', {}, t(`do.${name}`)));
  const keep = async () =>
    download(await (await fetch(`/api/tables/${session.table.id}/record`)).text(), session.setup.preset);
  const replay = make('replay', () => view.replayAll());
  const save = make('save', keep);
  const words = make('words', () => view.words.switch());
  const update = () => {
    const name = view.replay.on ? 'stop' : 'replay';
    replay.disabled = session.acts.length === 0;
    save.disabled = !session.table.game;
    replay.replaceChildren(icon(name), h('span', {}, t(`do.${name}`)));
    words.setAttribute('aria-pressed', String(view.words.on));
  };
  return { element: h('div.game-tools', {}, replay, save, words), update };
}
