import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';

const site = useSite({ BILLING_MODE: 'none' });

const PUBLIC_FOLDER = new URL('../../frontend/public/', import.meta.url);
const MARK = readFileSync(new URL('favicon.svg', PUBLIC_FOLDER), 'utf8').replace(/<title>.*<\/title>/, '');
/** The size that networks ask for, and that `prerender.tsx` tells them. */
const SIZE = { width: 1200, height: 630 };
const MOST_BYTES = 65_000;

/** Widths of the lines of the sketched procedure. */
const STEPS = [220, 180, 230, 150];

const STYLE = `
  body { margin: 0; background: #0b3b38; color: #f6f4ef; font-family: 'Inter Variable', sans-serif; overflow: hidden }
  .words { position: absolute; left: 80px; top: 80px; width: 690px }
  .brand { display: flex; align-items: center; gap: 20px; font-size: 34px; font-weight: 600 }
  .brand svg { width: 60px; height: 60px }
  h1 { font-size: 64px; line-height: 1.1; letter-spacing: -0.025em; font-weight: 700; margin: 76px 0 32px; text-wrap: balance }
  p { margin: 0; font-size: 28px; color: #b9cfcb; text-wrap: balance }
  .sheet { position: absolute; left: 840px; top: 110px; width: 400px; height: 560px; border-radius: 24px; background: #fffdf9 }
  .sheet > * { position: absolute; left: 48px }
  .title { top: 48px; width: 190px; height: 22px; border-radius: 11px; background: #1d2b2a }
  .step { display: flex; align-items: center; gap: 18px }
  .step b { width: 40px; height: 40px; border-radius: 20px; background: #0d5c56; color: #fff; font-size: 20px; line-height: 40px; text-align: center }
  .step i { height: 12px; border-radius: 6px; background: #ddd8cc }
`;

it('the picture that networks show beside a link bears the first heading of the site', async () => {
  const page = await site.openPage('/', { viewport: SIZE, bypassCSP: true, colorScheme: 'light' });
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const [title = ''] = (await page.title()).split(' · ');
  const steps = STEPS.map(
    (width, index) =>
      `<div class="step" style="top: ${114 + 70 * index}px"><b>${index + 1}</b><i style="width: ${width}px"></i></div>`,
  );
  const html = `<style>${STYLE}</style>
    <div class="words"><div class="brand">${MARK}SOP Platform</div><h1>${heading}</h1><p>${title}</p></div>
    <div class="sheet"><div class="title"></div>${steps.join('')}</div>`;
  await page.evaluate(`document.body.innerHTML = ${JSON.stringify(html)}`);
  await page.evaluate('document.fonts.ready');
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  expect(png.length).toBeLessThan(MOST_BYTES);
  writeFileSync(fileURLToPath(new URL('og-image.png', PUBLIC_FOLDER)), png);
  await page.context().close();
});
