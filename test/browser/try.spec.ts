import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { subscribe } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { focusedName } from '../support/focused-name.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';

const site = useSite();

const PROMPT =
  'Closing the café: the barista wipes the counter. The shift lead counts the till to 200 EUR and locks the door at 22:30.';
const PREVIEW = '**/api/v1/drafts/preview';

const box = (page: Page) => page.getByRole('textbox', { name: 'What has to be done?' });
const steps = (page: Page) => page.getByRole('article').getByRole('listitem');
const isMain = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => button.classList.contains('MuiButton-contained'));
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this draft' });

async function openTry(options?: Parameters<typeof site.openTab>[0]): Promise<BrowserTab> {
  const tab = await site.openTab(options);
  await tab.page.goto(`${site.origin}/try`);
  return tab;
}

/** Has a draft made, and gives its title and the texts of its lines. */
async function draft(page: Page, prompt = PROMPT): Promise<{ title: string; lines: string[] }> {
  await box(page).fill(prompt);
  await page.getByRole('button', { name: 'Draft it' }).click();
  await steps(page).first().waitFor();
  return { title: await page.getByRole('heading', { level: 2 }).first().innerText(), lines: await linesOf(page) };
}

async function linesOf(page: Page): Promise<string[]> {
  const lines = await steps(page).allInnerTexts();
  expect(lines.length).toBeGreaterThan(2);
  return lines;
}

async function sopsOf(email: string): Promise<{ title: string }[]> {
  const { client } = await site.personOf(email);
  return (await client.get<{ items: { title: string }[] }>('/sops')).body.items;
}

describe('a visitor who tries a draft', () => {
  it('reads the procedure at once, with what is suggested and what it would ask, and prints it', async () => {
    const { page, faults } = await openTry();
    await box(page).fill(PROMPT);
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.getByRole('status').getByText('Your draft is ready.').waitFor();
    await steps(page).filter({ hasText: '200 EUR' }).first().waitFor();
    await page.getByRole('article').getByText('suggested', { exact: true }).first().waitFor();
    expect(await isMain(page, 'Keep this draft')).toBe(true);
    expect(await isMain(page, 'Draft it'), 'there is one main button').toBe(false);
    const questions = page.getByRole('region', { name: 'What it would ask you' });
    expect(await questions.getByRole('listitem').count()).toBeGreaterThan(0);
    await page.evaluate('window.print = () => { document.title = "printed"; }');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    expect(await box(page).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await steps(page).first().isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('begins with an example, and by a link of the front page', async () => {
    const { page } = await site.openTab();
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: 'Try it without an account' }).click();
    await page.waitForURL('**/try');
    await page.getByRole('button', { name: 'Customer complaint' }).click();
    await expect.poll(() => box(page).inputValue()).toContain('Handling a complaint');
    await expect
      .poll(() => page.getByRole('group', { name: 'Or begin with an example' }).getByRole('button').count())
      .toBe(3);
    await closeTab(page);
  });

  it('may type and press the button before the app is there', async () => {
    const { page, faults } = await site.openTab();
    const letThrough = await holdRequests(page, '**/assets/show-app-*.js');
    await page.goto(`${site.origin}/try`);
    await box(page).fill(PROMPT);
    await page.getByRole('button', { name: 'Draft it' }).click();
    expect(await page.getByRole('article').count()).toBe(0);
    letThrough();
    await steps(page).first().waitFor();
    expect(await box(page).inputValue()).toBe(PROMPT);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('is asked back when the text names no work, and is led to change it', async () => {
    const { page } = await openTry();
    await box(page).fill('qwertz asdfgh yxcvbn');
    await page.getByRole('button', { name: 'Draft it' }).click();
    const answer = page.getByRole('region', { name: 'There is nothing to follow yet' });
    await answer.getByRole('listitem').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await keep(page).count()).toBe(0);
    await answer.getByRole('button', { name: 'Change the text' }).click();
    await expect.poll(() => page.locator('textarea:focus').count()).toBe(1);
    await closeTab(page);
  });

  it('uses the keyboard alone: to the box, to the draft, and on to keeping it', async () => {
    const { page } = await openTry();
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30 && (await focusedName(page)) !== name; presses += 1)
        await page.keyboard.press('Tab');
    };
    await tabTo('Draft it');
    await page.keyboard.press('Enter');
    await page.getByText('Please describe the task first.').waitFor();
    await expect.poll(() => page.locator('textarea:focus').count()).toBe(1);
    await page.keyboard.type(PROMPT);
    await page.keyboard.press('Control+Enter');
    await steps(page).first().waitFor();
    await page.locator('h2:focus').waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Keep this draft');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth');
    await closeTab(page);
  });
});

