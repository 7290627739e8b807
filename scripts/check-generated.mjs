// Proves that the committed generated files are what the sources make: writes them anew and asks git for differences.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const GENERATED = ['openapi.json', 'docs/problems.md', 'frontend/src/api/generated'];

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' });
}

const generation = run(process.execPath, ['scripts/generate.mjs']);
if (generation.status !== 0) {
  process.stderr.write(`${generation.stdout}${generation.stderr}`);
  process.exit(1);
}
const { stdout } = run('git', ['status', '--porcelain', '--', ...GENERATED]);
if (stdout.trim() !== '') {
  process.stderr.write(`These generated files are stale; run \`npm run openapi\` and commit them:\n${stdout}`);
  process.exit(1);
}
