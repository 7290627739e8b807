// A plugin of Stryker: lets only the mutants of the sample be tested. Stryker knows no such status; the others are those "that
// do not compile", which it leaves out of its score.
import { isInSample } from './sample.mjs';

class SampleChecker {
  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    const results = mutants.map((mutant) => [
      mutant.id,
      isInSample(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample.' },
    ]);
    return Object.fromEntries(results);
  }

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
