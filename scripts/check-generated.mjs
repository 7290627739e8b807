// Proves that the committed generated files match the sources: generates them again and compares.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GENERATED = ['openapi.json', 'docs/problems.md', 'frontend/src/api/generated'];

// Git is not asked: a machine that builds from an archive has none.
const before = GENERATED.map((path) => fingerprint(root, [path]));
const generation = spawnSync(process.execPath, ['scripts/generate.mjs'], { cwd: root, encoding: 'utf8' });
if (generation.status !== 0) {
  process.stderr.write(`${generation.stdout}${generation.stderr}`);
  process.exit(1);
}
const stale = GENERATED.filter((path, index) => fingerprint(root, [path]) !== before[index]);
if (stale.length > 0) {
  process.stderr.write(`These generated files were stale and are written anew; commit them: ${stale.join(', ')}\n`);
  process.exit(1);
}
