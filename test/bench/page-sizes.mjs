// `npm run bench:sizes`: what a page makes a browser fetch before it can be used, from the built manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../dist/frontend', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Pages by the module that the router loads for them; the entry alone is the shell of every page. */
const PAGES = [
  ['every page (shell)', []],
  ['/', ['src/app/pages/home-page.tsx']],
  [
    '/dashboard',
    ['src/app/app-shell.tsx', 'src/app/pages/dashboard-user-page.tsx', 'src/features/live/live-updates.ts'],
  ],
  ['/sops/:id', ['src/app/app-shell.tsx', 'src/features/sops/page/sop-page.tsx', 'src/features/live/live-updates.ts']],
  ['/payment-success', ['src/app/pages/payment-success-route.tsx']],
];

/** Files of a module and of everything that it imports statically. @param {string} name @param {Set<string>} files */
function collect(name, files = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

/** @param {Iterable<string>} files @param {string} ending */
function kilobytes(files, ending) {
  const sizes = [...files].filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(folder, file)));
  const bytes = sizes.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  return (bytes / 1000).toFixed(1);
}

console.log('| page | scripts, kB brotli | styles, kB brotli |\n|---|---|---|');
for (const [page, modules] of PAGES) {
  const files = collect('index.html');
  for (const module of modules) for (const file of collect(module)) files.add(file);
  console.log(`| ${page} | ${kilobytes(files, '.js')} | ${kilobytes(files, '.css')} |`);
}
