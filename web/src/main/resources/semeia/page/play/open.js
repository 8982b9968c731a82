/** Opens a saved game: a file is chosen or its text pasted; what is wrong with it is said where it was given. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { ask, button } from '../views/dialogs.js';

/** More than any record may hold. */
const LONGEST = 4_000_000;

/** @returns a promise of whether a game was opened */
export async function openSaved(app) {
  const fault = h('p.fault', { id: 'open-fault', role: 'alert' });
  const text = h('textarea', { name: 'record', rows: 8, spellcheck: 'false', 'aria-describedby': 'open-fault' });
  const file = h('input', { type: 'file', accept: '.txt,text/plain', onchange: () => take(file.files[0]) });
  const take = async (chosen) => {
    if (!chosen) return;
    if (chosen.size > LONGEST) fault.textContent = t('saved.too-long');
    else text.value = await chosen.text();
  };
  const open = h(
    'button.primary',
    {
      value: 'open',
      onclick: (event) => {
        const problem = tried(app, text.value);
        if (!problem) return;
        event.preventDefault();
        fault.textContent = problem;
        text.focus();
      },
    },
    t('saved.do'),
  );
  const answer = await ask(
    t('saved.heading'),
    [
      h('label.option', {}, h('span', {}, t('saved.file')), file),
      h('label.option', {}, h('span', {}, t('saved.text')), text),
      fault,
    ],
    [button('', '', t('do.close')), open],
  );
  return answer === 'open';
}

/** Takes the game up; gives what is wrong where that fails. */
function tried(app, text) {
  if (!text.trim()) return t('saved.nothing');
  try {
    app.session.take(text);
    return undefined;
  } catch (problem) {
    return t('saved.fault', { fault: problem.message });
  }
}
