import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signInOnSite } from '../support/browser-page.js';
import { useSite } from '../support/browser-site.js';
import { personOf } from '../support/people.js';

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
    await steps.getByRole('img', { name: 'Done' }).nth(1).waitFor();
    await steps.getByRole('button', { name: 'Go to team seats' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await steps.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it.each([390, 1280])('have their place before it is known how far one is, at %d pixels', async (width) => {
    const { page } = await site.openTabOf(`patient-${width}@example.test`);
    await page.setViewportSize({ width, height: 900 });
    let letThrough = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/v1/overview/sops**', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.reload();
    await page.getByText('0 of 30 seats in use').waitFor();
    const before = await prompt(page).boundingBox();
    letThrough();
    await guidance(page).waitFor();
    expect(await prompt(page).boundingBox()).toEqual(before);
    await page.context().close();
  });

  it('can be put away for good', async () => {
    const { page } = await site.openTabOf('expert@example.test');
    await guidance(page).getByRole('button', { name: 'Hide the first steps' }).click();
    await guidance(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('0 of 30 seats in use').waitFor();
    expect(await guidance(page).count()).toBe(0);
    await page.context().close();
  });

  it('are not shown to somebody without a plan, who sees only the plans (S2.72)', async () => {
    const paid = await site.startReplica();
    const { page } = await site.openTab();
    await personOf(paid, 'visitor@example.test', 'user');
    await signInOnSite(page, paid.origin, 'visitor@example.test');
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    expect(await guidance(page).count()).toBe(0);
    await page.context().close();
  });
});
