/** A game played in typed lines: a log that is read aloud as it grows, and a field for the next line. */
import { h } from '../dom.js';
import { t } from '../messages.js';
import { Commands } from './commands.js';

/** How many lines the log keeps. */
const KEPT = 400;

/** @param desk as `commands.js` describes it */
export function consoleFor(desk) {
  const commands = new Commands(desk);
  const log = h('div.log', { role: 'log', tabIndex: 0, 'aria-label': t('typed.log') });
  const field = h('input', {
    type: 'text',
    name: 'line',
    id: 'text-line',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'send',
  });
  const form = h(
    'form.text-form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        enter();
      },
    },
    h('label', { for: 'text-line' }, t('typed.field')),
    field,
    h('button.primary', { type: 'submit' }, t('typed.enter')),
  );
  const said = [];
  let at = 0;
  const add = (lines, kind) => {
    log.append(...lines.map((line) => h(`p${kind}`, {}, line)));
    while (log.childElementCount > KEPT) log.firstElementChild.remove();
    log.scrollTop = log.scrollHeight;
  };
  const enter = () => {
    const line = field.value.trim();
    field.value = '';
    if (!line) return;
    said.push(line);
    at = said.length;
    add([line], '.typed');
    add(commands.answer(line), '');
  };
  field.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    at = Math.min(said.length, Math.max(0, at + step));
    field.value = said[at] ?? '';
  });
  return {
    element: h('section.console', { 'aria-label': t('typed.label') }, log, form),
    /** Says something that happened. */
    tell: (text) => add([text], '.told'),
    /** Brings the reader to the field, after a first word on how things stand. */
    begin() {
      add([t('typed.begin', { game: desk.title() }), ...commands.answer('board')], '');
      field.focus();
    },
  };
}
