// Writes the public pages into the built frontend: pages/NAME.html, the frames of the signed-in ones, and pages/app.html
// for everything else.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const site = join(dist, 'frontend');
const pages = join(site, 'pages');
const { APP_META, COVERED_PAGES, PRERENDERED_PAGES, prerender, prerenderCover } = await import(
  '../dist/prerender/prerender.js'
);
const { TEMPLATE_PAGES } = await import('../dist/backend/features/site/template-pages.js');
const { templateGallery } = await import('../dist/libs/drafter/index.js');
const { SopLabelsDto } = await import('../dist/backend/features/sops/labels/sop-labels.dto.js');

/** What the API would answer, without a server. */
const templates = {
  list: async (lang) => templateGallery.list(lang),
  find: async (id, lang) => ({ template: templateGallery.find(id, lang), labels: SopLabelsDto.of(lang) }),
};

/** @param {string} template @param {Record<string, string>} parts HTML by the name of the comment it replaces */
function fill(template, parts) {
  return Object.entries(parts).reduce((html, [name, part]) => {
    const mark = `<!--${name}-->`;
    if (!html.includes(mark)) throw new Error(`The page has no place for ${mark}`);
    return html.replace(mark, () => part);
  }, template);
}

/** Puts the style files of a page into it, and asks for the font of most letters early. @param {string} html */
function inlineStyles(html) {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, path) => {
    const css = readFileSync(join(site, path), 'utf8');
    const font = /[^(]+inter-latin-wght-normal[^)]*/.exec(css)?.[0];
    const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n    ` : '';
    return `${preload}<style nonce="%CSP_NONCE%">${css}</style>`;
  });
}

const BEFORE_PAINT = '<script src="/before-paint.js"></script>';
const beforePaint = `<script>${readFileSync(join(site, 'before-paint.js'), 'utf8')}</script>`;

/** Nothing is painted before that script has run, so the page does not wait for a file. @param {string} name @param {string} html */
function writePage(name, html) {
  if (!html.includes(BEFORE_PAINT)) throw new Error(`The page ${name} has no ${BEFORE_PAINT}`);
  const file = join(pages, `${name}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    html.replace(BEFORE_PAINT, () => beforePaint),
  );
}

const template = inlineStyles(readFileSync(join(site, 'site.html'), 'utf8'));
const galleryPages = TEMPLATE_PAGES.map(({ file, path }) => [file, path]);
for (const [name, path] of [...Object.entries(PRERENDERED_PAGES), ...galleryPages]) {
  const { meta, styles, body, cover } = await prerender(path, templates);
  writePage(name, fill(template, { 'page-meta': meta, 'page-styles': styles, page: body, 'session-cover': cover }));
}

/** What is loaded for every page of the app, and what for those of a kind. */
const APP_CODE = 'src/show-app.tsx';
const CODE_OF_PAGES = {
  dashboard: ['src/app/app-shell.tsx', 'src/app/pages/dashboard-user-page.tsx'],
  sop: ['src/app/app-shell.tsx', 'src/app/pages/sop-route.tsx'],
  'signed-in': ['src/app/app-shell.tsx'],
};
const manifest = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8'));

/** Files of a module and of everything that it imports statically. @param {string} name @param {Set<string>} files */
function filesOf(name, files) {
  const { file, imports = [] } = manifest[name];
  if (files.has(file)) return;
  files.add(file);
  for (const imported of imports) filesOf(imported, files);
}

/** Asks for modules together, after what is needed to paint. @param {string} html @param {string[]} modules */
function preload(html, modules) {
  const files = new Set();
  for (const module of modules) filesOf(module, files);
  const links = [...files]
    .filter((file) => !html.includes(`href="/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">\n  `);
  return html
    .replaceAll(
      '<link rel="modulepreload" crossorigin href',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href',
    )
    .replace('</head>', () => `${links.join('  ')}</head>`);
}

const appTemplate = fill(readFileSync(join(site, 'index.html'), 'utf8'), { 'page-meta': APP_META });
writePage('app', preload(fill(appTemplate, { 'page-styles': '', 'page-cover': '' }), [APP_CODE]));
const coveredTemplate = inlineStyles(appTemplate).replace('<html lang="en">', '<html lang="en" data-cover>');
for (const name of COVERED_PAGES) {
  const { styles, cover } = prerenderCover(name);
  const page = fill(coveredTemplate, { 'page-styles': styles, 'page-cover': cover });
  writePage(name, preload(page, [APP_CODE, ...CODE_OF_PAGES[name]]));
}
// What is in the pages now is no file of its own.
for (const name of ['index.html', 'site.html', 'before-paint.js']) rmSync(join(site, name));
