import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { recordBodies } from '../support/sent-bodies.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

describe('the pricing page', () => {
  it('shows bar, plans and footer, and nothing else (S2.2)', async () => {
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('heading', { level: 1, name: 'Plans and pricing' }).waitFor();
    await expect.poll(() => page.locator('main > section').count()).toBe(1);
    await expect.poll(() => page.getByRole('article', { name: /plan$/ }).count()).toBe(3);
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it.each([
    [
      'Starter',
      '$1500 per month',
      'Up to 5 SOPs per month Drive integration Basic templates Email support',
      'S9.1-S9.3',
    ],
    [
      'Professional',
      '$4500 per month',
      'Up to 10 SOPs per month Advanced AI Custom templates Priority support Team collaboration',
      'S9.4-S9.7, S9.17',
    ],
    [
      'Enterprise',
      'Custom',
      'Unlimited SOPs Custom integrations Dedicated account manager 24/7 phone support On-premise deployment',
      'S1.5, S9.8, S9.9',
    ],
  ])('shows %s at %s with %s, as the front page does (%s)', async (name, price, features) => {
    const { page } = await site.openTab();
    for (const path of ['/', '/pricing']) {
      await page.goto(`${site.origin}${path}`);
      const card = page.getByRole('article', { name: `${name} plan` });
      await card.waitFor();
      const text = (await card.innerText()).replaceAll(/\s+/g, ' ');
      expect(text).toContain(price);
      expect(text).toContain(features);
      expect(text.includes('Most Popular')).toBe(name === 'Professional');
    }
    await closeTab(page);
  });
});

describe('the plans side by side', () => {
  it('have their prices and their buttons at the same height, however long their texts', async () => {
    // Here the summaries have two, three and four lines.
    const { page } = await site.openTab({ viewport: { width: 930, height: 900 } });
    await page.goto(`${site.origin}/pricing`);
    const topsOf = async (parts: Locator) =>
      new Set((await Promise.all((await parts.all()).map((part) => part.boundingBox()))).map((box) => box?.y));
    const buttons = page.getByRole('article').getByRole('button');
    await buttons.first().waitFor();
    await expect.poll(() => buttons.count()).toBe(3);
    expect((await topsOf(buttons)).size).toBe(1);
    expect((await topsOf(page.locator('article [data-monthly-price], article p > span:first-child'))).size).toBe(1);
    const heights = await page
      .getByRole('article')
      .locator('p')
      .evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBeGreaterThan(2);
    await closeTab(page);
  });
});

describe('a visitor who chooses a plan', () => {
  it.each([
    ['/', 'S2.62'],
    ['/pricing', 'S2.63'],
  ])('on %s is asked to sign in first (%s, S2.64-S2.66, S4.34, S6.2, SD.29)', async (path) => {
    const { page } = await site.openTab();
    await page.goto(`${site.origin}${path}`);
    const choose = page.getByRole('button', { name: 'Choose Professional' });
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await choose.waitFor();
    expect(await dialog.count()).toBe(0);
    for (const plan of ['Starter', 'Enterprise', 'Professional']) {
      await page.getByRole('button', { name: `Choose ${plan}` }).click();
      const text = `Please sign in or create an account to subscribe to the ${plan} plan`;
      await dialog.getByText(text, { exact: true }).waitFor();
      if (plan === 'Professional') break;
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await choose.click();
    await dialog.getByRole('link', { name: 'Sign In / Sign Up' }).click();
    await page.waitForURL('**/auth');
    await closeTab(page);
  });
});

describe('a signed-in person who chooses a plan', () => {
  it('gets the checkout in a new tab, at the price of this page (S2.67, S7.17, S7.18, S8.25, T1)', async () => {
    const { page } = await site.openTabOf('buyer@example.test');
    await page.goto(`${site.origin}/pricing`);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    await page.getByText('Redirecting to checkout...').waitFor();
    await page.getByText('Starting checkout for Professional plan').waitFor();
    await (await opened).getByRole('button', { name: 'Pay $4,500.00' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await closeTab(page);
  });

  it('is led to the contact page for Enterprise, with the subject filled in (S6.8, S7.18, T2)', async () => {
    const { page } = await site.openTabOf('enterprise@example.test');
    await page.goto(`${site.origin}/#pricing`);
    const opened = page.context().waitForEvent('page');
    const bodies = await recordBodies(page, '**/functions/create-checkout');
    await page.getByRole('button', { name: 'Choose Enterprise' }).click();
    await expect.poll(() => bodies).toEqual([{ plan: 'Enterprise' }]);
    await page.getByText('Starting checkout for Enterprise plan').waitFor();
    const contact = await opened;
    await contact.waitForURL('**/contact?subject=Enterprise%20plan');
    expect(await contact.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Enterprise plan');
    await closeTab(page);
  });

  it('sees a message when the checkout cannot be started (S8.11, S8.12)', async () => {
    const { page, faults } = await site.openTabOf('unlucky-buyer@example.test');
    await page.goto(`${site.origin}/pricing`);
    await intercept(page, '**/functions/create-checkout', (route) => route.abort());
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByText('Checkout failed').waitFor();
    await page.getByText('Please try again or contact support').waitFor();
    expect(faults.some((fault) => fault.includes('The checkout could not be started'))).toBe(true);
    await closeTab(page);
  });
});
