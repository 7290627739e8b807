import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { assertPageOk, assertPageOkInEveryLook } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const OWNER = 'owner@example.test';
const VISITOR = 'visitor@example.test';
/** Titles that a page must bear: without a place to break, from right to left, and plain ones. */
const PROMPTS = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'تنظيف المطبخ كل مساء قبل الإغلاق',
  'Count the till.',
  'Lock the door and switch on the alarm.',
];

let owner: Person;
/** The one of the last prompt. */
let sopId: string;
/** One that the owner reads as a member of another team. */
let sharedId: string;

async function addSop({ client }: Person, prompt: string): Promise<string> {
  const { id } = (await client.post<{ id: string }>('/sops', { prompt })).body;
  await eventually(
    async () => (await client.get<{ generation_state: string }>(`/sops/${id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
  return id;
}

beforeAll(async () => {
  owner = await site.personOf(OWNER, 'user');
  await site.personOf(VISITOR, 'user');
  await subscribe(owner);
  for (const prompt of PROMPTS) sopId = await addSop(owner, prompt);
  const colleague = await site.personOf('colleague@example.test', 'user');
  await subscribe(colleague);
  sharedId = await addSop(colleague, 'Water the plants on Monday.');
  await colleague.client.patch(`/sops/${sharedId}`, { status: 'completed' });
  const { body } = await colleague.client.post<{ install_id: string }>('/functions/generate-install-link', {});
  await owner.client.post(`/invitations/${body.install_id}/accept`);
});

const open = (page: Page, path: string) => page.goto(`${site.origin}${path}`);

/** Lets the page of the SOP believe that its draft stands there. */
async function pretend(page: Page, state: string, generation: object = {}): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await intercept(page, `**/api/v1/sops/${sopId}`, async (route) => {
    const answer = await route.fetch();
    const sop = (await answer.json()) as { generation: object };
    await route.fulfill({
      json: { ...sop, generation_state: state, generation: { ...sop.generation, state, ...generation } },
    });
  });
}

describe('pages of every width, light and dark', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await site.openTabAt('/sops', OWNER));
  });

  afterAll(() => closeTab(page));

  it('are sound for somebody who has procedures (SD.30)', async () => {
    for (const [path, text] of [
      ['/sops', /^Procedures from /],
      ['/sops?q=submarine', 'Nothing found'],
      ['/team', 'Team Members'],
      ['/analytics', 'SOPs by category'],
      [`/shared-sops/${sharedId}`, 'Print'],
      ['/sops/01890000-0000-7000-8000-000000000000', 'This SOP does not exist'],
      ['/dashboard/user/nothing', 'Oops! Page not found'],
    ] as const) {
      await open(page, path);
      await page.getByText(text, { exact: true }).first().waitFor();
      await page.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
      await assertPageOkInEveryLook(page, path);
    }
  });

  it('are accessible in every state of a draft (SD.30)', async () => {
    for (const [state, generation, text] of [
      ['running', {}, 'Your SOP is being drafted.'],
      ['failed', { error_code: 'provider_down' }, 'The draft could not be finished'],
      ['cancelled', {}, 'Drafting was canceled. Your prompt is kept.'],
    ] as const) {
      await pretend(page, state, generation);
      await open(page, `/sops/${sopId}`);
      await page.getByText(text).waitFor();
      await assertPageOkInEveryLook(page, `an SOP whose draft is ${state}`);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('are sound for somebody who has nothing yet (SD.30)', async () => {
    const { page: empty } = await site.openTabOf(VISITOR);
    await empty.getByRole('heading', { name: 'Choose your plan' }).waitFor();
    await assertPageOkInEveryLook(empty, 'the plans');
    await empty.getByRole('button', { name: 'Choose Professional' }).click();
    await empty.getByRole('button', { name: 'Back to Plans' }).waitFor();
    await assertPageOkInEveryLook(empty, 'one plan');
    for (const [path, text] of [
      ['/sops', 'No SOPs yet'],
      ['/team', 'Nothing has happened yet'],
    ] as const) {
      await open(empty, path);
      await empty.getByText(text).waitFor();
      await assertPageOkInEveryLook(empty, `${path}, empty`);
    }
    await closeTab(empty);
  });
});

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [320, 'dark'],
] as const)('pages of %d pixels, %s', (width, colorScheme) => {
  const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
  it('are sound with a menu, a dialog or a drawer over them (SD.30)', async () => {
    const { page } = await site.openTabAt('/sops', OWNER, options);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByText(OWNER).waitFor();
    await assertPageOk(page, 'the menu of the account');
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await assertPageOk(page, 'the shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('listbox').waitFor();
    await assertPageOk(page, 'the choices of a filter', { hasOpenList: true });
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: /^Select Count the till/ }).check();
    await page.getByRole('group', { name: 'Selected SOPs' }).waitFor();
    // The row lies under the pointer still, which lightens it once more.
    await assertPageOk(page, 'a selection');
    if (width < 1200) {
      await page.getByRole('button', { name: 'Open the navigation' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await assertPageOk(page, 'the drawer');
    }
    await open(page, `/sops/${sopId}`);
    // On a phone they are in a menu.
    const choose = async (name: string) => {
      if (width >= 1200) return page.getByRole('button', { name }).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      return page.getByRole('menuitem', { name }).click();
    };
    await choose('More formats');
    await page.getByRole('menuitem', { name: 'Print' }).waitFor();
    await assertPageOk(page, 'the formats', { hasOpenList: true });
    await page.keyboard.press('Escape');
    await choose('Draft again');
    await page.getByRole('dialog').waitFor();
    await assertPageOk(page, 'a question before something is lost');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await changeStatus(page);
    await page.getByText('Status Updated').waitFor();
    await assertPageOk(page, 'a toast');
    await closeTab(page);
  });
});

/** Completes the SOP although questions are open, or reopens it. */
async function changeStatus(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Mark as/ });
  const isCompleting = (await button.innerText()) === 'Mark as completed';
  await button.click();
  if (isCompleting) await page.getByRole('dialog').getByRole('button', { name: 'Complete anyway' }).click();
}

describe('a person with a keyboard only', () => {
  it('is back where they were when a menu or a dialog closes', async () => {
    const { page } = await site.openTabAt(`/sops/${sopId}`, OWNER);
    for (const [opener, overlay] of [
      ['Account', 'dialog'],
      ['More formats', 'menu'],
      ['Draft again', 'dialog'],
    ] as const) {
      const button = page.getByRole('button', { name: opener });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole(overlay).waitFor();
      expect(await page.evaluate(`document.activeElement.closest('[role="${overlay}"]') !== null`)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole(overlay).waitFor({ state: 'detached' });
      expect(await page.evaluate(NAME_OF_FOCUS)).toBe(opener);
    }
    await closeTab(page);
  });

  it('reaches everything of a row of the table, and sees where they are (SD.29)', async () => {
    const { page } = await site.openTabAt('/sops', OWNER);
    const row = page.getByRole('row', { name: /Count the till/ });
    await row.getByRole('checkbox').focus();
    const reached: string[] = [];
    for (let press = 0; press < 2; press += 1) {
      await page.keyboard.press('Tab');
      reached.push(String(await page.evaluate(NAME_OF_FOCUS)));
      await expect.poll(() => page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    }
    expect(reached).toEqual(['Count the till.', 'Actions: Count the till.']);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu', { name: 'Actions: Count the till.' });
    await menu.waitFor();
    // The menu takes the keyboard to its first entry, and gives it back.
    await expect.poll(() => page.evaluate(ROLE_OF_FOCUS)).toBe('menuitem');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(String(await page.evaluate(NAME_OF_FOCUS))).toBe('Actions: Count the till.');
    await closeTab(page);
  });
});

const ROLE_OF_FOCUS = `document.activeElement.getAttribute('role')`;
const NAME_OF_FOCUS = `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`;

describe('a person with a screen reader', () => {
  it('hears what is done and how a draft progresses', async () => {
    const { page } = await site.openTabOf(OWNER);
    await pretend(page, 'running');
    await open(page, `/sops/${sopId}`);
    await page.getByRole('status').getByText('Your SOP is being drafted.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('status').getByText('Your SOP is drafted.').waitFor();
    await changeStatus(page);
    await page.getByRole('status').getByText('Status Updated').waitFor();
    await closeTab(page);
  });
});
