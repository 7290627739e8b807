import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const ERRORS = ['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];

/** Those that a test file has used. @type {Set<AsyncLocalStorage<unknown>>} */
const usedStorages = new Set();

/**
 * Jest brings one along for each test file. Until Node 24, each promise of the process is given to each of them, for ever: the
 * two hundredth file of a process would spend most of its time so.
 */
function endStoragesWithFile() {
  for (const method of ['run', 'enterWith']) {
    const original = AsyncLocalStorage.prototype[method];
    AsyncLocalStorage.prototype[method] = function use(...args) {
      usedStorages.add(this);
      return original.apply(this, args);
    };
  }
}

endStoragesWithFile();

/**
 * A test file runs in a context of its own, with error classes of its own; what Node itself throws has those of the
 * process. Here both are the same to `instanceof`, as they are in the product.
 *
 * The context is an ordinary one: Jest's asks a proxy for each global, which makes code that reads many words half as fast.
 *
 * Timers end with the file that set them. The clients of others leave some behind, such as the ten seconds that
 * realtime-js waits for a socket to close, and a process that runs tests would not exit before them.
 */
export default class OneRealmEnvironment extends TestEnvironment {
  timers = new Set();

  /** @param {import('@jest/environment').JestEnvironmentConfig} config @param {import('@jest/environment').EnvironmentContext} context */
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }

  async setup() {
    await super.setup();
    for (const name of ERRORS) this.joinClasses(this.global[name], globalThis[name]);
    this.keepTimers('setTimeout');
    this.keepTimers('setInterval');
  }

  async teardown() {
    this.endFile();
    await super.teardown();
  }

  endFile() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    // Whoever uses one again enables it again.
    for (const storage of usedStorages) storage.disable();
    usedStorages.clear();
  }

  joinClasses(own, ofProcess) {
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(own, Symbol.hasInstance, {
      value(candidate) {
        return isInstance.call(this, candidate) || (this === own && candidate instanceof ofProcess);
      },
    });
  }

  keepTimers(name) {
    const set = this.global[name];
    const keep = (...args) => {
      const timer = set(...args);
      this.timers.add(timer);
      return timer;
    };
    // `util.promisify(setTimeout)` asks for it.
    this.global[name] = Object.defineProperties(keep, Object.getOwnPropertyDescriptors(set));
  }
}
