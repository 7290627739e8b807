import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf, wrongCodeFor } from '../api/auth/totp-app.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';
import { plugInKey } from './virtual-key.js';

const site = useSite({ BILLING_MODE: 'none' });

/** Somebody who has signed in by the page, in a browser of their own: sessions and the log know it by its name. */
async function signedIn(email: string) {
  const tab = await site.openTab();
  await site.signIn(tab.page, email);
  return tab;
}

/** The same on the account page. */
async function onAccountPage(email: string) {
  const tab = await signedIn(email);
  await tab.page.goto(`${site.origin}/account`);
  await tab.page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  return tab;
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Reads the secret from the open dialog, as somebody who types it into an app. */
async function secretUri(page: Page): Promise<string> {
  const text = await page.getByRole('dialog').locator('code').innerText();
  return `otpauth://totp/x?secret=${text.replace(/\s/g, '')}`;
}

/** Adds an authenticator app on the account page. @returns what makes its codes */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const uri = await secretUri(page);
  await page.getByLabel('Code shown in the app').fill(codeOf(uri));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Second step added').waitFor();
  return uri;
}

describe('the account page', () => {
  it('is reached from the menu, and changes the name', async () => {
    const { page, faults } = await site.openTabOf('ana@example.test');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL('**/account');
    await page.getByLabel('Name').fill('Ana Lima');
    await section(page, 'Profile').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name saved').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ana Lima');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('changes the kind of account and goes to its dashboard (S4.15-S4.17, S8.8, S8.9)', async () => {
    const { page } = await onAccountPage('changer@example.test');
    // Not `check()`: the page may be left before anybody could look whether it is checked.
    await page.getByRole('radio', { name: /^Consultant/ }).click();
    await page.waitForURL('**/dashboard/consultant');
    await page.getByText('Profile Updated').waitFor();
    await page.getByText('Welcome to your consultant dashboard!').waitFor();
    await page.goto(`${site.origin}/account`);
    await page.getByRole('radio', { name: /^User/ }).click();
    await page.waitForURL('**/dashboard/user');
    await page.getByText('Welcome to your user dashboard!').waitFor();
    await closeTab(page);
  });

  it('says so when the kind cannot be changed (S8.10)', async () => {
    const { page } = await onAccountPage('unlucky@example.test');
    await intercept(page, '**/api/v1/profiles/me', (route) => route.abort());
    // Not `check()`: the choice may be taken back before anybody could look at it.
    await page.getByRole('radio', { name: /^Consultant/ }).click();
    await page.getByText('Failed to update profile. Please try again.').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^User/ }).isChecked()).toBe(true);
    await closeTab(page);
  });

  it('leads to its parts, and marks the one that is read (screens m10)', async () => {
    const { page } = await onAccountPage('reader@example.test');
    const parts = page.getByRole('navigation', { name: 'Account' });
    const current = () => parts.locator('[aria-current]').textContent();
    await eventually(current, (name) => name === 'Profile');
    await parts.getByRole('link', { name: 'Sign-in and security' }).click();
    await eventually(current, (name) => name === 'Sign-in and security');
    expect(await page.evaluate('document.activeElement.id')).toBe('security');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Set or change password');
    await parts.getByRole('link', { name: 'Your data' }).click();
    await eventually(current, (name) => name === 'Your data');
    await closeTab(page);
  });

  it('has a main button to change the address only once there is a new one (screens m10)', async () => {
    const { page } = await onAccountPage('reader@example.test');
    const form = section(page, 'Email address');
    const isMain = () =>
      form
        .getByRole('button', { name: 'Change' })
        .evaluate(({ classList }) => classList.contains('MuiButton-contained'));
    expect(await isMain()).toBe(false);
    await form.getByRole('textbox', { name: 'New address' }).fill('new@example.test');
    await expect.poll(isMain).toBe(true);
    await closeTab(page);
  });

  it('sets a password and explains why a weak one is refused (S8.43)', async () => {
    const { page } = await onAccountPage('secret@example.test');
    const form = section(page, 'Password');
    expect(await form.getByRole('textbox').count()).toBe(0);
    await form.getByRole('button', { name: 'Set or change password' }).click();
    expect(await form.getByLabel('Current password').evaluate((field) => field.matches(':focus'))).toBe(true);
    await form.getByLabel('New password', { exact: true }).fill('aaa');
    await form.getByLabel('Confirm new password').fill('aab');
    await form.getByRole('button', { name: 'Save password' }).click();
    await form.getByText('The passwords do not match.').waitFor();
    await form.getByLabel('Confirm new password').fill('aaa');
    await form.getByRole('button', { name: 'Save password' }).click();
    await form.getByText(/too easy to guess.*at least 8 characters.*more than two different/).waitFor();
    for (const label of ['New password', 'Confirm new password']) {
      await form.getByLabel(label, { exact: true }).fill('plums and pears');
    }
    await form.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Password changed').waitFor();
    await form.getByRole('button', { name: 'Set or change password' }).click();
    for (const label of ['New password', 'Confirm new password']) {
      await form.getByLabel(label, { exact: true }).fill('apples and figs');
    }
    await form.getByRole('button', { name: 'Save password' }).click();
    await form.getByText('Enter your current password too.').waitFor();
    await closeTab(page);
  });

  it('signs other devices out, and their open pages with them', async () => {
    const here = await onAccountPage('traveller@example.test');
    const elsewhere = await onAccountPage('traveller@example.test');
    await here.page.reload();
    const sessions = section(here.page, 'Sessions');
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2);
    await sessions.getByText('Chrome on Linux').first().waitFor();
    await sessions.getByRole('button', { name: 'Sign out others' }).click();
    await here.page.getByText('Signed out everywhere else').waitFor();
    await elsewhere.page.waitForURL('**/auth');
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await closeTab(here.page);
    await closeTab(elsewhere.page);
  });

  it('shows what happened to the ways to sign in, the newest first, and from where (security SEC6)', async () => {
    const { page } = await onAccountPage('watchful@example.test');
    const events = section(page, 'Recent security activity').getByRole('listitem');
    await events.filter({ hasText: 'Account created' }).waitFor();
    await expect
      .poll(() => events.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Signed in\s+.*, Chrome on Linux, IP address \S+\s+This session$/),
        expect.stringMatching(/^Account created\s+/),
      ]);
    await addApp(page);
    await page.reload();
    await events.filter({ hasText: 'A second step was added' }).waitFor();
    expect(await events.first().innerText()).toMatch(/^A second step was added/);
    await closeTab(page);
  });

  it('downloads everything', async () => {
    const { page } = await onAccountPage('reader@example.test');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { email: string }[] };
    expect(data.profile[0]?.email).toBe('reader@example.test');
    await closeTab(page);
  });

  it('deletes the account after its address was typed', async () => {
    const { page } = await onAccountPage('leaver@example.test');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A running subscription ends now, without a refund.').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Delete permanently' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel('Your email address').fill('leaver@example.test');
    await confirm.click();
    await page.waitForURL('**/auth');
    await page.getByText('Account deleted').waitFor();
    await closeTab(page);
  });

  it('asks for a new sign-in before it deletes an account that was left open', async () => {
    const { page } = await onAccountPage('left-open@example.test');
    await site.query("UPDATE auth_sessions SET created_at = created_at - interval '16 minutes'");
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your email address').fill('left-open@example.test');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText(/signed in more than 15 minutes ago/).waitFor();
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('textbox', { name: 'Another email address' }).fill('left-open@example.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/account');
    await closeTab(page);
  });
});

