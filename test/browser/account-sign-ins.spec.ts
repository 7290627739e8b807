import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { callAuth } from '../api/auth/auth-wire.js';
import { OutsideIssuer } from '../api/auth/outside-issuer.js';
import { codeOf } from '../api/auth/totp-app.js';
import { openBrowser } from '../support/browser-site.js';
import { linkOf, mailTo } from '../support/mailbox.js';
import { findFreePort } from '../support/server-process.js';
import { closeTab } from '../support/tab-pool.js';
import { useTestSite } from '../support/test-site.js';

const port = await findFreePort();
const callback = `http://localhost:${port}/api/v1/auth/callback`;
const home = await OutsideIssuer.start(callback);
const work = await OutsideIssuer.start(callback);

const site = useTestSite({
  port,
  openBrowser,
  env: {
    BILLING_MODE: 'none',
    MAIL_MIN_INTERVAL_S: '0',
    OIDC_PROVIDERS: 'home,work',
    ...home.settings('home'),
    ...work.settings('work'),
  },
});

afterAll(async () => {
  await home.stop();
  await work.stop();
});

/** Who sits at the browser, as both providers know them. */
function becomes(name: string): void {
  home.person = { sub: name, email: `${name}@example.test`, email_verified: true };
  work.person = { sub: `${name}-at-work`, email: `${name}@work.example.test`, email_verified: true };
}

/** Somebody on the account page, who has signed in at home. */
async function onAccountPage(name: string): Promise<Page> {
  becomes(name);
  const page = await site.openPage('/auth');
  await page.getByRole('button', { name: 'Continue with Home' }).click();
  await page.waitForURL('**/dashboard/**');
  await page.goto(`${site.origin}/account`);
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  return page;
}

const ways = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

async function ageProofs(): Promise<void> {
  await site.query(
    `UPDATE auth_sessions SET created_at = created_at - interval '16 minutes',
       raised_at = raised_at - interval '16 minutes'`,
  );
}

async function linkWork(page: Page): Promise<void> {
  await ways(page).getByRole('button', { name: 'Link Work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
}

describe('the ways to sign in', () => {
  it('are listed, linked and unlinked on the account page (security SEC2)', async () => {
    const page = await onAccountPage('ruth');
    await ways(page).getByText('ruth@example.test').waitFor();
    expect(
      await ways(page)
        .getByRole('button', { name: /^Unlink/ })
        .count(),
    ).toBe(0);
    await linkWork(page);
    await page.getByText('Work linked').waitFor();
    await page.waitForURL('**/account');
    await ways(page).getByText('ruth@work.example.test').waitFor();
    expect(await ways(page).getByRole('button', { name: 'Link Work' }).count()).toBe(0);
    // The new session took the place of the old one.
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await ways(page).getByRole('button', { name: 'Unlink: Work' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await ways(page).getByRole('button', { name: 'Link Work' }).waitFor();
    await expect.poll(() => ways(page).getByRole('listitem').count()).toBe(1);
    await closeTab(page);
  });

  it('wait for a new sign-in when the last one is old, and go on from there (security SEC2)', async () => {
    const page = await onAccountPage('olga');
    await ageProofs();
    await linkWork(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/signed in more than 15 minutes ago/).waitFor();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.getByText('Link Work?').waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Work linked').waitFor();
    await ageProofs();
    await ways(page).getByRole('button', { name: 'Unlink: Work' }).click();
    await dialog.getByRole('button', { name: 'Unlink' }).click();
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    await dialog.getByText('Unlink Work?').waitFor();
    await dialog.getByRole('button', { name: 'Unlink' }).click();
    await ways(page).getByRole('button', { name: 'Link Work' }).waitFor();
    await closeTab(page);
  });

  it('say when a sign-in opens an account already', async () => {
    const owner = await onAccountPage('owner');
    await linkWork(owner);
    await owner.getByText('Work linked').waitFor();
    const other = await onAccountPage('other');
    work.person = { sub: 'owner-at-work', email: 'owner@work.example.test', email_verified: true };
    await linkWork(other);
    await other.getByRole('alert').filter({ hasText: 'Work was not linked' }).waitFor();
    await other.getByText('That sign-in already opens an account.').waitFor();
    await other.waitForURL('**/account');
    await closeTab(owner);
    await closeTab(other);
  });

  it('are reviewed after a recovery: the session of an identity linked by an attacker is ended (security SEC2)', async () => {
    const victim = await onAccountPage('victim');
    await linkWork(victim);
    await victim.getByText('Work linked').waitFor();
    await closeTab(victim);
    const email = 'victim@example.test';
    await callAuth(site.server, 'POST', '/recover', { json: { email } });
    const page = await site.openPage('/');
    await page.goto(linkOf(await mailTo(site.origin, email)).address);
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const label of ['New password', 'Confirm new password']) {
      await page.getByLabel(label, { exact: true }).fill('plums and pears');
    }
    await page.getByRole('button', { name: 'Save password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are these sign-ins yours?' });
    await dialog.getByText('victim@work.example.test').waitFor();
    await dialog.getByRole('button', { name: 'Unlink: Work' }).click();
    await page.getByRole('dialog', { name: 'Unlink Work?' }).getByRole('button', { name: 'Unlink' }).click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
    await dialog.getByRole('button', { name: 'They are mine' }).click();
    await page.waitForURL('**/dashboard');
    await closeTab(page);
  });
});

describe('an old sign-in with a second factor', () => {
  it('is made fresh by the factor, without leaving the page (security SEC2)', async () => {
    const page = await onAccountPage('factored');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
    const uri = `otpauth://totp/x?secret=${secret}`;
    await page.getByLabel('Code shown in the app').fill(codeOf(uri));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Second step added').waitFor();
    await ageProofs();
    await page.getByRole('button', { name: 'Download my data' }).click();
    await page.getByLabel('Code from your authenticator app').fill(codeOf(uri, 1));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    await closeTab(page);
  });
});
