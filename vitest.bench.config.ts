import { defineConfig } from 'vitest/config';

/** Measurements (`npm run bench`): they print figures and assert nothing about time. Not part of `npm test`. */
export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    environment: 'node',
    // Each start is measured as operators have it.
    env: { KEEP_COMPILED: 'off' },
    include: ['test/bench/**/*.measure.ts'],
    globalSetup: ['test/support/database-server.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    silent: false,
  },
});
