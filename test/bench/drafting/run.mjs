// `npm run bench:drafting`: compiles in memory what it needs, and builds nothing.
import { runnerImport } from 'vite';

const { module } = await runnerImport('/test/bench/drafting/drafting-bench.ts', {
  root: new URL('../../..', import.meta.url).pathname,
  configFile: false,
  logLevel: 'error',
});
try {
  await module.runDraftingBench(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
