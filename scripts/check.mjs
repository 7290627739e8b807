// `npm run check`: format, lint, types, import rules, the freshness of generated files and the API document. Runs all, two
// at a time, and says what failed; ends with the line that all runners end with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatCounts, isGreen } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packaged = (script) => join(root, 'node_modules', script);

const LINT = ['format and lint', [packaged('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']];
/** By the native compiler, in a quarter of the processor's time. Nest's plugin builds with the other one, which has an API. */
const TYPES = [
  ['types of the backend and tests', 'tsconfig.json'],
  ['types of the frontend', 'frontend/tsconfig.json'],
]
  .filter(([, project]) => existsSync(join(root, project)))
  .map(([name, project]) => [
    name,
    [packaged('typescript-native/bin/tsc'), '--noEmit', '--singleThreaded', '-p', project],
  ]);
const IMPORT_RULES = [
  'import rules',
  [
    packaged('dependency-cruiser/bin/dependency-cruise.mjs'),
    'backend/libs',
    'backend/src',
    'frontend/src',
    '--config',
    '.dependency-cruiser.cjs',
  ],
];
const GENERATED = ['generated files', [join(root, 'scripts/check-generated.mjs')]];
const API_DOCUMENT = [
  'API document',
  [packaged('@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--max-problems=1000'],
];

/** The linter asks nobody for newer versions of itself and reports nothing to its makers. */
const QUIET_LINTER = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const counts = { passed: 0, failed: 0, skipped: 0 };

/** @param {string[]} args @returns its exit code, what it said, and how many seconds it took */
async function start(args) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...QUIET_LINTER },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  return { status, output, seconds: (performance.now() - began) / 1000 };
}

/** @param {[string, string[]][]} checks one after the other */
async function run(checks) {
  for (const [name, args] of checks) {
    const { status, output, seconds } = await start(args);
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    counts[status === 0 ? 'passed' : 'failed'] += 1;
    if (status !== 0) process.stderr.write(`${output}\n`);
  }
}

/** What cannot be built fails below, where it is generated from, and in the tests. */
async function buildAndLint() {
  await start([join(root, 'scripts/build.mjs')]);
  await run([LINT]);
}

await Promise.all([run([...TYPES, IMPORT_RULES]), buildAndLint()]);
// They are written again, which nobody may be reading; the API document is one of them.
await run([GENERATED, API_DOCUMENT]);
console.log(formatCounts(counts));
process.exit(isGreen(counts) ? 0 : 1);
