/**
 * Loads the rules compiled to WebAssembly. TeaVM brings a loader of its own, but that one builds functions from text,
 * which the page's security policy forbids; the rules need only the few imports below. A browser that lacks something
 * makes this fail, and the JavaScript form of the same classes is used instead.
 */

/** The bodies of functions that the module asks for as text. */
const KNOWN = { 'return str;': (str) => str };

function known(body) {
  const known = KNOWN[body];
  if (!known) throw new Error(`The rules ask for an unknown function: ${body}`);
  return known;
}

function memory(module) {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min = 1, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
  const global = (value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    env: { memory: new WebAssembly.Memory({ initial: Math.max(1, min), maximum: 32768 }) },
    teavmMemory: { heapOffset: global((dataSize + 7) & ~7), maxSize: global(0x7fffffff), notifyHeapResized() {} },
  };
}

function runtime() {
  return {
    teavm: {
      takeStackTrace: () => ({ getStack: () => [] }),
      decorateException() {},
    },
    teavmMath: /** @type {any} */ (Math),
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmConsole: { putcharStdout() {}, putcharStderr() {} },
    teavmJso: {
      stringBuiltinsSupported: () => true,
      isUndefined: (value) => value === undefined,
      createFunction1: (_, body) => known(body),
      callFunction1: (f, argument) => f(argument),
      createClass: () => class {},
      defineFunction: (f) => f,
      defineStaticMethod(owner, name, f) {
        owner[name] = f;
      },
      unwrapInt: (value) => value,
      unwrapBoolean: (value) => (value ? 1 : 0),
    },
  };
}

/** The exported functions of the module at `url`. */
export async function load(url) {
  const module = await WebAssembly.compileStreaming(fetch(url), { builtins: ['js-string'] });
  const { exports } = await WebAssembly.instantiate(module, { ...runtime(), ...memory(module) });
  const functions = {};
  for (const [name, value] of Object.entries(exports)) {
    if (value instanceof WebAssembly.Global) functions[name] = value.value;
  }
  return functions;
}
