import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { prunePackages } from './prune-packages.mjs';

/**
 * The command that installs the packages of the image: the `RUN npm ci …` line of the Dockerfile's stage `packages`.
 * The Dockerfile is the one place that states it.
 * @param {string} dockerfile its text @returns {string[]}
 */
export function installCommand(dockerfile) {
  const [, stage] = dockerfile.match(/^FROM \S+ AS packages\n([\s\S]*?)^FROM /m) ?? [];
  const [, command] = stage?.match(/^RUN (npm ci(?: --[\w=-]+)*)$/m) ?? [];
  if (!command) throw new Error('docker/Dockerfile has no line "RUN npm ci …" in its stage "packages"');
  return command.split(' ');
}

/**
 * Makes the image's folder: its packages, the built files, package.json and the notices.
 * @param {string} root of the repository, built @param {string} folder gets it @param {string} node program to use
 */
export function installProduction(root, folder, node) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(folder, file));
  const [npm = '', ...args] = installCommand(readFileSync(join(root, 'docker/Dockerfile'), 'utf8'));
  runNpm(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'], folder, node);
  prunePackages(join(folder, 'node_modules'));
  cpSync(join(root, 'THIRD-PARTY-NOTICES.md'), join(folder, 'THIRD-PARTY-NOTICES.md'));
  // Compiled code that tests keep is no part of an image, and may change while they run.
  const filter = (path) => basename(path) !== '.compiled';
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true, filter });
}

/**
 * Fills the compile cache as the image's build does. @param {string} root of the repository @param {string} folder of the image @param {string} node program to use
 * @returns {Record<string, string>} settings of the image that make the start use it
 */
export function fillCompileCache(root, folder, node) {
  const env = { NODE_COMPILE_CACHE: join(folder, '.compile-cache') };
  const [program = '', ...args] = compileCommand(readFileSync(join(root, 'docker/Dockerfile'), 'utf8'));
  const { status, stderr } = spawnSync(node, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
  return env;
}

/**
 * The command that fills the compile cache: the last `RUN node …` line of the Dockerfile.
 * @param {string} dockerfile its text @returns {string[]}
 */
export function compileCommand(dockerfile) {
  const [, command] = dockerfile.match(/^ENV NODE_COMPILE_CACHE=\S+\nRUN (node dist\/\S+(?: \S+)*)$/m) ?? [];
  if (!command) throw new Error('docker/Dockerfile has no line "RUN node …" after NODE_COMPILE_CACHE');
  return command.split(' ');
}

/**
 * Gives a Node of that version: the npm package that holds nothing but its program for this machine.
 * @param {string} version @param {string} folder gets it @param {string} [node] program to run npm with @returns {string} path of the program
 */
export function fetchNode(version, folder, node = process.execPath) {
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  runNpm('npm', [...args, '--prefix', folder, `${name}@${version}`], folder, node);
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} npm @param {string[]} args @param {string} cwd @param {string} node */
function runNpm(npm, args, cwd, node) {
  // Settings of the npm that runs this script would come along as variables; a container has none of them.
  const clean = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name));
  const { status, stderr, error } = spawnSync(npm, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // npm runs with the first node of the path.
    env: { ...Object.fromEntries(clean), PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`${npm} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}
