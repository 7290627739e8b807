// `npm run bench:names`: compiles in memory what it needs, and builds nothing.
import { runnerImport } from 'vite';

const { module } = await runnerImport('/test/bench/naming/names-bench.ts', {
  root: new URL('../../..', import.meta.url).pathname,
  configFile: false,
  logLevel: 'error',
});
module.runNamesBench(process.argv.slice(2));
