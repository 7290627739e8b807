import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';

const site = useSite();
const EMAIL = 'changing@example.test';

let page: Page;

const choose = (label: string) => page.getByRole('radio', { name: new RegExp(`^${label}`) }).click();

async function openAccount(): Promise<void> {
  await page.goto(`${site.origin}/account`);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
}

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL));
});

describe('the kind of account', () => {
  it.each([
    ['S4.15, S4.16, S8.8', 'Consultant', 'consultant'],
    ['S4.15, S4.17, S8.9', 'User', 'user'],
  ])('%s is changed on the account page: %s', async (_id, label, kind) => {
    await openAccount();
    await choose(label);
    const toast = page.getByRole('status').filter({ hasText: 'Profile Updated' });
    await toast.getByText(`Welcome to your ${kind} dashboard!`).waitFor();
    await page.waitForURL(`**/dashboard/${kind}`);
    const { client } = await site.personOf(EMAIL);
    expect((await client.get('/profiles/me')).body['user_type']).toBe(kind);
  });

  it('S8.10 stays as it is when the change fails', async () => {
    await openAccount();
    await intercept(page, '**/profiles/me', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await choose('Consultant');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to update profile. Please try again.' });
    await failure.getByText('Error', { exact: true }).waitFor();
    await page.unrouteAll();
    await openAccount();
    expect(await page.getByRole('radio', { name: /^User/ }).isChecked()).toBe(true);
  });
});
