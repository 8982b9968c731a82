import { keep, kept, onKept } from '/storage.js';
import { change, onChange, setting } from '/settings.js';
import { keepSitting, keptGame } from '/kept.js';
import { same, test } from './harness.js';

test('what is kept is there again under its own name', () => {
  same(keep('probe', { a: [1] }), true);
  same([kept('probe'), localStorage.getItem('semeia.probe')], [{ a: [1] }, '{"a":[1]}']);
});

test('nothing kept, or nothing that can be read, is undefined', () => {
  localStorage.setItem('semeia.broken', '{');
  same([kept('probe') ?? 'none', kept('broken') ?? 'none'], ['none', 'none']);
});

test('a value that is undefined is forgotten', () => {
  keep('probe', 1);
  keep('probe', undefined);
  same(localStorage.length, 0);
});

test('a browser that keeps nothing says so', () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('full');
  };
  try {
    same(keep('probe', 1), false);
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

test('another window is heard until one stops listening', () => {
  let heard = 0;
  const stop = onKept('clubs', () => heard++);
  const tell = (key) => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('semeia.clubs');
  tell('semeia.me');
  stop();
  tell('semeia.clubs');
  same(heard, 1);
});

test('settings tell of changes and are kept', () => {
  const heard = [];
  const stop = onChange((name, value) => heard.push([name, value]));
  const before = setting('level');
  change('level', 5);
  stop();
  same([heard, kept('settings').level], [[['level', 5]], 5]);
  change('level', before);
});

test('a game that is over is not one that was left', () => {
  keepSitting({ setup: { preset: 'ayo' }, ended: false });
  same(keptGame(), 'ayo');
  keepSitting({ setup: { preset: 'ayo' }, ended: true });
  same(keptGame() ?? 'none', 'none');
});
