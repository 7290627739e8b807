// `npm run mutation -- <folder>` puts faults into the code of a folder and runs its unit tests against each of them (ADR
// 0043). Prints the score and each fault that no test noticed; .cache/mutation has the report with the code.
//
//   --share 0.1      only this part of the mutants, chosen by --seed (1 unless told)
//   --tests a,b      folders whose tests run, instead of the folder's own
//   --skip-static    no mutants of what is run once, when a module is loaded: each of them needs all tests
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeMutant, formatScore, scoreOf, unnoticed } from './mutation-score.mjs';

/** The last version that runs on Node 20; not among the packages of the project, which would be 168 more. */
const STRYKER = '9.6.1';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    'skip-static': { type: 'boolean', default: false },
  },
});
const folder = positionals[0]?.replace(/\/$/, '');
const share = Number(values.share);
if (positionals.length !== 1 || !folder || !(share > 0 && share <= 1)) {
  console.error(
    'Usage: npm run mutation -- <folder> [--share 0.1] [--seed 1] [--tests <folder>,<folder>] [--skip-static]',
  );
  process.exit(1);
}

const report = `.cache/mutation/${folder.replaceAll('/', '-')}`;
const started = performance.now();
const { status } = spawnSync(
  process.platform === 'win32' ? 'npx.cmd' : 'npx',
  [
    '--yes',
    ...['core', 'jest-runner'].flatMap((part) => ['-p', `@stryker-mutator/${part}@${STRYKER}`]),
    ...['--', 'stryker', 'run', 'test/mutation/stryker.config.mjs'],
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      MUTATION_FOLDER: folder,
      MUTATION_TESTS: values.tests ?? folder,
      MUTATION_SHARE: values.share,
      MUTATION_SEED: values.seed,
      MUTATION_SKIP_STATIC: String(values['skip-static']),
      MUTATION_REPORT: report,
    },
  },
);
if (status !== 0) process.exit(status ?? 1);

const result = JSON.parse(readFileSync(new URL(`../${report}.json`, import.meta.url), 'utf8'));
for (const mutant of unnoticed(result)) console.log(describeMutant(mutant));
const options = process.argv.slice(2).filter((argument) => argument !== positionals[0]);
const run = [folder, ...(options.length > 0 ? [options.join(' ')] : [])].map((part) => `\`${part}\``).join(' ');
console.log(`\n${formatScore(run, scoreOf(result, share), (performance.now() - started) / 60_000)}`);
