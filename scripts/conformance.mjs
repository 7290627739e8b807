// `npm run conformance`: checks the product against every statement of the conformance list and prints what holds.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (!build()) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'conformance'],
    ...['--reporter=dot', '--reporter=./test/conformance/statements/conformance-reporter.ts'],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } },
);
process.exit(status ?? 1);
