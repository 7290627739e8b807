import OneRealmEnvironment from './one-realm-environment.mjs';

/**
 * Specs of modules that keep nothing of one test for the next, and load none later; whole applications of Nest know each
 * other's modules. Each of these would need a second to load the drafter, and another one until it is warm.
 */
const SHARING =
  /[\\/](?:backend[\\/]libs[\\/](?:drafter|sop-document)|test[\\/](?:rules[\\/]drafts|bench[\\/]drafting[\\/]scoring))[\\/]/;

/** Lasts as long as the process, with the modules that its files have loaded: shared-modules-runtime.cjs. */
class LastingEnvironment extends OneRealmEnvironment {
  /** By their addresses. @type {Map<string, import('node:vm').Module>} */
  sharedModules = new Map();
  /** Of the files of these modules. @type {Map<string, string>} */
  sharedSourceMaps = new Map();
  isSetUp = false;

  async setup() {
    if (this.isSetUp) return;
    this.isSetUp = true;
    await super.setup();
  }

  async teardown() {
    this.endFile();
  }
}

/** @type {LastingEnvironment | undefined} */
let lasting;

/** The environment of a test file: one of its own, or the one that its kind shares. Jest calls it as a constructor. */
export default function environmentOf(config, context) {
  if (!SHARING.test(context.testPath)) return new OneRealmEnvironment(config, context);
  lasting ??= new LastingEnvironment(config, context);
  return lasting;
}
