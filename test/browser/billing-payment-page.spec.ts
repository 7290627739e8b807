import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createCheckout, submit } from '../api/billing/billing-fixture.js';
import { type Person, subscribe } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_SANDBOX_CONTROL: '1' });

const addressOf = (name: string): string => `${name}@example.test`;
const newcomer = (name: string): Promise<Person> => site.personOf(addressOf(name), 'user');

/** Opens a payment page, which is not paid for yet. */
async function openCheckout(person: Person): Promise<{ url: string; successPath: string }> {
  const url = await createCheckout(person, 'starter');
  return { url, successPath: `/payment-success?session_id=${new URL(url).pathname.split('/').at(-1)}` };
}

function openAs(name: string, path: string): Promise<{ page: Page; faults: string[] }> {
  return site.openTabAt(path, addressOf(name), { acceptDownloads: true });
}

const verifying = (page: Page) => page.getByRole('heading', { name: 'Verifying your payment' });
const successful = (page: Page) => page.getByRole('heading', { name: 'Payment Successful' });

async function holdWebhooks(on: boolean): Promise<void> {
  await fetch(`${site.origin}/sandbox/control/hold`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on }),
  });
}

describe('the page after a payment', () => {
  it('shows the progress of the verification, and continues automatically (S2.139-S2.141, S7.24, S8.33, T21)', async () => {
    const person = await newcomer('waiting');
    const { url, successPath } = await openCheckout(person);
    const { page, faults } = await openAs('waiting', successPath);
    await verifying(page).waitFor();
    await page.getByText('Waiting for the confirmation').waitFor();
    await submit(url, { card: 'pays' });
    await successful(page).waitFor();
    await page.getByText('Payment successful!').waitFor();
    await page.getByText('Your subscription is now active.').waitFor();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('does not wait for a webhook that is late (T21)', async () => {
    const person = await newcomer('unannounced');
    const { url, successPath } = await openCheckout(person);
    await holdWebhooks(true);
    await submit(url, { card: 'pays' });
    const { page } = await openAs('unannounced', successPath);
    await successful(page).waitFor();
    await holdWebhooks(false);
    await closeTab(page);
  });

  it('may be opened twice: one payment is one piece of news (SD.20)', async () => {
    const person = await newcomer('twice');
    const { url, successPath } = await openCheckout(person);
    await submit(url, { card: 'pays' });
    const { page } = await openAs('twice', successPath);
    await page.getByText('Payment successful!').waitFor();
    await page.reload();
    await successful(page).waitFor();
    expect(await page.getByText('Payment successful!').count()).toBe(0);
    await closeTab(page);
  });

  it('looks for nothing without a session, and says so (S2.10, T21, screens M13)', async () => {
    const { page } = await site.openTabOf(addressOf('curious'));
    const asked: string[] = [];
    // The dashboard before it may still be asking.
    page.on('request', (request) => page.url().includes('/payment-success') && asked.push(request.url()));
    await page.goto(`${site.origin}/payment-success`);
    await verifying(page).waitFor();
    const answer = page.getByRole('status').filter({ hasText: 'No payment was found' });
    expect(await answer.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(await answer.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/dashboard');
    const download = page.getByRole('button', { name: 'Download SOP Generator' });
    expect(await download.getAttribute('class'), 'not what to do next').not.toContain('MuiButton-contained');
    expect(asked.filter((url) => url.includes('check-subscription'))).toEqual([]);
    await closeTab(page);
  });

  it.each(['no-subscriber', 'subscriber'])("is no success for somebody else's session: a %s (SD.19)", async (name) => {
    const buyer = await newcomer(`paid-before-${name}`);
    const { url, successPath } = await openCheckout(buyer);
    await submit(url, { card: 'pays' });
    if (name === 'subscriber') await subscribe(await newcomer(name), 'starter');
    const { page } = await site.openTabOf(addressOf(name));
    await page.clock.install();
    await page.goto(`${site.origin}${successPath}`);
    await verifying(page).waitFor();
    await page.waitForResponse('**/functions/check-subscription');
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Waiting for the confirmation').waitFor();
    expect(await successful(page).count()).toBe(0);
    await closeTab(page);
  });

  it('only logs when the payment cannot be verified (S8.37)', async () => {
    const { page } = await site.openTabOf(addressOf('unverified'));
    await intercept(page, '**/functions/check-subscription', (route) => route.abort());
    const failed = page.waitForEvent('console', (line) => line.text().includes('The payment could not be verified'));
    await page.goto(`${site.origin}/payment-success?session_id=cs_test_failing`);
    await failed;
    expect(await page.getByRole('alert').count()).toBe(0);
    await closeTab(page);
  });

  it('asks who paid before it looks, and comes back after the sign-in (S2.10)', async () => {
    const person = await newcomer('signed-out');
    const { url, successPath } = await openCheckout(person);
    await submit(url, { card: 'pays' });
    const { page } = await site.openTab();
    await page.goto(`${site.origin}${successPath}`);
    await verifying(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/payment-success');
    await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Another email address' }).fill(addressOf('signed-out'));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await successful(page).waitFor();
    await closeTab(page);
  });

  it('offers the software, a tutorial, three steps and the way home (S2.142-S2.146, S8.34, S9.29)', async () => {
    const { page } = await openAs('waiting', '/payment-success');
    await page.getByText('Compatible with Windows', { exact: true }).waitFor();
    await page.getByText('5:30', { exact: true }).waitFor();
    const next = page.getByRole('heading', { name: /^What[’']s Next$/ }).locator('..');
    await expect.poll(() => next.getByRole('listitem').count()).toBe(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download SOP Generator' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sop-generator.txt');
    expect(readFileSync(await file.path(), 'utf8')).toContain(site.origin);
    await page.getByText('Download started').waitFor();
    expect(await page.getByRole('link', { name: 'Return to Homepage', exact: true }).getAttribute('href')).toBe('/');
    await closeTab(page);
  });
});
