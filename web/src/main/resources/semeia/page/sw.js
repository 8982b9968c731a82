/**
 * The service worker: keeps one version of the page, whole, so that it works without a connection. The list of files
 * with their tags comes with it from the server; a changed list is a new version. Files come from the kept version and
 * from nowhere else, so that no newer file mixes with older ones; what is not in the list, the API above all, passes by
 * untouched.
 */
importScripts('files.js');

const { version, files } = self.PAGE;
const CACHE = `semeia-${version}`;
const ROOT = new URL('.', self.location).pathname;

/** The fonts of rare letters. */
const RARE = ['fonts/notosans-400.woff2', 'fonts/notosans-700.woff2'];
/** Kept when it is first asked for: besides those the rules for browsers that cannot run their other form. */
const LATER = ['rules/semeia.js', 'rules/tournaments.js', ...RARE];

/** Whether an answer is the very file that this version means. */
const isMeant = (answer, name) => answer?.ok && (answer.headers.get('ETag') ?? '').includes(files[name]);

/** A file from an older version where it has not changed, otherwise from the server. */
async function get(name) {
  for (const key of await caches.keys()) {
    const old = await (await caches.open(key)).match(ROOT + name);
    if (isMeant(old, name)) return old;
  }
  const fresh = await fetch(ROOT + name, { cache: 'no-cache' });
  if (!isMeant(fresh, name)) throw new Error(`${name} is not of version ${version}`);
  return fresh;
}

async function fill() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(files).filter((name) => !LATER.includes(name));
  await Promise.all(names.map(async (name) => cache.put(ROOT + name, await get(name))));
}

async function tidy() {
  const keys = await caches.keys();
  await Promise.all(keys.filter((key) => key.startsWith('semeia-') && key !== CACHE).map((key) => caches.delete(key)));
  await self.clients.claim();
}

async function answer(name) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(ROOT + name);
  if (known) return known;
  const fresh = await fetch(ROOT + name, { cache: 'no-cache' });
  if (isMeant(fresh, name)) await cache.put(ROOT + name, fresh.clone());
  return fresh;
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(ROOT)) return;
  const name = pathname.slice(ROOT.length) || 'index.html';
  if (Object.hasOwn(files, name)) event.respondWith(answer(name));
});
