import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.js';

/** Nest needs legacy decorators and their type metadata; everything else runs as it is written. */
const decorators = { decorator: { legacy: true, emitDecoratorMetadata: true } };

/** Playwright's own waits last as long. The second that is Vitest's default is too short for a busy machine. */
const patientPolls = { poll: { timeout: 25_000 } };

/**
 * The files of a project share two or three processes, because a new one for each takes longer than most files. Files of the
 * frontend still get modules and stores of their own: frontend/src/test/setup.ts. Of the tests of a file that wait most of
 * the time, two run at once.
 */
const sharedProcesses = { isolate: false, maxConcurrency: 2 };

/** Everything that needs Vite or the built server. Jest runs the backend's unit tests and the rules: jest.config.mjs. */
export default defineConfig({
  test: {
    // Vitest would leave a processor to its own work. Files wait for a fifth to a third of their time, such as for a page to
    // be painted, for what happens later or for a process to end: with two at once, as many of the processors are idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        oxc: decorators,
        test: {
          ...sharedProcesses,
          name: 'api',
          environment: 'node',
          include: ['test/api/**/*.spec.ts'],
          globalSetup: ['test/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patientPolls,
        },
      },
      {
        oxc: decorators,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['test/faults/**/*.spec.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // They count what is lost and how long it takes, with many processes: no other test may run beside them.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        test: {
          ...sharedProcesses,
          name: 'frontend',
          environment: 'jsdom',
          include: ['frontend/src/**/*.spec.{ts,tsx}'],
          setupFiles: ['frontend/src/test/setup.ts'],
        },
      },
      {
        oxc: decorators,
        test: {
          ...sharedProcesses,
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.spec.ts'],
          globalSetup: ['test/support/browser-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patientPolls,
        },
      },
      {
        test: {
          ...sharedProcesses,
          name: 'conformance',
          environment: 'node',
          include: ['test/conformance/**/*.spec.ts'],
        },
      },
    ],
  },
});
