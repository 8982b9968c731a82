/** What may be done with a game at a table beside playing it: see it again, keep it, play it in words. */
import { action } from '../views/actions.js';
import { dressReplay } from '../play/tools.js';
import { download } from '../record.js';

/** The tools of a view: `buttons`; `update()` keeps them true. */
export function tableTools(view) {
  const { session } = view;
  const keep = async () =>
    download(await (await fetch(`/api/tables/${session.table.id}/record`)).text(), session.setup.preset);
  const replay = action('replay', () => view.replayAll());
  const save = action('save', keep);
  const words = action('words', () => view.words.switch());
  const update = () => {
    dressReplay(replay, view);
    replay.disabled = session.acts.length === 0;
    save.disabled = !session.table.game;
    words.setAttribute('aria-pressed', String(view.words.on));
  };
  return { buttons: [replay, save, words], update };
}
