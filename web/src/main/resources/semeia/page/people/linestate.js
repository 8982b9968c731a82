/** Whether the line to the server is up, told plainly: while it is lost, and for a moment when it is back. */
import { h } from '../dom.js';
import { t } from '../messages.js';

const SHOWN = 3000;

/** `show(up)` keeps it true; `up` is kept on `root` too. */
export function lineState(root) {
  const element = h('p.line-state', { role: 'status' });
  let timer;
  const show = (up) => {
    const lost = root.dataset.line === 'down';
    root.dataset.line = up ? 'up' : 'down';
    clearTimeout(timer);
    if (!up) element.textContent = t('line.lost');
    else if (lost) {
      element.textContent = t('line.back');
      timer = setTimeout(() => {
        element.textContent = '';
      }, SHOWN);
    }
  };
  return { element, show };
}
