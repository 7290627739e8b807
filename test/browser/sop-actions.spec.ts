import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { focusedName } from '../support/focused-name.js';
import { resizePage } from '../support/resize-page.js';

const site = useSite({ BILLING_MODE: 'none' });
const EMAIL = 'phone@example.test';

let page: Page;
let person: Person;
let id: string;

beforeAll(async () => {
  ({ page } = await site.openTab({ viewport: { width: 390, height: 844 } }));
  await site.signIn(page, EMAIL);
  person = await site.personOf(EMAIL);
  const { body } = await person.client.post<{ id: string }>('/sops', { prompt: 'Sweep the yard. Lock the gate.' });
  id = body.id;
  await eventually(
    async () => (await person.client.get<{ generation_state: string }>(`/sops/${id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
  await page.goto(`${site.origin}/sops/${id}`);
  await page.getByRole('article').waitFor();
});

const more = () => page.getByRole('button', { name: 'More actions' });

/** Tops of the buttons over the procedure. */
async function rowsOfButtons(): Promise<number> {
  const status = page.getByRole('button', { name: /^Mark as/ });
  const boxes = await Promise.all(
    [status, page.getByRole('button', { name: 'Edit' }), more()].map((button) => button.boundingBox()),
  );
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  return new Set(middles).size;
}

describe('the buttons over an SOP on a phone (screens M8)', () => {
  it.each([390, 320])('stand in one row of %s px, in either status', async (width) => {
    await resizePage(page, width, 844);
    for (const status of ['in_progress', 'completed']) {
      await person.client.patch(`/sops/${id}`, { status });
      await page.getByRole('button', { name: status === 'completed' ? 'Mark as in progress' : /completed$/ }).waitFor();
      expect(await rowsOfButtons()).toBe(1);
      // After a change of its width a page is laid out in more than one frame.
      await eventually(
        async () => Number(await page.evaluate('document.documentElement.scrollWidth')),
        (wide) => wide === width,
      );
    }
    await person.client.patch(`/sops/${id}`, { status: 'in_progress' });
  });

  it('have the other actions in a menu, which gives the keyboard back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await more().click();
    const menu = page.getByRole('menu', { name: 'More actions' });
    await menu.waitFor();
    const names = await menu.getByRole('menuitem').allTextContents();
    expect(names).toEqual(['Export', 'More formats', 'Draft again', 'Save as template', 'Delete']);
    await assertPageOk(page, 'the menu of an SOP on a phone', { hasOpenList: true });
    await page.keyboard.press('Escape');
    await eventually(
      () => focusedName(page),
      (name) => name === 'More actions',
    );
  });

  it('take the SOP away as text and as a file, and ask before it is drafted again', async () => {
    const choose = async (name: string) => {
      await more().click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const text = page.waitForEvent('download');
    await choose('Export');
    expect((await text).suggestedFilename()).toMatch(/\.txt$/);
    const file = page.waitForEvent('download');
    await choose('More formats');
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.docx$/);
    await choose('Draft again');
    await page.getByRole('dialog', { name: 'Draft this SOP again?' }).getByRole('button', { name: 'Cancel' }).click();
    await choose('Save as template');
    await page.getByRole('dialog', { name: 'Save as template' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose('Delete');
    await page.waitForURL('**/dashboard');
  });
});
