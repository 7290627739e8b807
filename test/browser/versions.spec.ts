import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { focusedName } from '../support/focused-name.js';
import { chooseRowAction } from '../support/row-actions.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';
import { writePurpose } from '../support/write-purpose.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'keeper@example.test';
const PROMPT = 'Keep the fridge at 7 °C. Lock the door at 22:00.';
/** As many as the report that found the loss had. */
const MANY = 63;
/** Longer than any toast stays that goes by itself. */
const LONGER_THAN_A_TOAST_MS = 9000;

interface Sop {
  id: string;
  title: string;
  version: number;
  content: string;
  generation_state: string;
}

let tab: BrowserTab;
let page: Page;
let person: Person;

beforeAll(async () => {
  tab = await site.openTabOf(EMAIL);
  page = tab.page;
  person = await site.personOf(EMAIL);
});

const readSop = async (id: string) => (await person.client.get<Sop>(`/sops/${id}`)).body;
const nameOfFocus = () => focusedName(page);
const openSop = (id: string) => page.goto(`${site.origin}/sops/${id}`);
const history = () => page.getByRole('region', { name: 'History' });

async function draftedSop(prompt = PROMPT): Promise<Sop> {
  const { id } = (await person.client.post<Sop>('/sops', { prompt })).body;
  return eventually(
    () => readSop(id),
    (sop) => sop.generation_state === 'succeeded',
  );
}

/** Of a person's own, so that nothing else is in the list. */
async function addSops(count: number): Promise<void> {
  await site.query(
    `INSERT INTO sops (id, user_id, title, description, content, updated_at)
     SELECT gen_random_uuid(), $1, 'Procedure ' || n, 'x', 'Text of procedure ' || n, now() - make_interval(secs => n)
     FROM generate_series(1, $2::int) n`,
    [person.userId, count],
  );
}

