// Stryker's settings for `npm run mutation` (ADR 0043), which names the folder and the share in the environment.
import { readdirSync } from 'node:fs';
import { placesOfSample } from './sample.mjs';

const { MUTATION_FOLDER: folder, MUTATION_REPORT: report, MUTATION_SKIP_STATIC: skipsStatic } = process.env;

/** Words that the code reads, in tables and no logic: a changed one says nothing about the tests. */
const DATA = /\.(?:generated|texts|labels|archetypes?)\.ts$/;
const NO_PRODUCT_CODE = /\.spec\.ts$|(?:^|[\\/])testing[\\/]/;

const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !DATA.test(file) && !NO_PRODUCT_CODE.test(file))
  .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: await placesOfSample(code),
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  plugins: ['@stryker-mutator/jest-runner', './test/mutation/sample.checker.mjs'],
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  ignoreStatic: skipsStatic === 'true',
  concurrency: 1,
  // Each run loads the modules anew, and Node gives the memory of the last ones back late.
  maxTestRunnerReuse: 60,
  // What loops for ever is stopped by Stryker's count of hits; this is for a machine with other work.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['dist', '.cache', '.data', 'screenshots', 'frontend', 'docs'],
  // Nothing here asks for types. Where it finds this file, Stryker wants a TypeScript of its own to rewrite it.
  disableTypeChecks: false,
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  allowConsoleColors: false,
};
