import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callAuth } from '../api/auth/auth-wire.js';
import { useSite } from '../support/browser-site.js';
import { codeOf, linkOf, mailTo } from '../support/mailbox.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0' });

/** Somebody with an account who is signed in nowhere. */
async function absentPerson(email: string): Promise<void> {
  const { page } = await site.openTabOf(email);
  await closeTab(page);
}

const askToRecover = (email: string) => callAuth(site.server, 'POST', '/recover', { json: { email } });
const linkTo = async (email: string, after = 0) => linkOf(await mailTo(site.origin, email, after)).address;

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function expectPassword(email: string, password: string): Promise<void> {
  const { status } = await callAuth(site.server, 'POST', '/token?grant_type=password', { json: { email, password } });
  expect(status).toBe(200);
}

describe('a recovery mail', () => {
  it('leads to a new password, but only when the person presses the button (S4.7)', async () => {
    const email = 'forgetful@example.test';
    await absentPerson(email);
    await askToRecover(email);
    const link = await linkTo(email);
    const scanner = await site.openTab();
    await scanner.page.goto(link);
    await scanner.page.getByRole('button', { name: 'Continue' }).waitFor();
    await closeTab(scanner.page);

    const { page, faults } = await site.openTab();
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/auth/new-password');
    await choosePassword(page, 'plums and pears');
    await page.waitForURL('**/dashboard');
    await page.getByText('Password changed').waitFor();
    await expectPassword(email, 'plums and pears');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('that was used already says so, and another one can be asked for', async () => {
    const email = 'late@example.test';
    await absentPerson(email);
    await askToRecover(email);
    const first = await mailTo(site.origin, email);
    const { page } = await site.openTab();
    const { address, tokenHash } = linkOf(first);
    await callAuth(site.server, 'POST', '/verify', { json: { token_hash: tokenHash, type: 'recovery' } });
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.getByLabel('Your address').fill(email);
    await page.getByRole('button', { name: 'Send a new email' }).click();
    await page.getByText(/a new email is on its way/).waitFor();
    await page.goto(await linkTo(email, first.n));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/auth/new-password');
    await closeTab(page);
  });

  it('also works by its six digits', async () => {
    const email = 'digits@example.test';
    await absentPerson(email);
    await askToRecover(email);
    const code = codeOf(await mailTo(site.origin, email));
    const { page } = await site.openTab();
    await page.goto(`${site.origin}/auth/confirm`);
    await page.getByLabel('What is the code for?').click();
    await page.getByRole('option', { name: 'Set a new password' }).click();
    await page.getByLabel('Address we wrote to').fill(email);
    await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The code is wrong or no longer valid.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/auth/new-password');
    await closeTab(page);
  });
});

describe('a change of the address', () => {
  it('waits for both mailboxes', async () => {
    const [email, newEmail] = ['old-name@example.test', 'new-name@example.test'];
    const { page } = await site.openTabAt('/account', email);
    await page.getByLabel('New address').fill(newEmail);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByText('Check both inboxes').waitFor();

    await page.goto(await linkTo(email));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await page.getByRole('heading', { name: 'One address has confirmed' }).waitFor();
    await page.goto(await linkTo(newEmail));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await page.waitForURL('**/account');
    await page.getByText('Address changed').waitFor();
    await page.getByText(`Your address is ${newEmail}.`).waitFor();
    expect(await page.getByText('Check both inboxes').count()).toBe(0);
    await closeTab(page);
  });
});

describe('a first password, long after the sign-in', () => {
  it('needs a code that is mailed', async () => {
    const email = 'settled@example.test';
    const { page } = await site.openTabOf(email);
    await site.query("UPDATE auth_sessions SET created_at = created_at - interval '20 minutes'");
    await page.goto(`${site.origin}/account`);
    await page.getByRole('button', { name: 'Set or change password' }).click();
    await choosePassword(page, 'plums and pears');
    await page.getByText('We sent a code to your email address').waitFor();
    await page.getByLabel('Code from the email').fill(codeOf(await mailTo(site.origin, email)));
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Password changed').waitFor();
    await expectPassword(email, 'plums and pears');
    await closeTab(page);
  });
});
