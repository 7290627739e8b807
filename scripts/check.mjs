// `npm run check`: format, lint, types, import rules, the freshness of generated files and the API document. Runs all,
// then says what failed; ends with the line that all runners end with.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCounts, isGreen } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {[string, string[]][]} */
const CHECKS = [
  ['format and lint', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['types of the backend and tests', ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['types of the frontend', ['typescript/bin/tsc', '--noEmit', '-p', 'frontend/tsconfig.json']],
  [
    'import rules',
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      'backend/libs',
      'backend/src',
      'frontend/src',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  ],
];

/** The linter asks nobody for newer versions of itself and reports nothing to its makers. */
const QUIET_LINTER = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const counts = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} name @param {string[]} args */
function run(name, args) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...QUIET_LINTER },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  counts[status === 0 ? 'passed' : 'failed'] += 1;
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\n`);
}

for (const [name, [script, ...args]] of CHECKS) {
  if (args.some((arg) => arg.endsWith('tsconfig.json') && !existsSync(join(root, arg)))) continue;
  run(name, [join(root, 'node_modules', script), ...args]);
}
run('generated files', [join(root, 'scripts/check-generated.mjs')]);
// After the generated files: it reads the document that they have just been compared with.
run('API document', [
  join(root, 'node_modules/@redocly/cli/bin/cli.js'),
  'lint',
  'openapi.json',
  '--max-problems=1000',
]);
console.log(formatCounts(counts));
process.exit(isGreen(counts) ? 0 : 1);
