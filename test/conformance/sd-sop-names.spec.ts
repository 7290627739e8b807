import { text as readText } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseRowAction } from '../support/row-actions.js';
import { useSite } from './conformance-site.js';

const site = useSite({ BILLING_MODE: 'none' });

let page: Page;

beforeAll(async () => {
  ({ page } = await site.openTabOf('writer@example.test', '/auth', { acceptDownloads: true }));
});

/** Makes an SOP on the page and exports it from the list. */
async function makeAndExport(prompt: string, title: string): Promise<{ fileName: string; text: string }> {
  await page.getByRole('textbox', { name: 'What is the procedure about?' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate SOP' }).click();
  await page.waitForURL('**/sops/*');
  await page.goto(`${site.origin}/dashboard`);
  const row = page.getByRole('region', { name: 'Your SOPs' }).getByRole('row').filter({ hasText: title });
  await row.first().waitFor();
  const download = page.waitForEvent('download');
  await chooseRowAction(row.first(), 'Export');
  const file = await download;
  return { fileName: file.suggestedFilename(), text: await readText(await file.createReadStream()) };
}

describe('the name of an SOP', () => {
  it.each([
    ['SD.1', 'a'.repeat(49), 'a'.repeat(49), `${'a'.repeat(49)}.txt`],
    ['SD.1', 'b'.repeat(50), 'b'.repeat(50), `${'b'.repeat(50)}.txt`],
    ['SD.1', 'c'.repeat(51), `${'c'.repeat(50)}...`, `${'c'.repeat(50)}___.txt`],
    ['SD.2', `  ${'d'.repeat(50)} `, 'd'.repeat(50), `${'d'.repeat(50)}.txt`],
    ['SD.3', `${'e'.repeat(49)}😀 and more`, `${'e'.repeat(49)}😀...`, `${'e'.repeat(49)}____.txt`],
    ['SD.4', 'Count\nthe till', 'Count the till', 'count_the_till.txt'],
    ['SD.5', '開店の手順', '開店の手順', '_____.txt'],
  ])('%s is cut, shown and exported alike: %j', async (_id, prompt, title, expectedName) => {
    const { fileName, text } = await makeAndExport(prompt, title);
    expect(fileName).toBe(expectedName);
    expect(text).toContain(`Title: ${title}\n`);
    const link = page.getByRole('region', { name: 'Your SOPs' }).getByRole('link', { name: title, exact: true });
    expect(await link.first().innerText()).toBe(title);
  });
});

describe('a keyboard and a screen reader', () => {
  it('SD.29 reach each tile of the help center', async () => {
    await page.goto(`${site.origin}/help-center`);
    // The app takes the page over for people who are signed in: then it is as it stays.
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
    const reached: string[] = [];
    for (let stops = 0; stops < 25; stops += 1) {
      await page.keyboard.press('Tab');
      reached.push(String(await page.evaluate("document.activeElement?.innerText ?? ''")));
    }
    for (const tile of ['Getting Started', 'User Guide', 'FAQs', 'Contact Support']) {
      expect(reached.map((text) => text.split('\n')[0])).toContain(tile);
    }
  });

  it('SD.29 are notified of toasts', async () => {
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).press('Control+Enter');
    const toast = page.getByText('Prompt Required').locator('xpath=ancestor::*[@role="alert"]');
    await toast.first().waitFor();
  });
});
