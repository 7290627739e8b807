import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { chooseRowAction } from '../support/row-actions.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'unlucky@example.test';

let page: Page;

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL));
  const { client } = await site.personOf(EMAIL);
  await client.post('/sops', { prompt: 'Lock the door.' });
  await client.post('/functions/generate-install-link', {});
});

/** Lets every request of that kind fail as if the line were dead. */
async function cut(method: string, path: string): Promise<void> {
  await page.unrouteAll();
  await intercept(page, `**/api/v1${path}`, (route) =>
    route.request().method() === method ? route.abort() : route.fallback(),
  );
}

/** Denies the page its clipboard until the next navigation: without it a browser may ask, and wait for an answer. */
async function denyClipboard(): Promise<void> {
  await page.evaluate(
    `navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))`,
  );
}

async function openDashboard(): Promise<void> {
  await page.goto(`${site.origin}/dashboard`);
  await page.getByRole('region', { name: 'Your SOPs' }).waitFor();
}

describe('a failed call is reported in the specified words', () => {
  it.each([
    ['Failed to load SOPs', 'S8.14', '/sops?**'],
    ['Failed to load subscription data', 'S8.18', '/functions/check-subscription'],
  ])('%s (%s)', async (text, _id, path) => {
    await cut(path.startsWith('/functions') ? 'POST' : 'GET', path);
    await page.goto(`${site.origin}/dashboard`);
    await page.getByText(text).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Your SOPs' }).getByRole('link').waitFor();
  });

  it('Failed to create SOP (S8.15), and the prompt stays', async () => {
    await openDashboard();
    await cut('POST', '/sops');
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).fill('Do not lose this');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.getByText('Failed to create SOP').waitFor();
    await page.getByText('Do not lose this').waitFor();
  });

  it.each([
    ['Failed to update SOP status', 'S8.16', 'PATCH', 'Mark as completed'],
    ['Failed to delete SOP', 'S8.17', 'DELETE', 'Delete'],
  ])('%s (%s)', async (text, _id, method, action) => {
    await openDashboard();
    await cut(method, '/sops/*');
    await chooseRowAction(page.getByRole('region', { name: 'Your SOPs' }), action);
    await page.getByText(text).waitFor();
  });

  it('Failed to generate install link (S8.19)', async () => {
    await openDashboard();
    await cut('POST', '/functions/generate-install-link');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Failed to generate install link').waitFor();
  });

  it('Failed to copy to clipboard (S8.20)', async () => {
    await openDashboard();
    await denyClipboard();
    await page.getByRole('button', { name: /^Copy/ }).click();
    await page.getByText('Failed to copy to clipboard').waitFor();
  });

  it('Failed to revoke install link (S8.21)', async () => {
    await openDashboard();
    await cut('POST', '/functions/revoke-install');
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Failed to revoke install link').waitFor();
  });
});

describe('seats', () => {
  it('are generated, copied and revoked (S2.100, S2.103-S2.106, S8.30-S8.32)', async () => {
    await page.unrouteAll();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByText('Install Link Generated').waitFor();
    await page.getByText('2 of 30 seats in use · 28 remaining').waitFor();
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await page.getByText('Copied!').waitFor();
    await page
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Link Revoked').waitFor();
    await page.getByText('Install link has been deactivated').waitFor();
    await page.getByText('1 of 30 seats in use · 29 remaining').waitFor();
    await page.getByText('Revoked', { exact: true }).waitFor();
  });
});
