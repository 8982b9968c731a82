/** Keys of the game: letters play pits, the rest are listed under `?`. */

const inField = (target) => target.closest?.('input, select, textarea, dialog');

/** The pit that a letter plays: the near row without Shift, the far row with it. */
function pitOf(event, layout, names) {
  const letter = event.key.toLowerCase();
  if (letter.length !== 1) return -1;
  return names.findIndex((name, pit) => name.toLowerCase() === letter && layout.pits[pit].near !== event.shiftKey);
}

/** Listens until the returned function is called. @param acts `{play(pit), pass, undo, back, forward, finish, help}` */
export function listenToKeys(board, names, acts) {
  const others = { p: acts.pass, u: acts.undo, '[': acts.back, ']': acts.forward, Escape: acts.finish, '?': acts.help };
  const heard = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || inField(event.target)) return;
    const pit = pitOf(event, board.layout, names());
    const act = pit >= 0 ? () => acts.play(pit) : others[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
