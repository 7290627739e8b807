import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'settled@example.test';
/** A page of the list, and some more. */
const SOPS = 24;
const SEATS = 12;

let page: Page;

beforeAll(async () => {
  const { client } = await site.personOf(EMAIL);
  for (let count = 0; count < SOPS; count += 1) {
    const { status } = await client.post('/sops', {
      template: { id: 'open-the-cafe', lang: 'en' },
      title: `Cafe ${count}`,
    });
    expect(status).toBe(201);
  }
  ({ page } = await site.openTabOf(EMAIL));
});

const list = () => page.getByRole('region', { name: 'Your SOPs' });
const box = () => page.getByRole('region', { name: 'New SOP' });
const prompt = () => box().getByRole('textbox', { name: 'What is the procedure about?' });
const heightOf = async (place: ReturnType<typeof box>) => (await place.boundingBox())?.height ?? 0;

describe('the dashboard of somebody with many SOPs (screens M4)', () => {
  it('folds the box for a prompt to a line and has the list in sight', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('button', { name: 'Hide the first steps' }).click();
    await list().getByRole('link').first().waitFor();
    // What was learned at this visit counts from the next one on, or the list would move.
    await page.reload();
    await list().getByRole('link').first().waitFor();
    expect(await heightOf(box())).toBeLessThan(110);
    const firstRow = await list().getByRole('link').first().boundingBox();
    expect(firstRow?.y).toBeLessThan(500);
  });

  it('has the list right below the box, however much there is beside it', async () => {
    const { client } = await site.personOf(EMAIL);
    for (let count = 0; count < SEATS; count += 1) await client.post('/functions/generate-install-link');
    await page.getByRole('region', { name: 'Team seats' }).getByText(`${SEATS} of 30 seats in use`).waitFor();
    const [above, below] = [await box().boundingBox(), await list().boundingBox()];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeLessThan(40);
    expect(below?.x).toBe(above?.x);
  });

  it('unfolds it for who begins to write, and lets the keyboard pass', async () => {
    await box().getByRole('button').first().focus();
    expect(await heightOf(box())).toBeLessThan(110);
    await prompt().click();
    await expect.poll(() => heightOf(box())).toBeGreaterThan(200);
    // Six lines high, not six times the height of six lines.
    expect(await heightOf(box())).toBeLessThan(450);
    await page.keyboard.type('Sweep the floor.');
    expect(await prompt().inputValue()).toBe('Sweep the floor.');
    await prompt().fill('');
  });
});

describe('the list of somebody with many SOPs (screens m6)', () => {
  it('says how many there are, and how long ago each was changed', async () => {
    await page.goto(`${site.origin}/sops`);
    await list().getByText(`20 of ${SOPS}`).waitFor();
    const changed = list()
      .getByRole('row', { name: /Cafe 23/ })
      .getByRole('time');
    expect(await changed.innerText()).toMatch(/^(now|\d+ minutes? ago)$/);
    expect(await changed.getAttribute('title')).toMatch(/\d{1,2}:\d{2}/);
  });

  it('selects all, also those that are not shown', async () => {
    await list().getByRole('checkbox', { name: 'Select all 20 shown' }).check();
    const bar = page.getByRole('group', { name: 'Selected SOPs' });
    // In one line, also with all that can be done: over the title, and not over the filters below.
    expect(await heightOf(bar)).toBeLessThan(await heightOf(list().getByRole('heading', { name: 'Your SOPs' })));
    const icon = await bar.getByRole('button', { name: 'Mark as' }).locator('svg').first().boundingBox();
    const label = await bar.getByText('Mark as', { exact: true }).boundingBox();
    expect((label?.x ?? 0) - ((icon?.x ?? 0) + (icon?.width ?? 0))).toBeGreaterThanOrEqual(4);
    await bar.getByRole('button', { name: `Select all ${SOPS}` }).click();
    await bar.getByText(`${SOPS} selected`).waitFor();
    await list().getByRole('checkbox', { name: 'Select Cafe 23' }).uncheck();
    await bar.getByText(`${SOPS - 1} selected`).waitFor();
    await bar.getByRole('button', { name: 'Mark as' }).click();
    await page.getByRole('menuitem', { name: 'Completed' }).click();
    await page.getByText(`${SOPS - 1} SOPs marked as completed`).waitFor();
    const { client } = await site.personOf(EMAIL);
    const { body } = await client.get<{ items: { title: string }[] }>('/sops?status=in_progress');
    expect(body.items.map(({ title }) => title)).toEqual(['Cafe 23']);
  });
});
