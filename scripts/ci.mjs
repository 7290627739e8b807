// `.ci/run`: everything that must hold before a version is released, ended by one line summed over all runners.
// Uses nothing but Node itself, because nothing else may be there yet.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { formatCounts, isGreen, readCounts, sumCounts } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each ends with the line that test-counts.mjs reads. To add one, add a line. */
const RUNNERS = [
  ['checks', 'scripts/check.mjs'],
  ['tests', 'scripts/test.mjs'],
  ['production start', 'scripts/production-start.mjs'],
];

/** Runs a script and shows what it says. @param {string} script */
async function run(script) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output = (output + chunk).slice(-10_000);
  });
  const [status] = await once(child, 'close');
  return { status, output };
}

/** The rehearsal of backup and restore needs Postgres's own tools; without them it counts as skipped. */
function ensureBackupTools() {
  const has = (program) => spawnSync(program, ['--version']).status === 0;
  if (has('pg_dump') || !has('apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Postgres (apt-get) for the rehearsal of backup and restore ...');
  for (const args of [
    ['update', '-qq'],
    ['install', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' });
  }
}

ensureBackupTools();
const { status: installation } = await run('scripts/ensure-install.mjs');
const results = [];
for (const [name, script] of installation === 0 ? RUNNERS : []) {
  console.log(`\n=== ${name}`);
  const { status, output } = await run(script);
  results.push({ name, counts: readCounts(output, status) });
}
if (installation !== 0) results.push({ name: 'installation', counts: { passed: 0, failed: 1, skipped: 0 } });

console.log('\n=== all');
for (const { name, counts } of results) console.log(`${name}: ${formatCounts(counts)}`);
const total = sumCounts(results.map(({ counts }) => counts));
console.log(formatCounts(total));
process.exit(isGreen(total) ? 0 : 1);
