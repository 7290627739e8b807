// `npm test [-- files, --project name or options of both runners]`: builds, runs every test (Jest: the backend's unit
// tests and the rules; Vitest: everything else) and ends with one line that sums up both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { countReport, formatCounts, isGreen, sumCounts } from './test-counts.mjs';
import { planRunners } from './test-runners.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'test-results-'));

/** @param {string} script in node_modules @param {string[]} args those for the JSON report included */
function run(script, args, report) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' },
  });
  try {
    return countReport(JSON.parse(readFileSync(report, 'utf8')), status);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function runAll() {
  const { jest, vitest } = planRunners(process.argv.slice(2));
  const counts = [];
  if (jest) {
    const report = join(results, 'jest.json');
    counts.push(run('jest/bin/jest.js', [...jest, '--json', `--outputFile=${report}`], report));
  }
  if (vitest) {
    const report = join(results, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    counts.push(run('vitest/vitest.mjs', ['run', ...vitest, ...reporters], report));
  }
  return sumCounts(counts);
}

const total = build() ? runAll() : { passed: 0, failed: 1, skipped: 0 };
rmSync(results, { recursive: true, force: true });
console.log(formatCounts(total));
process.exit(isGreen(total) ? 0 : 1);
