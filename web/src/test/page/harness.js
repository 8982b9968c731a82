/** Collects tests and runs them one after another; what came of them is kept on the window for who started the page. */

const tests = [];

/** A test: it passes unless it throws. @param {string} name @param {() => void | Promise<void>} body */
export function test(name, body) {
  tests.push({ name, body });
}

/** Fails unless both are the same, as JSON. */
export function same(found, expected) {
  const [a, b] = [found, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`found ${a}, expected ${b}`);
}

/** Fails unless it is so. */
export function holds(so, what = 'it does not hold') {
  if (!so) throw new Error(what);
}

/** Fails unless it throws; gives the message. */
export function throws(body) {
  try {
    body();
  } catch (problem) {
    return problem.message;
  }
  throw new Error('nothing was thrown');
}

/** Puts an element on the page until the next test. @template {Element} E @param {E} element @returns {E} */
export function show(element) {
  document.querySelector('main').append(element);
  return element;
}

/** Resolves with the next event of that type. @returns {Promise<any>} */
export const heard = (element, type) =>
  new Promise((done) => {
    element.addEventListener(type, done, { once: true });
  });

/** Runs all tests of all modules: `{file: {test: fault or ''}}`. */
export async function run(files) {
  const results = {};
  for (const file of files) {
    results[file] = {};
    tests.length = 0;
    await import(`./${file}.test.js`);
    for (const { name, body } of tests) {
      localStorage.clear();
      document.querySelector('main').replaceChildren();
      try {
        await body();
        results[file][name] = '';
      } catch (problem) {
        results[file][name] = `${problem.message}\n${problem.stack}`;
      }
    }
  }
  return results;
}
