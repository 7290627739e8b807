import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { personOf } from '../support/accounts.js';
import { signInOnSite } from '../support/browser-page.js';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const guidance = (page: Page) => page.getByRole('region', { name: 'First steps' });
const prompt = (page: Page) => page.getByRole('textbox', { name: 'What is the procedure about?' });

describe('the first steps of a newcomer', () => {
  it('begin with an example in the box, and are gone when all are done', async () => {
    const { page } = await site.openTabOf('newcomer@example.test');
    const steps = guidance(page);
    await steps.getByRole('img', { name: 'Done' }).waitFor();
    await steps.getByRole('button', { name: 'Customer complaint' }).click();
    await expect.poll(() => prompt(page).inputValue()).toContain('Handling a complaint');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await steps.getByRole('img', { name: 'Done' }).nth(1).waitFor();
    await steps.getByRole('button', { name: 'Go to team seats' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await steps.waitFor({ state: 'detached' });
    await closeTab(page);
  });

  it('are there before what lies below them, so that nothing moves under the pointer', async () => {
    const { page } = await site.openTabOf('patient@example.test');
    const letThrough = await holdRequests(page, '**/api/v1/overview/sops**');
    await page.reload();
    await page.getByRole('status', { name: 'Loading your dashboard' }).waitFor();
    expect(await prompt(page).count()).toBe(0);
    letThrough();
    await prompt(page).waitFor();
    await expect.poll(() => guidance(page).count()).toBe(1);
    await closeTab(page);
  });

  it('do not block anyone when the progress is unknown', async () => {
    const { page } = await site.openTabOf('unlucky@example.test');
    await intercept(page, '**/api/v1/overview/sops**', (route) => route.abort());
    await page.reload();
    await prompt(page).waitFor();
    expect(await guidance(page).count()).toBe(0);
    await closeTab(page);
  });

  it('are looked at no more once they are done', async () => {
    const { page } = await site.openTabOf('quick@example.test');
    await guidance(page).waitFor();
    const { client } = await site.personOf('quick@example.test');
    await client.post('/sops', { prompt: 'Feed the cat.' });
    await client.post('/functions/generate-install-link', {});
    await guidance(page).waitFor({ state: 'detached' });
    // What the page before asked for does not count.
    await page.reload({ waitUntil: 'commit' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByText('1 of 30 seats in use').waitFor();
    expect(asked.filter((address) => address.includes('/overview/sops'))).toEqual([]);
    await closeTab(page);
  });

  it('can be put away for good', async () => {
    const { page } = await site.openTabOf('expert@example.test');
    await guidance(page).getByRole('button', { name: 'Hide the first steps' }).click();
    await guidance(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('0 of 30 seats in use').waitFor();
    expect(await guidance(page).count()).toBe(0);
    await closeTab(page);
  });

  it('are not shown to somebody without a plan, who sees only the plans (S2.72)', async () => {
    const paid = await site.startReplica();
    const { page } = await site.openTab();
    await personOf(paid, 'visitor@example.test', 'user');
    await signInOnSite(page, paid.origin, 'visitor@example.test');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await guidance(page).count()).toBe(0);
    await closeTab(page);
  });
});
