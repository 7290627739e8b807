import { defineConfig } from 'vitest/config';

/**
 * `npm run fuzz`: ten times the hostile inputs of `npm test`, with another seed each day, which the report names.
 * FUZZ_SEED repeats a run.
 */
const FUZZ_SEED = process.env['FUZZ_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', '');

export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    environment: 'node',
    include: ['test/api/fuzz/**/*.spec.ts'],
    globalSetup: ['test/support/database-server.ts'],
    env: { FUZZ_INPUTS: '200', FUZZ_SEED },
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
