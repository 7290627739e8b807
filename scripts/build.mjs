// `npm run build [-- --force]`: builds what is stale into dist/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './sources.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const VITE = 'node_modules/vite/bin/vite.js';
const stamps = join(root, 'dist', '.stamps');

/** @type {{ name: string, entry: string, inputs: string[], output: string, empties?: string, commands: string[][] }[]} */
const STEPS = [
  {
    name: 'libraries',
    entry: 'backend/libs/tsconfig.build.json',
    inputs: ['backend/libs', 'tsconfig.json', 'package-lock.json'],
    output: 'dist/libs/drafter/index.js',
    empties: 'dist/libs',
    commands: [
      ['node_modules/typescript-native/bin/tsc', '-p', 'backend/libs/tsconfig.build.json', '--singleThreaded'],
      ['scripts/copy-templates.mjs'],
    ],
  },
  {
    name: 'fonts',
    entry: 'scripts/copy-fonts.mjs',
    inputs: ['scripts/copy-fonts.mjs', 'package-lock.json'],
    output: 'dist/fonts/noto-sans/unicode.json',
    commands: [['scripts/copy-fonts.mjs']],
  },
  {
    name: 'backend',
    entry: 'nest-cli.json',
    inputs: ['backend', 'nest-cli.json', 'tsconfig.json', 'package-lock.json'],
    output: 'dist/backend/main.js',
    commands: [['node_modules/@nestjs/cli/bin/nest.js', 'build']],
  },
  {
    name: 'server',
    entry: 'scripts/bundle-server.mjs',
    inputs: ['backend', 'scripts/bundle-server.mjs', 'nest-cli.json', 'tsconfig.json', 'package-lock.json'],
    output: 'dist/server/main.cjs',
    commands: [['scripts/bundle-server.mjs']],
  },
  {
    name: 'frontend',
    entry: 'frontend/vite.config.ts',
    // The gallery's pages are made of the backend's templates and labels.
    inputs: [
      'frontend',
      'scripts/prerender.mjs',
      'scripts/compress-assets.mjs',
      'tsconfig.json',
      'package-lock.json',
      'backend/libs',
      'backend/src/features/site',
    ],
    output: 'dist/frontend/pages/app.html',
    commands: [
      [VITE, 'build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn'],
      [VITE, 'build', '--config', 'frontend/vite.prerender.config.ts', '--logLevel', 'warn'],
      ['scripts/prerender.mjs'],
      ['scripts/compress-assets.mjs'],
    ],
  },
];

/** Builds every stale step, or the one of that name. @returns {boolean} false when a step failed */
export function build({ force = false, only = '' } = {}) {
  return STEPS.filter(({ name }) => !only || name === only).every((step) => buildStep(step, force));
}

function buildStep({ name, entry, inputs, output, empties, commands }, force) {
  // An image of the API alone leaves the frontend out.
  if (!existsSync(join(root, entry))) return true;
  const stamp = join(stamps, name);
  const current = fingerprint(root, inputs);
  const isFresh = existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (isFresh && !force) return true;
  const start = performance.now();
  rmSync(stamp, { force: true });
  if (empties) rmSync(join(root, empties), { recursive: true, force: true });
  for (const [script, ...args] of commands) {
    const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) {
      console.error(`The ${name} could not be built.`);
      return false;
    }
  }
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
  console.log(`Built the ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(build({ force: process.argv.includes('--force') }) ? 0 : 1);
}