describe('a draft that cannot be made', () => {
  it('is explained in words, and the text stays', async () => {
    const { page } = await openTry();
    const alert = page.getByRole('alert');
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.getByText('Please describe the task first.').waitFor();
    await box(page).fill('x'.repeat(20_001));
    await page.getByText('Please keep it under 20,000 characters.').waitFor();
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');

    await box(page).fill(PROMPT);
    const detail = 'Many drafts were tried from your network. Come back in 12 minutes.';
    const problem = { type: 'about:blank', title: 'Too many', status: 429, code: 'too-many-previews', detail };
    await intercept(page, PREVIEW, (route) => route.fulfill({ status: 429, json: problem }));
    await page.getByRole('button', { name: 'Draft it' }).click();
    await alert.getByText('Come back in 12 minutes.').waitFor();
    await page.unroute(PREVIEW);

    await intercept(page, PREVIEW, (route) => route.abort());
    await page.getByRole('button', { name: 'Draft it' }).click();
    await alert.getByText('The server cannot be reached.').waitFor();
    await page.unroute(PREVIEW);
    expect(await box(page).inputValue()).toBe(PROMPT);
    await page.getByRole('button', { name: 'Draft it' }).click();
    await steps(page).first().waitFor();
    expect(await alert.count()).toBe(0);
    await closeTab(page);
  });
});

describe('a draft that cannot be made on a phone', () => {
  it('is told where the button is, which keeps the keyboard', async () => {
    const { page } = await openTry({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await intercept(page, PREVIEW, (route) => route.abort());
    await box(page).fill(PROMPT);
    const button = page.getByRole('button', { name: 'Draft it' });
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const alert = page.getByRole('alert');
    await alert.getByText('The server cannot be reached.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Draft it');
    const { y = 0, height = 0 } = (await alert.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(844);
    await closeTab(page);
  });
});

describe('a draft that a visitor keeps', () => {
  it('is saved after the sign-in, with the same title and steps, and once only', async () => {
    const email = 'keeper@example.test';
    await subscribe(await site.personOf(email));
    const { page } = await openTry();
    const tried = await draft(page);
    await keep(page).click();
    await page.waitForURL('**/auth');
    // The first answer gets lost on its way, after the SOP was made.
    let isLost = false;
    await intercept(page, '**/api/v1/sops', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await site.signIn(page, email);
    await page.getByRole('alert').getByText('could not be saved').waitFor();
    await page.reload();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: tried.title }).waitFor();
    await page.getByRole('heading', { name: /^To confirm/ }).waitFor();
    expect(await linesOf(page)).toEqual(tried.lines);
    expect((await sopsOf(email)).map(({ title }) => title)).toEqual([tried.title]);
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await sopsOf(email)).toHaveLength(1);
    await closeTab(page);
  });

  it('waits for a plan, and is saved once it is bought', async () => {
    const { page } = await openTry();
    const { title } = await draft(page);
    await keep(page).click();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'planless@example.test');
    await page.getByText(`Your draft “${title}” is kept until`).waitFor();
    await page.getByText('Choose a plan to save it.').waitFor();
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Subscribe to Starter' }).click();
    await (await opened).getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL('**/sops/*');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await sopsOf('planless@example.test')).toHaveLength(1);
    await closeTab(page);
  });

  it('is saved at once for somebody who is signed in, or leads them to the plans', async () => {
    const email = 'member@example.test';
    const { page } = await site.openTabOf(email);
    await page.goto(`${site.origin}/try`);
    const { title } = await draft(page);
    await keep(page).click();
    await page.getByText(`Your draft “${title}” is kept until`).waitFor();
    await subscribe(await site.personOf(email));
    await page.waitForURL('**/sops/*');
    await page.goto(`${site.origin}/try`);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of/ })
      .waitFor();
    await draft(page, 'Rinsing a cup: rinse the cup with water. Dry the cup with a towel. Put the cup away.');
    await keep(page).click();
    await page.waitForURL('**/sops/*');
    expect(await sopsOf(email)).toHaveLength(2);
    await closeTab(page);
  });

  it('does not keep a consultant without a plan from the dashboard', async () => {
    const { page } = await openTry();
    const { title } = await draft(page);
    await keep(page).click();
    await page.waitForURL('**/auth');
    await site.signIn(page, 'adviser@example.test', '/auth?type=consultant');
    await page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
    await page.getByText(`Your draft “${title}” is kept until`).waitFor();
    await closeTab(page);
  });
});

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('the page of %d pixels, %s', (width, colorScheme) => {
  it('has no fault that axe knows, before and after the draft, and does not scroll sideways', async () => {
    const { page, faults } = await openTry({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.getByText('Please describe the task first.').waitFor();
    await assertPageOk(page, 'the form');
    await draft(page);
    await assertPageOk(page, 'the draft');
    await box(page).fill('qwertz asdfgh yxcvbn');
    await box(page).press('Control+Enter');
    await page.getByRole('heading', { name: 'There is nothing to follow yet' }).waitFor();
    await assertPageOk(page, 'the question');
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});
