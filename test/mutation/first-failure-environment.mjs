import OneRealmEnvironment from '../support/jest/one-realm-environment.mjs';

/** One failed test kills a mutant; those after it are skipped. Jest itself can stop only between files. */
export default class FirstFailureEnvironment extends OneRealmEnvironment {
  hasFailed = false;

  /** @param {import('@jest/types').Circus.AsyncEvent | import('@jest/types').Circus.SyncEvent} event */
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  }
}
