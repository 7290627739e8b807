import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { html } from './markup.js';
import { renderPage } from './page-layout.js';

it('a page of the sandbox bears the mark and the font of the site', () => {
  const icon = readFileSync(new URL('../../../../frontend/public/favicon.svg', import.meta.url), 'utf8');
  const shapes = icon.match(/<(?:rect|path)[^>]*>/g) ?? [];
  const page = renderPage({ title: 'Pay', body: html`<p>Pay here.</p>` });
  expect(shapes.length).toBe(3);
  for (const shape of shapes) expect(page.html).toContain(shape);
  expect(page.html.match(/url\([^)]*\)/g)).toEqual(['url(/fonts/inter.woff2)']);
  expect(page.headers['content-security-policy']).toContain("font-src 'self'");
});
