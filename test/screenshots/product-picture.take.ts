import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { fillAccounts, TASKS, USER_EMAIL } from './demonstration.js';

const site = useSite({ BILLING_MODE: 'none' });

/** Where the landing page finds its pictures of the product. */
const FOLDER = fileURLToPath(new URL('../../frontend/src/features/marketing/landing/pictures', import.meta.url));
/** Where the README finds its pictures of the two steps. */
const README_FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const LARGEST_BYTES = 100_000;
const QUALITY = 0.82;
/** The size that `product-picture.tsx` gives the picture, in pixels of the page. */
const SIZE = { width: 1120, height: 720 };
/** Two of them stand side by side. */
const STEP_SIZE = { width: 720, height: 720 };

let sopId: string;

beforeAll(async () => {
  ({ sopId } = await fillAccounts(site.server));
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(README_FOLDER, { recursive: true });
});

/** Takes a picture of the visible part of a page, as WebP. Leaves the page blank. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  // The site's own policy lets no page read the picture.
  await page.goto('about:blank');
  const webp = await toWebp(page, png);
  expect(webp.length).toBeLessThan(LARGEST_BYTES);
  return webp;
}

/** Lets the browser turn a PNG into WebP, which is a fifth of its size. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const dataUrl = await page.evaluate(`(async () => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  return Buffer.from(String(dataUrl).split(',')[1] ?? '', 'base64');
}

describe('the pictures of the product', () => {
  it.each(['light', 'dark'] as const)('show the page of a procedure, %s', async (colorScheme) => {
    const look = { viewport: SIZE, deviceScaleFactor: 1.5, colorScheme, reducedMotion: 'reduce' } as const;
    const { page } = await site.openTabOf(USER_EMAIL, '/auth', look);
    await page.goto(`${site.origin}/sops/${sopId}`);
    await page.getByRole('heading', { name: /checks pass$/ }).waitFor();
    writeFileSync(join(FOLDER, `product-${colorScheme}.webp`), await takePicture(page));
    await page.context().close();
  });

  it.each([
    { name: 'prompt', pathOf: () => '/dashboard/user' },
    { name: 'procedure', pathOf: () => `/sops/${sopId}` },
  ])('show the two steps in the README: $name', async ({ name, pathOf }) => {
    const look = {
      viewport: STEP_SIZE,
      deviceScaleFactor: 1.5,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    } as const;
    const { page } = await site.openTabOf(USER_EMAIL, '/auth', look);
    await page.goto(`${site.origin}${pathOf()}`);
    if (name === 'prompt') await page.getByLabel('What is the procedure about?').fill(TASKS[0]?.prompt ?? '');
    else await page.getByRole('heading', { name: /checks pass$/ }).waitFor();
    writeFileSync(join(README_FOLDER, `${name}.webp`), await takePicture(page));
    await page.context().close();
  });
});
