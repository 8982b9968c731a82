/**
 * Without a connection: the page says so, and a service worker keeps its files (see `sw.js`). A newer page is never
 * mixed with an older one: it is loaded beside it, and taken when the person says so, or at the next start.
 */
import { h } from './dom.js';
import { t } from './messages.js';

/** How often a page that stays open asks whether there is a newer one. */
const HOUR = 3_600_000;

const bars = h('div.bars', { role: 'status' });
const workers = navigator.serviceWorker;

function bar(kind, ...content) {
  bars.querySelector(`.${kind}`)?.remove();
  if (content.length) bars.append(h(`p.${kind}`, {}, content));
}

/** Says below the header when there is no connection, in the language that is spoken. */
export function watchLine() {
  const show = () => bar('off-line', ...(navigator.onLine ? [] : [t('offline.bar')]));
  document.querySelector('header').after(bars);
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
}

/** Loads the page anew as soon as the newer worker is in charge. */
function take(worker) {
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
}

function offer(worker) {
  bar(
    'newer',
    t('newer.bar'),
    ' ',
    h('button', { type: 'button', 'data-do': 'renew', onclick: () => take(worker) }, t('do.renew')),
  );
}

/** Hears of a newer page that has been loaded beside the one that is shown. */
function watch(registration) {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(worker);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Keeps the page in the browser. Where that is not possible (no secure connection, a browser that does not keep), it
 * works as before with one.
 * @param form the form of the rules that this browser runs
 */
export async function keepForOffline(form) {
  if (!workers) return;
  try {
    const registration = await workers.register('sw.js', { updateViaCache: 'none' });
    // At the start nothing is lost by taking the newer page at once.
    if (registration.waiting && workers.controller) return take(registration.waiting);
    watch(registration);
    await workers.ready;
    if (form === 'javascript') await fetch('rules/semeia.js');
  } catch {
    // it goes on without
  }
}