describe('the history of an SOP', () => {
  it('gives every text back: edited, drafted again, brought back, undone (screens A2, B1, B2)', async () => {
    const sop = await draftedSop();
    await openSop(sop.id);
    await writePurpose(page, 'Nobody falls ill.');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').getByText('Nobody falls ill.').waitFor();
    await page.getByRole('button', { name: 'Draft again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Draft this SOP again?' });
    await dialog.getByText('is kept as a version').waitFor();
    expect(await nameOfFocus()).toBe('Cancel');
    await dialog.getByRole('button', { name: 'Draft again' }).click();
    await history().getByText('Kept before it was replaced').waitFor();
    await page.getByRole('article').getByText('Nobody falls ill.').waitFor({ state: 'detached' });
    await history().getByRole('listitem').filter({ hasText: '0.3' }).getByText('Current text').waitFor();

    await history().getByRole('button', { name: 'Compare version 0.2 with the current text' }).click();
    const comparison = page.getByRole('dialog', { name: 'What changed since 0.2' });
    await comparison.getByRole('deletion').filter({ hasText: 'Nobody' }).waitFor();
    await comparison.getByRole('button', { name: 'Restore 0.2' }).click();
    const question = page.getByRole('dialog', { name: 'Restore version 0.2?' });
    await question.waitFor();
    await eventually(nameOfFocus, (name) => name === 'Cancel');
    await question.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('article').getByText('Nobody falls ill.').waitFor();
    await page.getByText('Version 0.2 restored').waitFor();
    await page.keyboard.press('F8');
    expect(await nameOfFocus()).toBe('Undo');
    await page.keyboard.press('Enter');
    await page.getByRole('article').getByText('Nobody falls ill.').waitFor({ state: 'detached' });
  });

  it('keeps a text with a note, and shows versions kept in another tab without a reload', async () => {
    const sop = await draftedSop();
    await openSop(sop.id);
    await history().getByRole('button', { name: 'Keep this version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep this version' });
    await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Before the new fridge');
    await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
    await history().getByText('Before the new fridge').waitFor();
    const { version } = await readSop(sop.id);
    await person.client.patch(`/sops/${sop.id}`, { title: 'Changed elsewhere', version });
    await person.client.post(`/sops/${sop.id}/versions`, { note: 'Kept elsewhere' });
    await history().getByText('Kept elsewhere').waitFor();
  });

  it('lists changed figures first, by words and signs besides the colors', async () => {
    const sop = await draftedSop();
    await person.client.patch(`/sops/${sop.id}`, {
      content: `${sop.content.replace('7 °C', '5 °C')}One more line.`,
      version: sop.version,
    });
    await openSop(sop.id);
    await history().getByRole('button', { name: 'Compare version 0.1 with the current text' }).click();
    const comparison = page.getByRole('dialog', { name: 'What changed since 0.1' });
    await comparison.getByRole('heading', { name: 'Numbers and times' }).waitFor();
    const inserted = comparison.getByRole('insertion').filter({ hasText: '5 °C' }).first();
    expect(await inserted.innerText()).toContain('added:');
    const line = await page.evaluate("getComputedStyle(document.querySelector('ins')).textDecorationLine");
    expect(line).toBe('underline');
    await page.keyboard.press('Escape');
  });

  it('is taken away as a file', async () => {
    const sop = await draftedSop('Oil the hinges.');
    await openSop(sop.id);
    await history().getByRole('button', { name: 'Export: version 0.1' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Markdown (.md)' }).click();
    expect((await download).suggestedFilename()).toBe('oil_the_hinges__0_1.md');
  });
});

describe('the trash', () => {
  let others: BrowserTab;

  beforeAll(async () => {
    others = tab;
    tab = await site.openTabOf(EMAIL);
    page = tab.page;
    // Toasts go by themselves after seconds that nobody needs to wait for.
    await page.clock.install();
  });

  afterAll(async () => {
    expect(tab.faults).toEqual([]);
    await closeTab(page);
    tab = others;
    page = tab.page;
  });

  it(`gives ${MANY} SOPs back that were deleted at once (screens B2)`, async () => {
    await person.client.post('/sops/batch/delete', {
      ids: (await person.client.get<{ items: Sop[] }>('/sops?limit=100')).body.items.map(({ id }) => id),
    });
    await addSops(MANY);
    await page.goto(`${site.origin}/sops`);
    const list = page.getByRole('region', { name: 'Your SOPs' });
    for (const shown of [40, 60, MANY]) {
      await list.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => list.getByRole('row').count()).toBe(shown + 1);
    }
    await list.getByRole('checkbox', { name: `Select all ${MANY} shown` }).check();
    await page.getByRole('group', { name: 'Selected SOPs' }).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${MANY} SOPs?` });
    await dialog.waitFor();
    await eventually(nameOfFocus, (name) => name === 'Cancel');
    await assertPageOk(page, 'the question before many are deleted');
    await dialog.getByRole('button', { name: `Delete ${MANY} SOPs` }).click();
    const toast = page.getByRole('status').filter({ hasText: `${MANY} SOPs Deleted` });
    await toast.waitFor();
    await page.getByText('No SOPs yet').waitFor();
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await toast.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Deleted SOPs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deleted SOPs' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Deleted SOPs · /);
    const trash = page.getByRole('region', { name: 'Deleted SOPs' });
    await trash.getByText('permanently deleted on').first().waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      // The page follows a moment later, and its buttons change their colors slowly.
      await page.locator(`html[data-scheme="${scheme}"]`).waitFor({ state: 'attached' });
      await assertPageOk(page, `the trash, ${scheme}`);
    }
    await trash.getByRole('button', { name: 'Restore Procedure 7', exact: true }).click();
    await page.getByText('SOP Restored').waitFor();
    await trash.getByRole('checkbox', { name: /^Select all/ }).check();
    await trash.getByRole('button', { name: /^Restore \d+ SOPs$/ }).click();
    await page.getByText('SOPs Restored').waitFor();
    await trash.getByText('No deleted SOPs').waitFor();
    const restored = await person.client.get<{ items: Sop[] }>('/sops?limit=100');
    const own = restored.body.items.filter(({ title }) => title.startsWith('Procedure'));
    expect(own).toHaveLength(MANY);
    for (const { id, title } of own.slice(0, 3)) {
      expect((await readSop(id)).content).toBe(`Text of ${title.toLowerCase()}`);
    }
  });

  it('takes a deletion back by Ctrl+Z, but not while somebody types (screens A3)', async () => {
    await person.client.post('/sops/batch/delete', {
      ids: (await person.client.get<{ items: Sop[] }>('/sops?limit=100')).body.items.map(({ id }) => id),
    });
    await addSops(5);
    await page.goto(`${site.origin}/sops`);
    const list = page.getByRole('region', { name: 'Your SOPs' });
    await chooseRowAction(list.getByRole('row', { name: /Procedure 2/ }), 'Delete');
    await list.getByRole('link', { name: 'Procedure 2' }).waitFor({ state: 'detached' });
    // The row may be gone by the live channel before the call is answered, which makes the offer.
    await page.getByRole('button', { name: 'Undo' }).last().waitFor();
    await list.getByRole('searchbox', { name: 'Search your SOPs' }).focus();
    await page.keyboard.press('Control+z');
    expect((await person.client.get<{ items: Sop[] }>('/sops')).body.items).toHaveLength(4);
    await list.getByRole('link', { name: 'Procedure 1' }).focus();
    await page.keyboard.press('Control+z');
    await list.getByRole('link', { name: 'Procedure 2' }).waitFor();
  });

  it('keeps the offer to undo while the keyboard is there (screens A3)', async () => {
    const list = page.getByRole('region', { name: 'Your SOPs' });
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await undo.waitFor({ state: 'detached' });
    await chooseRowAction(list.getByRole('row', { name: /Procedure 3/ }), 'Delete');
    await undo.waitFor();
    await page.keyboard.press('F8');
    await eventually(nameOfFocus, (name) => name === 'Undo');
    await page.clock.fastForward(LONGER_THAN_A_TOAST_MS);
    await page.keyboard.press('Enter');
    await list.getByRole('link', { name: 'Procedure 3' }).waitFor();
  });
});

describe('questions that are open', () => {
  it('are asked about before an SOP is completed (screens M7)', async () => {
    const sop = await draftedSop('Opening the café');
    await person.client.patch(`/sops/${sop.id}`, { title: 'Opening our café', version: sop.version });
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    const dialog = page.getByRole('dialog', { name: /^\d+ questions? (?:is|are) open\. Complete anyway\?$/ });
    await eventually(nameOfFocus, (name) => name === 'Cancel');
    await dialog.getByText('Exports show “To confirm”').waitFor();
    await assertPageOk(page, 'the question before an SOP is completed');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await dialog.getByRole('button', { name: 'Complete anyway' }).click();
    await page.getByText('SOP marked as completed').waitFor();
    await history().getByText('1.0').waitFor();
    await history().getByRole('button', { name: 'Restore version 0.1' }).click();
    const question = page.getByRole('dialog', { name: 'Restore version 0.1?' });
    await question.getByText('your team sees the restored text at once').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });
});

describe.each(['light', 'dark'] as const)('axe, %s', (colorScheme) => {
  it.each([390, 1280])('finds nothing in history, comparison and its questions at %d pixels', async (width) => {
    const sop = await draftedSop();
    await person.client.patch(`/sops/${sop.id}`, {
      content: `${sop.content.replace('7 °C', '5 °C')}One more line.`,
      title: 'Another title',
      version: sop.version,
    });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await openSop(sop.id);
    await history().getByText('0.1').waitFor();
    await assertPageOk(page, 'the history');
    await history().getByRole('button', { name: 'Keep this version' }).click();
    await page.getByRole('dialog', { name: 'Keep this version' }).waitFor();
    await assertPageOk(page, 'keeping a version');
    // Where the focus is after axe has looked is not what is tested here.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await history().getByRole('button', { name: 'Compare version 0.1 with the current text' }).click();
    await page.getByRole('heading', { name: 'Numbers and times' }).waitFor();
    await assertPageOk(page, 'the comparison');
    await page.getByRole('button', { name: 'Restore 0.1' }).click();
    await page.getByRole('dialog', { name: 'Restore version 0.1?' }).waitFor();
    await assertPageOk(page, 'the question before a version is brought back');
    await page.keyboard.press('Escape');
  });
});

it('has caused no error in the browser', () => {
  expect(tab.faults).toEqual([]);
});
