// `.ci/run`: everything that must hold before a version is released, ended by one line summed over all runners.
// Uses nothing but Node itself, because nothing else may be there yet.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { formatCounts, isGreen, readCounts, sumCounts } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Below that of the faults, which measure how soon the product is back. */
const LOW_PRIORITY = 10;

/**
 * Each runner ends with the line that test-counts.mjs reads; those of a stage run at once, the stages one after the other.
 * Faults and the production start wait more than they compute, unit tests and rules only compute: together they take little
 * longer than alone.
 * @type {[name: string, command: string[], niceness?: number][][]}
 */
const STAGES = [
  [['checks', ['scripts/check.mjs']]],
  [['pages and API', ['scripts/test.mjs', '--project', '!faults', '--project', '!unit', '--project', '!rules']]],
  [
    ['faults', ['scripts/test.mjs', '--project', 'faults']],
    ['production start', ['scripts/production-start.mjs']],
    ['unit tests and rules', ['scripts/test.mjs', '--project', 'unit', '--project', 'rules'], LOW_PRIORITY],
  ],
];

/** Runs a script. @param {string[]} command @param {(chunk: Buffer) => unknown} show gets what it says, as it comes */
async function run(command, show, niceness = 0) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, getPriority() + niceness);
  let output = '';
  child.stdout.on('data', (chunk) => {
    show(chunk);
    output = (output + chunk).slice(-10_000);
  });
  const [status] = await once(child, 'close');
  return { status, output };
}

/** Runs a stage: shows the first runner's words as they come, those of the others when all have ended. */
async function runStage(stage) {
  const runs = stage.map(async ([name, command, niceness], index) => {
    const heading = `\n=== ${name}\n`;
    const kept = [heading];
    if (index === 0) process.stdout.write(heading);
    const show = (chunk) => (index === 0 ? process.stdout.write(chunk) : kept.push(String(chunk)));
    const { status, output } = await run(command, show, niceness);
    return { name, counts: readCounts(output, status), said: index === 0 ? '' : kept.join('') };
  });
  const results = await Promise.all(runs);
  for (const { said } of results) process.stdout.write(said);
  return results;
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
const { status: installation } = await run(['scripts/ensure-install.mjs'], (chunk) => process.stdout.write(chunk));
const results = [];
for (const stage of installation === 0 ? STAGES : []) results.push(...(await runStage(stage)));
if (installation !== 0) results.push({ name: 'installation', counts: { passed: 0, failed: 1, skipped: 0 } });

console.log('\n=== all');
for (const { name, counts } of results) console.log(`${name}: ${formatCounts(counts)}`);
const total = sumCounts(results.map(({ counts }) => counts));
console.log(formatCounts(total));
process.exit(isGreen(total) ? 0 : 1);
