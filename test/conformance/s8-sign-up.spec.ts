import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, mailTo } from '../support/mailbox.js';
import { useSite } from './conformance-site.js';

const site = useSite({ MAIL_MIN_INTERVAL_S: '0' });
const EMAIL = 'paula@example.test';
const PASSWORD = 'correct horse';

let page: Page;
/** Address of the provider's page for the sign-in under way. */
let interaction: string;

const message = (title: string) => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title });

async function signUp(email: string): Promise<void> {
  await page.goto(`${interaction}/sign-up`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Paula Park');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(password: string): Promise<void> {
  await page.goto(`${interaction}/password`);
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

beforeAll(async () => {
  page = await site.openPage('/auth');
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL('**/idp/interaction/*');
  interaction = page.url();
});

describe("the provider's own pages", () => {
  it('S8.2 confirm that an account was made, and point to the mail', async () => {
    await signUp(EMAIL);
    await message('Account created!').getByText('Please check your email to confirm your account.').waitFor();
  });

  it('S8.1 say why an account was not made', async () => {
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const text = await message('Sign up failed').innerText();
    expect(text.replace('Sign up failed', '').trim()).not.toBe('');
  });

  it('S8.3 say why nobody is signed in', async () => {
    await signIn('wrong horse');
    const text = await message('Sign in failed').innerText();
    expect(text.replace('Sign in failed', '').trim()).not.toBe('');
  });

  it('S8.4 let in who has confirmed the address, with a welcome', async () => {
    await signUp(EMAIL);
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(codeOf(await mailTo(site.origin, EMAIL, 1)));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/dashboard/user');
    await message('Welcome back!').getByText('You have successfully signed in.').waitFor();
  });
});
