/** What may be done at the analysis board beside moving. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { icon } from '../icons.js';

const button = (name, act, ...inside) =>
  h('button', { type: 'button', 'data-do': name, onclick: act }, ...inside, h('span', {}, t(`desk.${name}`)));

/**
 * The row below the board.
 * @param acts `{pass, flip, edit, on, share, bring}`: what they do; `lot(seat)` gives the lot to a seat
 * @returns `{element, update(game)}`
 */
export function deskButtons(acts, name) {
  const make = (what, picture = what) => button(what, acts[what], icon(picture));
  const pass = make('pass');
  const lots = h('span.buttons');
  const edit = make('edit');
  const on = make('on', 'computer');
  const element = h('div.actions', {}, pass, lots, make('flip'), edit, on, make('share'), make('bring'));
  const lot = (seat) =>
    h('button', { type: 'button', onclick: () => acts.lot(seat) }, t('desk.lot', { player: name(seat) }));
  const update = (game) => {
    pass.hidden = !game.decline;
    lots.hidden = !game.lot;
    lots.replaceChildren(...(game.lot ? game.board.shares.map((_, seat) => lot(seat)) : []));
    edit.disabled = on.disabled = game.mover < 0;
  };
  return { element, update };
}

/**
 * What may be done with the move that is shown: a comment, its line made the main one, or taken away.
 * @param acts `{promote, remove, remark(text)}`
 * @returns `{element, update(tree)}`
 */
export function moveTools(acts) {
  const comment = h('textarea', { id: 'comment', rows: 2, oninput: () => acts.remark(comment.value) });
  const promote = button('promote', acts.promote);
  const remove = button('remove', acts.remove);
  const element = h(
    'details.more',
    {},
    h('summary', {}, t('desk.tools'), icon('down')),
    h('label', { for: 'comment' }, t('desk.comment')),
    comment,
    h('div.buttons', {}, promote, remove),
  );
  const update = (tree) => {
    comment.value = tree.at.comment;
    promote.disabled = tree.isMain(tree.at);
    remove.disabled = !tree.at.parent;
  };
  return { element, update };
}
