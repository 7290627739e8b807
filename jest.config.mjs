// Jest runs the backend's unit tests, those of the scripts, and the rules; vitest.config.ts has the rest (ADR 0013).

/** Ends what hangs; a busy machine takes several times as long as a quiet one. */
const SLOW_MACHINE_MS = 30_000;

// Node loads ES modules into the context of a test file only with this option. The workers get it from here, so that
// `npx jest <file>` needs no other command; `workerIdleMemoryLimit` makes a single file run in a worker, too.
const ES_MODULES = '--experimental-vm-modules';
const nodeOptions = process.env.NODE_OPTIONS ?? '';
if (!nodeOptions.includes(ES_MODULES)) {
  process.env.NODE_OPTIONS = `${nodeOptions} ${ES_MODULES} --disable-warning=ExperimentalWarning`.trim();
}

const project = {
  testEnvironment: '<rootDir>/test/support/jest/lasting-environment.mjs',
  runtime: '<rootDir>/test/support/jest/shared-modules-runtime.cjs',
  injectGlobals: false,
  roots: ['<rootDir>/backend', '<rootDir>/scripts', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  resolver: '<rootDir>/test/support/jest/typescript-resolver.cjs',
  transform: { '\\.ts$': '<rootDir>/test/support/jest/typescript-transform.mjs' },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...project,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/backend/{libs,src}/**/*.spec.ts',
        '<rootDir>/scripts/**/*.spec.mjs',
        '<rootDir>/test/bench/**/*.spec.ts',
      ],
    },
    { ...project, displayName: 'rules', testMatch: ['<rootDir>/test/rules/**/*.spec.ts'] },
  ],
  testSequencer: '<rootDir>/test/support/jest/longest-first.mjs',
  // Jest would leave a processor to its own work, which on two of them is half of all.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: SLOW_MACHINE_MS,
};
