// `npm run openapi`: writes openapi.json, docs/problems.md and the frontend's client from the built backend.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}

// The frontend is made from what this writes, so it is not built first.
// The backend is built upon the libraries.
if (!['libraries', 'backend'].every((only) => build({ only }))) process.exit(1);
run('dist/backend/cli/export-openapi.js', 'openapi.json');
run('dist/backend/cli/export-problems.js', 'docs/problems.md');
const clientConfig = 'frontend/openapi-ts.config.ts';
if (existsSync(join(root, clientConfig)))
  run(join('node_modules', '@hey-api', 'openapi-ts', 'bin', 'run.js'), '-f', clientConfig);
