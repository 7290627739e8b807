import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { ModelServer } from '../support/model-server/model-server.js';
import { fillAccounts, USER_EMAIL } from './demonstration.js';
import { ANSWER, finishProcedure, PROMPT } from './finished-procedure.js';

/** Answers as a language model does that has understood the prompt; about any other task it says nothing. */
const models = await ModelServer.start({
  answer: ({ messages }) => (JSON.stringify(messages).includes(PROMPT) ? ANSWER : {}),
});
const site = useSite({ BILLING_MODE: 'none', AI_CHAIN: 'local:ok', AI_LOCAL_BASE_URL: models.baseUrl });

/** Where the landing page finds its pictures of the product. */
const FOLDER = fileURLToPath(new URL('../../frontend/src/features/marketing/landing/pictures', import.meta.url));
/** Where the README finds its pictures of the two steps. */
const README_FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
/** The landing page is looked at on phones, too. */
const MOST_BYTES = 60_000;
const MOST_README_BYTES = 100_000;
const QUALITY = 62;
/** The sizes that `product-picture.tsx` gives the pictures, in pixels of the page, and the heading that they begin with below the bar. */
const LOOKS = [
  { name: 'product', viewport: { width: 1120, height: 960 }, deviceScaleFactor: 1.25, startsAt: ANSWER.title },
  { name: 'product-phone', viewport: { width: 360, height: 600 }, deviceScaleFactor: 2, startsAt: 'Procedure' },
];
/** Height of the bar, and a little room below it. */
const BAR_PX = 76;
const SCHEMES = ['light', 'dark'] as const;
/** Two of them stand side by side. */
const STEP_SIZE = { width: 720, height: 720 };

let sopId: string;

afterAll(() => models.stop());

beforeAll(async () => {
  await fillAccounts(site.server);
  sopId = await finishProcedure(await personOf(site.server, USER_EMAIL));
  mkdirSync(FOLDER, { recursive: true });
  mkdirSync(README_FOLDER, { recursive: true });
});

/** Takes a picture of the visible part of a page, as WebP. */
async function takePicture(page: Page, mostBytes: number): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  const webp = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  expect(webp.length).toBeLessThan(mostBytes);
  return webp;
}

describe('the pictures of the product', () => {
  it.each(LOOKS.flatMap((look) => SCHEMES.map((colorScheme) => ({ ...look, colorScheme }))))(
    'show the page of a procedure: $name, $colorScheme',
    async ({ name, colorScheme, startsAt, ...look }) => {
      const { page } = await site.openTabOf(USER_EMAIL, '/auth', { ...look, colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${site.origin}/sops/${sopId}`);
      await page.getByRole('heading', { name: /checks pass$/ }).waitFor();
      const heading = page.getByRole('heading', { name: startsAt, exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -BAR_PX);
      await page.waitForTimeout(500);
      writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), await takePicture(page, MOST_BYTES));
      await page.context().close();
    },
  );

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
    if (name === 'prompt') await page.getByLabel('What is the procedure about?').fill(PROMPT);
    else await page.getByRole('heading', { name: /checks pass$/ }).waitFor();
    writeFileSync(join(README_FOLDER, `${name}.webp`), await takePicture(page, MOST_README_BYTES));
    await page.context().close();
  });
});
