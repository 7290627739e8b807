// `npm run conformance`: runs every test that names a statement of the conformance list and prints what holds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citingFiles } from '../test/conformance/statements/spec-files.mjs';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'conformance-'));
const jestReport = join(results, 'jest.json');

/** @param {string} script in node_modules @param {string[]} args @param {Record<string, string>} [env] */
function run(script, args, env = {}) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', ...env },
  });
  return status ?? 1;
}

if (!build()) process.exit(1);
const { jest, vitest } = citingFiles();
const statuses = [
  run('jest/bin/jest.js', [...jest, '--silent', '--json', `--outputFile=${jestReport}`]),
  run(
    'vitest/vitest.mjs',
    [
      ...['run', ...vitest, 'test/conformance/statements'],
      ...['--reporter=dot', '--reporter=./test/conformance/statements/conformance-reporter.ts'],
    ],
    { CONFORMANCE_JEST_REPORT: jestReport },
  ),
];
rmSync(results, { recursive: true, force: true });
process.exit(Math.max(...statuses));
