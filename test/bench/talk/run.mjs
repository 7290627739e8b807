// `npm run bench:talk`: compiles in memory what it needs, and builds nothing.
import { runnerImport } from 'vite';

const { module } = await runnerImport('/test/bench/talk/talk-bench.ts', {
  root: new URL('../../..', import.meta.url).pathname,
  configFile: false,
  logLevel: 'error',
});
module.runTalkBench(process.argv.slice(2));
