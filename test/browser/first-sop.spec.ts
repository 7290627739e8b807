import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { chooseRowAction } from '../support/row-actions.js';
import type { BrowserTab } from '../support/tab-pool.js';

const site = useSite();

const PROMPT = 'Opening the shop: the cashier counts the till to 200 EUR, then unlocks the door at 7:00.';
/** Cut from the prompt first, then the draft's (drafting 3.8). */
const TITLE = /^Opening the shop/i;

let tab: BrowserTab;
let page: Page;

beforeAll(async () => {
  tab = await site.openTab({ acceptDownloads: true });
  page = tab.page;
});

const FEATURES = {
  Starter: [
    '15 team seats',
    'Unlimited SOP creation',
    'AI generation',
    'Drive sync',
    'Email support',
    'Basic analytics',
  ],
  Professional: [
    '30 team seats',
    'Priority features',
    'Advanced analytics',
    'Custom branding',
    'Team collaboration tools',
  ],
};

/** The plans that can be bought. */
const offers = () => page.getByRole('region', { name: /plan$/ });
const offerOf = async (plan: string) =>
  (await page.getByRole('region', { name: `${plan} plan` }).innerText()).replaceAll(/\s+/g, ' ');
const list = () => page.getByRole('region', { name: 'Your SOPs' });

