// Writes the public pages into the built frontend: pages/NAME.html, and pages/app.html for everything behind them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const site = join(dist, 'frontend');
const pages = join(site, 'pages');
const { APP_META, PRERENDERED_PAGES, prerender } = await import('../dist/prerender/prerender.js');

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
  writeFileSync(
    join(pages, `${name}.html`),
    html.replace(BEFORE_PAINT, () => beforePaint),
  );
}

mkdirSync(pages, { recursive: true });
const template = inlineStyles(readFileSync(join(site, 'site.html'), 'utf8'));
for (const [name, path] of Object.entries(PRERENDERED_PAGES)) {
  const { meta, styles, body, cover } = await prerender(path);
  writePage(name, fill(template, { 'page-meta': meta, 'page-styles': styles, page: body, 'session-cover': cover }));
}
writePage('app', fill(readFileSync(join(site, 'index.html'), 'utf8'), { 'page-meta': APP_META }));
// What is in the pages now is no file of its own.
for (const name of ['index.html', 'site.html', 'before-paint.js']) rmSync(join(site, name));
