/** Keys of the game: letters play pits, the rest are listed under `?`. */

const inField = (target) => target.closest?.('input, select, textarea, dialog, .sheet');

/** Whether a key press is meant for the page, and neither for a field nor for the browser. */
const forPage = (event) => !event.ctrlKey && !event.altKey && !event.metaKey && !inField(event.target);

/** The pit that a letter plays: the near row without Shift, the far row with it. */
function pitOf(event, layout, names) {
  const letter = event.key.toLowerCase();
  if (letter.length !== 1) return -1;
  return names.findIndex((name, pit) => name.toLowerCase() === letter && layout.pits[pit].near !== event.shiftKey);
}

/** `?` shows the keys, wherever one is. */
export function listenForHelp(help) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || !forPage(event)) return;
    event.preventDefault();
    help();
  });
}

/**
 * Listens until the returned function is called.
 * @param acts `{play(pit), none(letter, far), enter, pass, undo, back, forward, replay, words, sound, hint, finish}`
 */
export function listenToKeys(board, names, acts) {
  const others = {
    p: acts.pass,
    u: acts.undo,
    r: acts.replay,
    t: acts.words,
    s: acts.sound,
    w: acts.hint,
    '[': acts.back,
    ']': acts.forward,
    Escape: acts.finish,
  };
  const meant = (event) => {
    const pit = pitOf(event, board.layout, names());
    if (pit >= 0) return () => acts.play(pit);
    if (event.key.startsWith('Arrow') && !board.contains(event.target)) return acts.enter;
    return (
      others[event.key] ??
      (/^\p{L}$/u.test(event.key) ? () => acts.none(event.key.toLowerCase(), event.shiftKey) : undefined)
    );
  };
  const heard = (event) => {
    if (!forPage(event)) return;
    const act = meant(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
