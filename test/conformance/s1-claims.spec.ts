import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from './conformance-site.js';

const site = useSite();

let page: Page;
/** What a visitor reads on the front page. */
let text: string;

beforeAll(async () => {
  page = await site.openPage('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  text = await page.getByRole('main').innerText();
});

describe('the front page', () => {
  it.each([
    ['S1.1', 'an AI-powered product', /AI-powered/i],
    ['S1.1', 'sold as a monthly subscription', /subscription[\s\S]*\$1500\s+per month[\s\S]*\$4500\s+per month/],
    ['S1.4', 'business owners', /business owners/i],
    ['S1.4', 'managers', /managers/i],
    ['S1.4', 'employees', /employees/i],
    ['S1.5', 'phone support for Enterprise', /Enterprise[\s\S]*phone support/],
    ['S1.9', 'SOPs in minutes', /Generate a complete procedure in minutes/],
    ['S1.10', 'a consistent format', /consistent format/],
    ['S1.11', 'export and sync to a cloud-drive workspace', /Export .* sync it to your cloud-drive workspace/],
    ['S1.12', 'team access through the drive', /Team access through the drive/],
    ['S1.17', 'the time that is saved', /95%\s+.*time/],
    ['S1.18', 'the number of teams', /500\+\s+.*teams/],
    ['S1.19', 'the rating', /4\.9\s+.*rating/],
    ['S1.20', 'the first impact', /85%/],
    ['S1.20', 'the second impact', /90%/],
    ['S1.20', 'the third impact', /75%/],
    ['S1.21', 'no setup fees', /No setup fees/],
    ['S1.22', 'that one can cancel anytime', /cancel anytime/i],
  ])('%s names %s', (_id, _what, pattern) => {
    expect(text).toMatch(pattern);
  });

  it.each([
    ['S1.13', 0, 'The manager logs in'],
    ['S1.14', 1, 'AI generates the SOP'],
    ['S1.15', 2, 'Export to the drive'],
    ['S1.16', 3, 'The team implements'],
  ])('%s explains as step %#: %s', async (_id, place, title) => {
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 });
    await expect.poll(() => steps.nth(place).innerText()).toBe(title);
    await expect.poll(() => steps.count()).toBe(4);
  });

  it('S1.8 asks nobody to sign in', () => {
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('the sign-in page', () => {
  beforeAll(async () => {
    await page.goto(`${site.origin}/auth`);
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  });

  it('S1.23 has one button, which leads to the provider', async () => {
    const buttons = page.getByRole('main').getByRole('button');
    await expect.poll(() => buttons.allInnerTexts()).toEqual([expect.stringMatching(/^Continue with \S/)]);
  });

  it('S1.24 asks for no address and no password', async () => {
    expect(await page.locator('input').count()).toBe(0);
  });
});
