import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';

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

/** Whether a button stands out as what to do next. */
const isMain = (name: string, on = page) =>
  on
    .getByRole('button', { name })
    .first()
    .evaluate((button) => button.classList.contains('MuiButton-contained'));

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

  it('can be canceled and asked for again; meanwhile there is nothing to complete or to take away (screens M7)', async () => {
    const prompt = 'Feed the cat at 7 in the morning. Clean the bowl.';
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt });
    await page.goto(`${site.origin}/sops/${body.id}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Drafting was canceled. Your prompt is kept.').waitFor();
    expect(await page.getByText('Drafting canceled', { exact: true }).count(), 'said once').toBe(0);
    const header = page.getByRole('main');
    await header.getByRole('heading', { name: 'There is no text yet' }).waitFor();
    for (const name of ['Mark as completed', 'Export', 'More formats', 'Save as template', 'Keep this version']) {
      expect(await header.getByRole('button', { name, exact: true }).isDisabled(), name).toBe(true);
    }
    expect(await isMain('Draft again')).toBe(true);
    expect(await isMain('Mark as completed')).toBe(false);
    expect(await header.getByText(/SOP is being generated|There is no draft yet/).count()).toBe(0);
    await page.getByRole('alert').getByRole('button', { name: 'Draft again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The draft is made from this prompt, which you can change.').waitFor();
    expect(await dialog.getByText(/current text/).count(), 'there is none to replace').toBe(0);
    await dialog.getByRole('button', { name: 'Draft again' }).click();
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('Drafted without a language model').waitFor();
  });
});

describe('an SOP whose draft was canceled', () => {
  it('is written by hand from an empty page, and can be completed then (screens M7)', async () => {
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt: 'Feed the fish. Close the lid.' });
    await person.client.post(`/sops/${body.id}/generations/cancel`);
    await page.goto(`${site.origin}/sops/${body.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const text = page.getByRole('textbox', { name: 'SOP text' });
    expect(await text.textContent()).not.toContain('There is no draft yet');
    await page.keyboard.type('Feed the fish');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').getByText('Feed the fish').waitFor();
    expect(await isMain('Mark as completed'), 'nothing else is to be done first').toBe(true);
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await page.getByRole('button', { name: 'Mark as in progress' }).waitFor();
  });

  it('says so on a phone in the whole width, with the main button below (screens M7)', async () => {
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt: 'Walk the dog. Lock the gate.' });
    await person.client.post(`/sops/${body.id}/generations/cancel`);
    const phone = await site.openTabAt(`/sops/${body.id}`, EMAIL, { viewport: { width: 390, height: 844 } });
    const notice = phone.page.getByRole('alert').filter({ hasText: 'Drafting was canceled. Your prompt is kept.' });
    const [text, button] = await Promise.all([
      notice.getByText('Drafting was canceled.').boundingBox(),
      notice.getByRole('button', { name: 'Draft again' }).boundingBox(),
    ]);
    expect(text?.width, 'not squeezed into a column').toBeGreaterThan(260);
    expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    expect(button?.width, 'as wide as a main button').toBeGreaterThan(260);
    expect(await isMain('Draft again', phone.page)).toBe(true);
    await closeTab(phone.page);
  });

  it('offers nothing that needs a text in the menu of its row', async () => {
    const { body } = await person.client.post<{ id: string }>('/sops', { prompt: 'Brush the pony.' });
    await person.client.post(`/sops/${body.id}/generations/cancel`);
    await page.goto(`${site.origin}/sops`);
    await page
      .getByRole('row', { name: /Brush the pony/ })
      .getByRole('button', { name: /^Actions/ })
      .click();
    for (const name of [/^Mark as completed/, /^Export/]) {
      const entry = page.getByRole('menuitem', { name });
      expect(await entry.getAttribute('aria-disabled')).toBe('true');
      expect(await entry.textContent()).toContain('There is no text yet');
    }
    await page.keyboard.press('Escape');
  });
});

it('has caused no error in the browser', () => {
  expect(tab.faults).toEqual([]);
});
