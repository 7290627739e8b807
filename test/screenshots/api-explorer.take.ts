import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { USER_EMAIL } from './demonstration.js';

const site = useSite({ BILLING_MODE: 'none' });

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});

const VIEWS: readonly { name: string; options: BrowserContextOptions }[] = [
  { name: '1280', options: { viewport: { width: 1280, height: 900 } } },
  { name: '390', options: { viewport: { width: 390, height: 844 } } },
  { name: 'dark', options: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
];

describe.each(VIEWS)('pictures at $name', ({ name, options }) => {
  it('show the API explorer', async () => {
    const page = await site.openPage('/api/docs', options);
    await page.locator('.auth-wrapper .locked').waitFor();
    await page.screenshot({ path: `${FOLDER}/api-explorer-${name}.png` });
    const operation = page.locator('#operations-SOPs-createSop');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response').waitFor();
    await operation.screenshot({ path: `${FOLDER}/api-explorer-operation-${name}.png` });
    await page.context().close();
  });

  it('show the card of the account page', async () => {
    const { page } = await site.openTabOf(USER_EMAIL, '/auth', options);
    await page.goto(`${site.origin}/account`);
    const card = page.getByRole('region', { name: 'API access' });
    await card.getByRole('button', { name: 'Show token' }).click();
    await card.getByRole('button', { name: 'Hide token' }).waitFor();
    await card.screenshot({ path: `${FOLDER}/account-api-access-${name}.png` });
    await page.context().close();
  });
});
