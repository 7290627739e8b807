// `npm test [-- files or Vitest options]`: builds, runs every test and ends with one line that sums up all runners.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { formatCounts, isGreen } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = mkdtempSync(join(tmpdir(), 'test-results-'));

/** Counts of one runner. A suite that cannot even be loaded counts as one failure. */
function runVitest(args) {
  const file = join(results, 'vitest.json');
  const { status } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } },
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const unloaded = report.testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    const failed = report.numFailedTests + unloaded.length;
    // Vitest also fails for errors outside any test; they must not get lost.
    const outside = status !== 0 && failed === 0 ? 1 : 0;
    return {
      passed: report.numPassedTests,
      failed: failed + outside,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const isBuilt = build();
const total = isBuilt ? runVitest(process.argv.slice(2)) : { passed: 0, failed: 1, skipped: 0 };
rmSync(results, { recursive: true, force: true });
console.log(formatCounts(total));
process.exit(isGreen(total) ? 0 : 1);
