import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserTab } from '../support/browser-page.js';
import { useSite } from '../support/browser-site.js';
import type { Person } from '../support/people.js';

/** Each part of a draft takes so long that even a busy browser has the page open before the last of them. */
const site = useSite({ BILLING_MODE: 'none', DRAFT_PACE_MS: '700' });

const EMAIL = 'writer@example.test';

let tab: BrowserTab;
let page: Page;
let person: Person;

beforeAll(async () => {
  tab = await site.openTabOf(EMAIL);
  page = tab.page;
  person = await site.personOf(EMAIL);
});

describe('a draft under way', () => {
  it('grows before the eyes of the reader and ends as a procedure', async () => {
    await page.goto(`${site.origin}/dashboard`);
    await page
      .getByRole('textbox', { name: 'What is the procedure about?' })
      .fill('Every Monday water the plants. The gardener tells Ida. If a pot is broken, call Jo.');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.getByText('Your SOP is being drafted.').waitFor();
    const headings = () =>
      page.evaluate<string[]>("[...document.querySelectorAll('article h2')].map((heading) => heading.textContent)");
    await expect
      .poll(headings, { interval: 20, timeout: 30_000 })
      .toSatisfy((names: string[]) => names.length > 0 && !names.includes('Exceptions and troubleshooting'));
    await page.getByRole('heading', { name: 'Exceptions and troubleshooting' }).waitFor();
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
    expect(await page.getByText('Your SOP is being drafted.').count()).toBe(0);
  });

  it('can be cancelled and asked for again', async () => {
    const prompt = 'Feed the cat at 7 in the morning. Clean the bowl.';
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt });
    await page.goto(`${site.origin}/sops/${body.id}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Drafting was cancelled. Your prompt is kept.').waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Draft again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Draft again' }).click();
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('Drafted without a language model').waitFor();
  });
});

it('has caused no error in the browser', () => {
  expect(tab.faults).toEqual([]);
});
