/** Text and pictures out of the page: to a file or to the clipboard. */
import { h } from '../dom.js';

/** Lets the browser save something under a name. @param content text or a blob */
export function download(name, content, type = 'text/plain') {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const address = URL.createObjectURL(blob);
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies the text of a field; false where the browser does not let us, and the text is marked instead. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
