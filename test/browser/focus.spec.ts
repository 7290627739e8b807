import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { focusedName } from '../support/focused-name.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'keyboard@example.test';

let page: Page;
let person: Person;

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL));
  person = await site.personOf(EMAIL);
});

const nameOfFocus = () => focusedName(page);
const openSop = (id: string) => page.goto(`${site.origin}/sops/${id}`);

async function draftedSop(): Promise<{ id: string }> {
  const { id } = (await person.client.post<{ id: string }>('/sops', { prompt: 'Sweep the yard. Lock the gate.' })).body;
  return eventually(
    async () => (await person.client.get<{ id: string; generation_state: string }>(`/sops/${id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
}

describe('the keyboard', () => {
  it('goes into the editor and back to where it was opened (screens A1)', async () => {
    const sop = await draftedSop();
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
    await eventually(nameOfFocus, (name) => name === 'SOP text');
    await page.getByRole('button', { name: 'Done' }).click();
    await eventually(nameOfFocus, (name) => name === 'Edit');
  });

  it('goes along to the page of the SOP that was just generated, which says when it is drafted (screens A1, A4, M3)', async () => {
    await page.goto(`${site.origin}/dashboard`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).fill('Sharpen the knives on Sunday.');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.waitForURL('**/sops/*');
    const tagOfFocus = () => page.evaluate<string>('document.activeElement.tagName');
    await eventually(tagOfFocus, (tag) => tag === 'MAIN');
    await page.getByRole('status').getByText('Your SOP is drafted.').waitFor({ state: 'attached' });
  });
});

describe('shortcuts of one key', () => {
  it('do nothing under a dialog (screens A7)', async () => {
    const sop = await draftedSop();
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Draft again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Draft this SOP again?' });
    await eventually(nameOfFocus, (name) => name === 'Cancel');
    await page.keyboard.press('n');
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/sops/${sop.id}`);
    await page.keyboard.press('n');
    await page.waitForURL('**/dashboard');
  });
});

describe('fields to write in', () => {
  beforeAll(() => draftedSop());

  it.each([
    ['/sops?q=gate', 'searchbox', 'Search your SOPs', 'border'],
    ['/dashboard', 'textbox', 'What is the procedure about?', 'border'],
  ] as const)('of %s show the keyboard by as broad a line as everything else (screens A8)', async (...row) => {
    const [path, role, name, line] = row;
    await page.goto(`${site.origin}${path}`);
    await page.getByRole(role, { name }).focus();
    const lines = () =>
      page.evaluate(`(() => {
      const field = document.activeElement.closest('.MuiOutlinedInput-root');
      const { outlineStyle, outlineWidth } = getComputedStyle(field);
      const { borderTopWidth } = getComputedStyle(field.querySelector('fieldset'));
      return { ring: outlineStyle === 'none' ? 'none' : outlineWidth, border: borderTopWidth };
    })()`);
    await expect.poll(lines).toMatchObject({ [line]: '3px' });
  });
});

describe('a window of 320 by 256 pixels, which is 1280 by 1024 at four times the size (screens A9)', () => {
  it('shows the field that is written in, with no bar over it', async () => {
    const sop = await draftedSop();
    await page.setViewportSize({ width: 320, height: 256 });
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'SOP text' }).getByText('Lock the gate').click();
    await page.keyboard.type('s');
    const isOnTop = await page.evaluate(
      `(({ anchorNode }) => {
        const line = anchorNode.parentElement;
        const { left, right, bottom } = line.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, Math.min(bottom, innerHeight) - 4) === line;
      })(getSelection())`,
    );
    expect(isOnTop).toBe(true);
    expect(Number(await page.evaluate('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('titles of pages outside the shell (screens A5)', () => {
  it.each([
    ['/payment-success', /^Your payment · /],
    ['/join/aaaaaaaaaaaaaaaaaaaaaa', /^Join a team · /],
    ['/auth/confirm', /^Confirm it’s you · /],
    ['/auth/new-password', /^Choose a new password · /],
  ])('%s', async (path, title) => {
    await page.goto(`${site.origin}${path}`);
    await expect.poll(() => page.title()).toMatch(title);
  });
});
