import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const SESSION_KEY = 'sop-platform.auth';

interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

function storedSession(page: Page): Promise<StoredSession | null> {
  return page.evaluate<StoredSession | null>(`JSON.parse(localStorage.getItem('${SESSION_KEY}'))`);
}

/** Makes the kept session look as if its token were about to expire. */
async function ageSession(page: Page): Promise<void> {
  const session = await storedSession(page);
  const aged = { ...session, expires_at: Math.floor(Date.now() / 1000) + 5, expires_in: 5 };
  await page.evaluate(`localStorage.setItem('${SESSION_KEY}', ${JSON.stringify(JSON.stringify(aged))})`);
}

/** What a browser tells a page that comes to the front: the session is looked at again. */
async function comeToFront(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
}

describe('two tabs of one person', () => {
  it('that renew the session at the same moment both stay signed in, with the same session (T32)', async () => {
    const { page: first } = await site.openTab();
    await site.signIn(first, 'two-tabs@example.test');
    const second = await first.context().newPage();
    await second.goto(`${site.origin}/sops`);
    await second.getByRole('heading', { level: 1 }).waitFor();
    const before = await storedSession(first);

    const statuses: number[] = [];
    for (const page of [first, second]) {
      page.on('response', (response) => {
        if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status());
      });
    }
    await ageSession(first);
    await Promise.all([comeToFront(first), comeToFront(second)]);
    await expect
      .poll(() => storedSession(first).then((session) => session?.refresh_token))
      .not.toBe(before?.refresh_token);
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));

    for (const page of [first, second]) {
      await page.goto(`${site.origin}/sops`);
      await page.getByRole('heading', { level: 1, name: /SOP/ }).waitFor();
    }
    await closeTab(first);
  });

  it('both see that the person has signed out in one of them (SD.26, T40)', async () => {
    const { page: first } = await site.openTab();
    await site.signIn(first, 'leaving@example.test');
    const second = await first.context().newPage();
    await second.goto(`${site.origin}/team`);
    await second.getByRole('heading', { level: 1 }).waitFor();
    await first.getByRole('button', { name: 'Account', exact: true }).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await first.getByText('You have been signed out successfully.').waitFor();
    await second.waitForURL('**/auth');
    expect(await storedSession(second)).toBeNull();
    await closeTab(first);
  });
});
