import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { until } from '../support/drafted-sops.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { chooseRowAction } from '../support/row-actions.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();
const withoutSales = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'cook@example.test';

let cook: Person;

beforeAll(async () => {
  cook = await withoutSales.personOf(EMAIL, 'user');
  for (const prompt of ['Apple pie: peel the apples.', 'Banana bread: mash the bananas.']) {
    const { body } = await cook.client.post<{ id: string }>('/sops', { prompt });
    await until(cook, body.id, ['succeeded']);
  }
});

/** The dialog of an invitation, whose link cannot be made. */
async function openInvitation(page: Page): Promise<Locator> {
  await intercept(page, '**/functions/generate-install-link', (route) => route.abort());
  await page.getByRole('button', { name: 'Invite someone' }).click();
  return page.getByRole('dialog', { name: 'Invite someone' });
}

/** Asks for the link. @returns the message that it could not be made */
async function createLink(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mira');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  return restingToast(page);
}

/** The message, when it has come to its place. */
async function restingToast(page: Page): Promise<Locator> {
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  await eventually(
    () => page.evaluate('document.getAnimations().length'),
    (count) => count === 0,
  );
  return toast;
}

describe('messages', () => {
  it('are shown one at a time; what each offered can still be taken back by keys (screens m3)', async () => {
    const { page } = await withoutSales.openTabAt('/sops', EMAIL);
    const row = (name: RegExp) => page.getByRole('row').filter({ hasText: name });
    const toasts = page.locator('[data-toast]');
    await chooseRowAction(row(/Apple pie/), 'Delete');
    await toasts.getByRole('button', { name: 'Undo' }).waitFor();
    await row(/Apple pie/).waitFor({ state: 'detached' });
    await chooseRowAction(row(/Banana bread/), 'Delete');
    await row(/Banana bread/).waitFor({ state: 'detached' });
    await eventually(
      () => toasts.count(),
      (count) => count === 1,
    );
    await page.keyboard.press('Control+z');
    await row(/Banana bread/).waitFor();
    await page.keyboard.press('Control+z');
    await row(/Apple pie/).waitFor();
    await closeTab(page);
  });

  it('lie in the middle of the lower edge, over neither title nor bar (screens m3)', async () => {
    for (const width of [390, 1280]) {
      const { page } = await withoutSales.openTabAt('/account', EMAIL, { viewport: { width, height: 800 } });
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Cook ${width}`);
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      const toast = await restingToast(page);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const [bar, box] = [await page.getByRole('banner').boundingBox(), await toast.boundingBox()];
      if (!bar || !title || !box) throw new Error('Bar, title or message have no place');
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(4);
      expect(box.y).toBeGreaterThan(Math.max(bar.y + bar.height, title.y + title.height, 600));
      await closeTab(page);
    }
  });

  it.each([
    ['on a phone', { width: 390, height: 800 }],
    ['on a phone that lies', { width: 844, height: 390 }],
    ['in a low window', { width: 1280, height: 460 }],
  ])('lie over no button of a dialog %s (screens m3)', async (_where, viewport) => {
    const { page } = await withoutSales.openTabAt('/dashboard', EMAIL, { viewport });
    const dialog = await openInvitation(page);
    const toast = await createLink(page, dialog);
    const box = await toast.boundingBox();
    if (!box) throw new Error('The message has no place');
    expect(box.y).toBeGreaterThanOrEqual(0);
    for (const button of await dialog.getByRole('button').all()) {
      const place = await button.boundingBox();
      if (!place) throw new Error('A button has no place');
      const isApart =
        box.y + box.height <= place.y ||
        box.y >= place.y + place.height ||
        box.x + box.width <= place.x ||
        box.x >= place.x + place.width;
      expect(isApart, `a message at ${box.y} over “${await button.innerText()}” at ${place.y}`).toBe(true);
    }
    await closeTab(page);
  });

  it('lie over nothing to fill in where there is room for them below the buttons of a dialog (screens m3)', async () => {
    const { page } = await withoutSales.openTabAt('/dashboard', EMAIL, { viewport: { width: 390, height: 800 } });
    const dialog = await openInvitation(page);
    const height = (await dialog.boundingBox())?.height ?? 0;
    await page.setViewportSize({ width: 390, height: Math.round(height) + 2 * 108 });
    const toast = await createLink(page, dialog);
    const [box, paper] = [await toast.boundingBox(), await dialog.boundingBox()];
    if (!box || !paper) throw new Error('Message or dialog have no place');
    expect(box.y, 'below the dialog').toBeGreaterThanOrEqual(paper.y + paper.height);
    await closeTab(page);
  });

  it('lie above a dialog that fills a phone, and over none of its buttons (screens m3)', async () => {
    const { page } = await withoutSales.openTabAt('/dashboard', EMAIL, { viewport: { width: 390, height: 800 } });
    await intercept(page, '**/api/v1/sops', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Start from a template' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Start from a template' });
    await dialog.getByRole('button', { name: /^Opening the cafe/ }).click();
    const use = dialog.getByRole('button', { name: 'Use this template' });
    await use.click();
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    await eventually(
      () => page.evaluate('document.getAnimations().length'),
      (count) => count === 0,
    );
    const [whole, button, box] = [await dialog.boundingBox(), await use.boundingBox(), await toast.boundingBox()];
    if (!whole || !button || !box) throw new Error('Dialog, button or message have no place');
    expect([whole.width, whole.height]).toEqual([390, 800]);
    const isApart = box.y + box.height <= button.y || box.y >= button.y + button.height;
    expect(isApart, `a message at ${box.y} over a button at ${button.y}`).toBe(true);
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    expect(
      await page.evaluate(`document.elementFromPoint(${middle.join(',')}).closest('[data-toast]') !== null`),
      'nothing lies over it',
    ).toBe(true);
    await closeTab(page);
  });

  it('about another tab are over once the person comes back (screens m2)', async () => {
    const { page } = await site.openTabAt('/pricing', 'buyer@example.test');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Choose Professional' }).click();
    const toast = page.getByText('Redirecting to checkout...');
    await toast.waitFor();
    await (await opened).close();
    // A window that is only pressed in has not been left.
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    await expect.poll(() => toast.count()).toBe(1);
    await page.evaluate("window.dispatchEvent(new Event('blur'))");
    await page.evaluate("window.dispatchEvent(new Event('focus'))");
    // Long before its time is over.
    await toast.waitFor({ state: 'detached', timeout: 4000 });
    await closeTab(page);
  });
});
