import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const LARGEST = 2 ** 32;
const share = Number(process.env.MUTATION_SHARE ?? 1);
const seed = process.env.MUTATION_SEED ?? '1';

/** What Stryker itself looks for where nothing else is set. */
const EVERY_MUTATOR = { ignorers: [], plugins: null, excludedMutations: [] };

/**
 * Chosen by a hash, so that a run with the same seed tests the same mutants, and code that is added elsewhere changes nothing.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant @returns {boolean}
 */
export function isInSample({ fileName, location, mutatorName, replacement }) {
  const identity = JSON.stringify([seed, fileName.replace(process.cwd(), ''), location, mutatorName, replacement]);
  return createHash('sha256').update(identity).digest().readUInt32BE() < share * LARGEST;
}

/**
 * What Stryker is to mutate: of a sample only the places of its mutants, because each place that is mutated counts its hits
 * in the first run of all tests. A place holds smaller ones, whose mutants the checker leaves out.
 * @param {string[]} files @returns {Promise<string[]>}
 */
export async function placesOfSample(files) {
  if (share === 1) return files;
  const instrumenter = await strykersInstrumenter();
  const sources = files.map((file) => ({
    name: `${process.cwd()}/${file}`,
    mutate: true,
    content: readFileSync(file, 'utf8'),
  }));
  const { mutants } = await instrumenter.instrument(sources, EVERY_MUTATOR);
  const chosen = mutants.filter(isInSample);
  process.stdout.write(`${chosen.length} of ${mutants.length} mutants are in the sample.\n`);
  return [...new Set(chosen.map(placeOf))];
}

/** Lies beside the program that runs here, Stryker's own. */
async function strykersInstrumenter() {
  const path = createRequire(process.argv[1]).resolve('@stryker-mutator/instrumenter');
  const { Instrumenter } = await import(pathToFileURL(path).href);
  return new Instrumenter({ debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false });
}

/** Stryker counts lines from 0, but from 1 where it is told which to mutate. */
function placeOf({ fileName, location: { start, end } }) {
  const file = fileName.slice(process.cwd().length + 1);
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}