// Each step begins where the one before it has ended: one person's first quarter of an hour.
describe('the way from sign-in to an exported SOP', () => {
  it('begins with one button (S2.68), and ends on the dashboard of a user (S2.31, S4.9, S7.14, S8.4)', async () => {
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/profiles/me') && request.method() === 'GET',
    );
    await site.signIn(page, 'first@example.test');
    await asked;
    await page.waitForURL('**/dashboard/user');
    await page.getByText('Welcome back!').waitFor();
    await page.getByText('You have successfully signed in.').waitFor();
  });

  it('shows only the plans to somebody without one (S2.72, S2.75, S2.86, S9.10, S9.13, S9.16, S9.17)', async () => {
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await page.getByText('Free Plan', { exact: true }).waitFor();
    await expect.poll(() => offerOf('Starter')).toContain('$1,500 per month');
    await expect.poll(() => offerOf('Professional')).toContain('$5,000 per month');
    expect(await offerOf('Professional')).toContain('Most Popular');
    await expect.poll(() => page.getByText('Most Popular', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Generate SOP' }).count()).toBe(0);
    expect(await list().count()).toBe(0);
    for (const name of ['Team seats', 'Account']) expect(await page.getByRole('region', { name }).count()).toBe(0);
  });

  it('leads into a plan with all that is in it, and back (S2.76, S2.77, S4.33, S9.11, S9.12, S9.14, S9.15)', async () => {
    for (const [plan, features] of Object.entries(FEATURES)) {
      await page.getByRole('button', { name: `Choose ${plan}` }).click();
      await page.getByRole('heading', { level: 1, name: `${plan} plan` }).waitFor();
      await expect.poll(() => offers().count()).toBe(1);
      await expect.poll(() => offers().getByRole('listitem').allInnerTexts()).toEqual(features);
      await page.getByRole('button', { name: 'Back to Plans' }).click();
      await expect.poll(() => offers().count()).toBe(2);
    }
    await page.getByRole('button', { name: 'Choose Professional' }).click();
  });

  it('opens the payment page in a new tab and comes back paid (S8.25, S2.140, S2.141, S8.33)', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Subscribe to Professional' }).click();
    const payment = await opened;
    await page.getByText('Redirecting to checkout...').waitFor();
    await page.getByText('Starting checkout for professional plan').waitFor();
    await payment.getByRole('button', { name: 'Pay $5,000.00' }).click();
    await payment.waitForURL('**/payment-success?session_id=*');
    await payment.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await payment.getByText('Payment successful!').waitFor();
    await payment.getByText('Your subscription is now active.').waitFor();
    await payment.close();
  });

  it('shows the full dashboard without a reload once the payment has arrived (S2.74, S2.79-S2.87, S6.3)', async () => {
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const account = page.getByRole('region', { name: 'Account' });
    await account.getByText('first@example.test', { exact: true }).waitFor();
    await account.getByText('Active', { exact: true }).waitFor();
    await account.getByRole('button', { name: 'Manage Subscription' }).waitFor();
    await page.getByText('0 of 30 seats in use · 30 remaining').waitFor();
    await list().getByText('No SOPs yet').waitFor();
  });

  it('offers a prompt of six rows that must not be blank (S2.89-S2.93, S5.4, S9.24)', async () => {
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    const generate = page.getByRole('button', { name: 'Generate SOP' });
    expect(await prompt.getAttribute('rows')).toBe('6');
    await expect.poll(() => generate.isDisabled()).toBe(true);
    await prompt.fill(' \t\n ');
    await expect.poll(() => generate.isDisabled()).toBe(true);
    for (const text of [' x', PROMPT]) {
      await prompt.fill(text);
      await expect.poll(() => generate.isEnabled()).toBe(true);
    }
  });

  it('says so when a blank prompt is sent by keyboard (S5.2, S8.24)', async () => {
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await prompt.fill('  ');
    await prompt.press('Control+Enter');
    await page.getByText('Prompt Required').waitFor();
    await page.getByText('Please enter a description for your SOP').waitFor();
  });

  it('keeps the prompt over a reload (T46)', async () => {
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).fill(PROMPT);
    await page.reload();
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await prompt.waitFor();
    expect(await prompt.inputValue()).toBe(PROMPT);
  });

  it('creates the SOP, leads to its page at once and lists it (S8.26, S5.5, screens M3, drafting 5)', async () => {
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.getByText('SOP Created').waitFor();
    await page.getByText('Your SOP is being generated and will appear shortly').waitFor();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
    await page.goto(`${site.origin}/dashboard`);
    await list().getByRole('link', { name: TITLE }).waitFor();
    await list().getByRole('progressbar').waitFor({ state: 'detached' });
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await expect.poll(() => prompt.inputValue()).toBe('');
  });

  it('shows the finished procedure with what is still to confirm', async () => {
    await list().getByRole('link', { name: TITLE }).click();
    const procedure = page.getByRole('article');
    await procedure.getByText('Unlock the door at 7:00', { exact: true }).waitFor();
    await procedure.getByText('Cashier').first().waitFor();
    await page.getByText('This draft was made without a language model').waitFor();
    // Nobody but this machine gets in here: whoever reads it can connect one.
    await page.getByRole('link', { name: 'How to connect a language model' }).waitFor();
    await page.getByRole('heading', { name: /^To confirm \(\d+\)$/ }).waitFor();
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByText('Drafted without a language model').waitFor();
  });

  it('marks it completed and takes that back (S2.96, S4.28, S4.29, S8.27)', async () => {
    const complete = async () => {
      await page.getByRole('button', { name: 'Mark as completed' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Complete anyway' }).click();
    };
    await complete();
    await page.getByText('Status Updated').waitFor();
    await page.getByText('SOP marked as completed').waitFor();
    await page.getByRole('button', { name: 'Mark as in progress' }).click();
    await page.getByText('SOP marked as in progress').waitFor();
    await complete();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('exports a text file with the five parts (S2.97, S7.41-S7.47, S8.29)', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('opening_the_shop.txt');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toMatch(/^Title: Opening the shop$/im);
    expect(text).toContain('Status: completed');
    expect(text).toContain(`Created: ${new Date().toLocaleDateString('en-US')}`);
    expect(text).toContain(`Prompt:\n${PROMPT}`);
    const { client } = await site.personOf('first@example.test');
    const { content } = (await client.get<{ content: string }>(new URL(page.url()).pathname)).body;
    expect(content).toContain('Unlock the door at 7:00');
    expect(text).toContain(`Content:\n${content}`);
    await page.getByText('Export Complete').waitFor();
  });

  it('only announces the drive (S2.99)', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await chooseRowAction(list(), 'Sync to Google Drive');
    await page.getByText('Syncing to Google Drive... (Feature coming soon)', { exact: true }).waitFor();
  });

  it('is exported and taken back from the list as well (S2.85, S2.96, S2.97)', async () => {
    const download = page.waitForEvent('download');
    await chooseRowAction(list(), 'Export');
    expect((await download).suggestedFilename()).toBe('opening_the_shop.txt');
    await chooseRowAction(list(), 'Mark as in progress');
    await list().getByText('In progress', { exact: true }).waitFor();
  });

  it('deletes it, restores it and deletes it permanently (S1.3, S2.98, S4.27, S8.28, T14)', async () => {
    await chooseRowAction(list(), 'Delete');
    await page.getByText('SOP Deleted').waitFor();
    await list().getByText('No SOPs yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await list().getByRole('link', { name: TITLE }).waitFor();
    await chooseRowAction(list(), 'Delete');
    await list().getByText('No SOPs yet').waitFor();
  });

  it('signs out (S8.6)', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByText('You have been signed out successfully.').waitFor();
    await page.waitForURL('**/auth');
  });

  it('has caused no error in the browser', () => {
    expect(tab.faults).toEqual([]);
  });
});
