// A plugin of Stryker: lets only a share of the mutants be tested. Which ones, a hash decides, so that a run with the same
// seed tests the same mutants, and code that is added elsewhere changes nothing. Stryker knows no such status; the others
// are those "that do not compile", which it leaves out of its score.
import { createHash } from 'node:crypto';

const LARGEST = 2 ** 32;
const share = Number(process.env.MUTATION_SHARE ?? 1);
const seed = process.env.MUTATION_SEED ?? '1';

/** @param {import('@stryker-mutator/api/core').Mutant} mutant @returns {boolean} */
function isInSample({ fileName, location, mutatorName, replacement }) {
  const identity = JSON.stringify([seed, fileName.replace(process.cwd(), ''), location, mutatorName, replacement]);
  return createHash('sha256').update(identity).digest().readUInt32BE() < share * LARGEST;
}

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
