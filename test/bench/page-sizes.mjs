// `npm run bench:sizes`: what a page makes a browser fetch before it can be used, from the built manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = fileURLToPath(new URL('../../dist/frontend', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const SITE = 'site.html';
const APP = 'index.html';
const SHELL = 'src/app/app-shell.tsx';

/** What the pages of signed-in people fetch by themselves once they can be used, until the browser is idle. */
const AFTERWARDS = [
  'src/features/live/live-updates.ts',
  'src/features/sops/list/sop-filter-bar.tsx',
  'src/features/sops/list/draft-announcements.tsx',
  'src/app/pages/first-steps/first-steps-card.tsx',
];

/**
 * Pages by their entry, the modules that are loaded for them and those that come afterwards. A visitor reads the first
 * ones without the app.
 */
const PAGES = [
  ['/, /pricing, /help-center, /careers, policies, 404', SITE, []],
  ['/auth', SITE, ['src/show-app.tsx']],
  ['/try', SITE, ['src/show-app.tsx', 'src/app/pages/try/try-page.tsx'], ['src/app/pages/try/preview-result.tsx']],
  ['/contact', SITE, ['src/show-app.tsx', 'src/features/marketing/contact/contact-page.tsx']],
  ['/payment-success', APP, ['src/app/pages/payment-success-route.tsx']],
  ['/dashboard', APP, [SHELL, 'src/app/pages/dashboard-user-page.tsx'], AFTERWARDS],
  ['/sops/:id', APP, [SHELL, 'src/app/pages/sop-route.tsx'], AFTERWARDS],
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

console.log('| page | scripts, kB brotli | afterwards, kB brotli | styles, kB brotli |\n|---|---|---|---|');
for (const [page, entry, modules, later = []] of PAGES) {
  const files = collect(entry);
  for (const module of modules) collect(module, files);
  const all = new Set(files);
  for (const module of later) collect(module, all);
  const afterwards = [...all].filter((file) => !files.has(file));
  const columns = [page, kilobytes(files, '.js'), kilobytes(afterwards, '.js'), kilobytes(files, '.css')];
  console.log(`| ${columns.join(' | ')} |`);
}
