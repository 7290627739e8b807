// `npm run bench:sizes`: what a page makes a browser fetch before it can be used, from the built manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../dist/frontend', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const SITE = 'site.html';
const APP = 'index.html';
const SIGNED_IN = ['src/app/app-shell.tsx', 'src/features/live/live-updates.ts'];

/** Pages by their entry and the modules that are loaded for them. A visitor reads the first ones without the app. */
const PAGES = [
  ['/, /pricing, /help-center, /careers, policies, 404', SITE, []],
  ['/auth', SITE, ['src/show-app.tsx']],
  ['/contact', SITE, ['src/show-app.tsx', 'src/features/marketing/contact/contact-page.tsx']],
  ['/payment-success', APP, ['src/app/pages/payment-success-route.tsx']],
  ['/dashboard', APP, [...SIGNED_IN, 'src/app/pages/dashboard-user-page.tsx']],
  ['/sops/:id', APP, [...SIGNED_IN, 'src/features/sops/page/sop-page.tsx']],
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
for (const [page, entry, modules] of PAGES) {
  const files = collect(entry);
  for (const module of modules) for (const file of collect(module)) files.add(file);
  console.log(`| ${page} | ${kilobytes(files, '.js')} | ${kilobytes(files, '.css')} |`);
}
