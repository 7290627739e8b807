// Runs before `npm start` and `npm test`: installs the packages when they are missing or older than the lock file.
// Uses nothing but Node itself, because nothing else may be there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';

/** Older ones cannot run it at all. */
const LEAST_NODE = [20, 19];
/** What all packages support ("engines" of package.json): for production. */
const SUPPORTED_NODE = [22, 13];

/** @param {number[]} version */
function isOlderThan([wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

if (isOlderThan(LEAST_NODE)) {
  console.error(`This needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (isOlderThan(SUPPORTED_NODE)) {
  console.warn(
    `Node ${process.versions.node} will do to try this out; for production use Node ${SUPPORTED_NODE.join('.')} or newer.`,
  );
}

const lock = new URL('../package-lock.json', import.meta.url);
const installed = new URL('../node_modules/.package-lock.json', import.meta.url);
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Installing packages (npm ci), this takes about a minute ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // Under `npm start`, npm's own settings come along as variables; a production setting would leave tools out.
    env: { ...process.env, NODE_ENV: '', npm_config_omit: '' },
  });
  if (status !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(1);
  }
  const now = new Date();
  utimesSync(installed, now, now);
}
