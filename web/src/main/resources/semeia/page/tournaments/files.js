/** Files in and out: chosen by the person, made by the page. */
import { h } from '../dom.js';
import { icon } from '../icons.js';

/** A byte-order mark tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';
const MOST = 2_000_000;

/** Hands a text over as a file. @param kind `text/csv` or `text/plain` */
export function download(name, text, kind) {
  const url = URL.createObjectURL(
    new Blob([kind === 'text/csv' ? MARK + text : text], { type: `${kind};charset=utf-8` }),
  );
  const link = h('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A name for files that every system takes. */
export const fileName = (name, ending) =>
  `${
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'tournament'
  }.${ending}`;

/** A button that asks for a file and gives its text to `read`. */
export function fileButton(label, accept, read) {
  const input = h('input.unseen', {
    type: 'file',
    accept,
    tabIndex: -1,
    'aria-hidden': 'true',
    onchange: async () => {
      const [file] = input.files;
      if (file && file.size <= MOST) read(await file.text());
      input.value = '';
    },
  });
  return h(
    'span.file',
    {},
    input,
    h('button', { type: 'button', onclick: () => input.click() }, icon('folder'), label),
  );
}
