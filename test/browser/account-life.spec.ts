import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../api/auth/totp-app.js';
import { useSite } from '../support/browser-site.js';
import { linkOf, mailTo } from '../support/mailbox.js';
import { closeTab } from '../support/tab-pool.js';
import { plugInKey } from './virtual-key.js';

const site = useSite({ BILLING_MODE: 'none', DEMO: 'off', MAIL_MIN_INTERVAL_S: '0' });

const EMAIL = 'paula@example.test';
const NEW_EMAIL = 'paula.weiss@example.test';
const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'plums and pears';

async function toProvider(page: Page): Promise<void> {
  await page.goto(`${site.origin}/auth`);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL('**/idp/**');
}

async function giveCredentials(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth');
}

/** Opens the newest mail in the development mailbox and follows its button. */
async function followNewestMail(page: Page, subject: string): Promise<void> {
  await page.goto(`${site.origin}/dev/mail`);
  await page.getByRole('link', { name: subject }).first().click();
  const link = page.getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
}

describe('the life of an account with a password (T11)', () => {
  it('begins on the page of the built-in provider and ends on the account page (S8.2, S8.4)', async () => {
    const { page, faults } = await site.openTab();

    await toProvider(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Name').fill('Paula Weiß');
    await giveCredentials(page, EMAIL, PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Account created!').waitFor();
    await page.getByText('Please check your email to confirm your account.').waitFor();

    await followNewestMail(page, 'Confirm your email address');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await page.waitForURL('**/dashboard/user');
    await signOut(page);

    await toProvider(page);
    await giveCredentials(page, EMAIL, PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard/user');
    await page.getByText('You have successfully signed in.').waitFor();

    await plugInKey(page);
    await page.goto(`${site.origin}/account`);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
    const uri = `otpauth://totp/x?secret=${secret}`;
    await page.getByLabel('Code shown in the app').fill(codeOf(uri));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Second step added').first().waitFor();
    await page.getByRole('button', { name: 'Add a passkey or security key' }).click();
    await page.getByLabel('Name').last().fill('Laptop');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Remove: Laptop' }).waitFor();
    await signOut(page);

    await toProvider(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email address').fill(EMAIL);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Check your email').waitFor();
    await followNewestMail(page, 'Choose a new password');
    await page.getByRole('button', { name: 'Continue' }).click();
    // A mail is no second factor: the passkey is asked for before the password can be changed.
    await page.getByRole('button', { name: 'Use Laptop' }).click();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Password changed').waitFor();
    await page.getByRole('button', { name: 'They are mine' }).click();
    await signOut(page);

    await toProvider(page);
    await giveCredentials(page, EMAIL, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor();
    await page.getByLabel('Six-digit code').fill(codeOf(uri, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dashboard/user');

    await page.goto(`${site.origin}/account`);
    await page.getByLabel('New address').fill(NEW_EMAIL);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByText('Check both inboxes').waitFor();
    for (const mailbox of [EMAIL, NEW_EMAIL]) {
      await page.goto(linkOf(await mailTo(site.origin, mailbox)).address);
      await page.getByRole('button', { name: 'Confirm the change' }).click();
      if (mailbox === EMAIL) await page.getByRole('heading', { name: 'One address has confirmed' }).waitFor();
    }
    // The confirmation opened a session of its own, which has proved an address and no second factor.
    await page.getByRole('button', { name: 'Use Laptop' }).click();
    await page.waitForURL('**/account');
    await page.getByText(`Your address is ${NEW_EMAIL}.`).waitFor();

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your email address').fill(NEW_EMAIL);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Account deleted').waitFor();

    await toProvider(page);
    await giveCredentials(page, NEW_EMAIL, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Invalid login credentials').waitFor();
    const unexpected = faults.filter((fault) => !/status of (422|403)/.test(fault));
    expect(unexpected).toEqual([]);
    await closeTab(page);
  });
});