describe('two-step verification', () => {
  it('asks for the code of the app at the next sign-in, and continues to the requested page (screens A5)', async () => {
    const { page } = await onAccountPage('app@example.test');
    const uri = await addApp(page);
    await section(page, 'Two-step verification').getByText('Authenticator app, added').waitFor();

    const next = await signedIn('app@example.test');
    await next.page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await expect.poll(() => next.page.title()).toMatch(/^Confirm it’s you · /);
    expect(await next.page.getByText('Welcome back!').count()).toBe(0);
    await next.page.goto(`${site.origin}/team`);
    await next.page.getByLabel('Code from your authenticator app').fill(wrongCodeFor(uri));
    await next.page.getByRole('button', { name: 'Confirm' }).click();
    await next.page.getByText(/The code is wrong/).waitFor();
    // The code of this moment was used up by adding the app.
    await next.page.getByLabel('Code from your authenticator app').fill(codeOf(uri, 1));
    await next.page.getByRole('button', { name: 'Confirm' }).click();
    await next.page.getByText('Welcome back!').waitFor();
    await next.page.getByRole('heading', { level: 1, name: 'Team Activity' }).waitFor();
    expect(new URL(next.page.url()).pathname).toBe('/team');
    await closeTab(page);
    await closeTab(next.page);
  });

  it('can be left for the sign-in page, and shows nothing of the account', async () => {
    const { page } = await onAccountPage('shy@example.test');
    await addApp(page);
    const next = await signedIn('shy@example.test');
    await next.page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    expect(await next.page.getByRole('navigation').count()).toBe(0);
    await next.page.getByRole('button', { name: 'Sign out' }).click();
    await next.page.waitForURL('**/auth');
    await closeTab(page);
    await closeTab(next.page);
  });

  it('takes a passkey, and it alone opens the account', async () => {
    const { page } = await site.openTab();
    await plugInKey(page);
    await site.signIn(page, 'key@example.test');
    await page.goto(`${site.origin}/account`);
    await page.getByRole('button', { name: 'Add a passkey or security key' }).click();
    await page.getByLabel('Name').last().fill('Laptop');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Second step added').waitFor();

    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'key@example.test');
    await page.getByRole('button', { name: 'Use Laptop' }).click();
    await page.getByRole('navigation').first().waitFor();

    await page.goto(`${site.origin}/account`);
    await page.getByRole('button', { name: 'Remove: Laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Two-step verification is off.').waitFor();
    await closeTab(page);
  });
});
