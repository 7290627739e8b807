import { defineConfig } from 'vitest/config';

/** Pictures of the product (`npm run screenshots`, `npm run screenshots:product`). Not part of `npm test`. */
export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    environment: 'node',
    include: ['test/screenshots/**/*.take.ts'],
    globalSetup: ['test/support/browser-server.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
