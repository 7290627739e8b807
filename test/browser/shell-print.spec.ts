import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../backend/libs/exporter/testing/read-pdf.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'printer@example.test';
const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

let sopId: string;

beforeAll(async () => {
  const { client } = await site.personOf(EMAIL);
  const work = 'count the till to 200 EUR, switch on the light, unlock the door at 7:00';
  // Longer than a sheet.
  const shelves = Array.from({ length: 20 }, (_, shelf) => `Fill shelf ${shelf + 1} from the left.`).join(' ');
  const prompt = `Opening the shop: ${work}. ${shelves}`;
  sopId = (await client.post<{ id: string }>('/sops', { prompt })).body.id;
  await eventually(
    async () => (await client.get<{ generation_state: string }>(`/sops/${sopId}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
});

describe('an SOP on paper', () => {
  it('is the procedure alone, black on white also in the dark scheme, with whole steps', async () => {
    const { page } = await site.openTabAt(`/sops/${sopId}`, EMAIL, { colorScheme: 'dark' });
    await page.getByRole('article').getByText('Unlock the door').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['banner', 'navigation', 'search'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0);
    }
    for (const name of ['Account', 'Edit', 'Export', 'Rename', /^Category/]) {
      expect(await page.getByRole('button', { name, exact: true }).count(), String(name)).toBe(0);
    }
    const look = await page.evaluate(`(() => {
      const step = [...document.querySelectorAll('article li')].find((item) => item.textContent.includes('Unlock'));
      return {
        paper: getComputedStyle(document.body).backgroundColor,
        title: getComputedStyle(document.querySelector('h1')).color,
        step: getComputedStyle(step).color,
        breakInside: getComputedStyle(step).breakInside,
      };
    })()`);
    expect(look).toEqual({ paper: WHITE, title: BLACK, step: BLACK, breakInside: 'avoid' });
    await closeTab(page);
  });

  it('begins with its title and last change and ends every sheet with its number', async () => {
    const { page } = await site.openTabAt(`/sops/${sopId}`, EMAIL);
    await page.getByRole('article').getByText('Unlock the door').first().waitFor();
    const { pages } = await readPdf(await page.pdf({ format: 'A5' }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toMatch(/open(?:ing)? the shop/i);
    expect(pages[0]).toMatch(/Updated \w+ \d+, \d{4}/);
    expect(pages[0]).toMatch(/Category: [A-Z]\w+/);
    for (const [index, text] of pages.entries()) expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(pages.join('')).not.toContain('Your prompt');
    await closeTab(page);
  });

  it('bears no marks of its draft once it is completed (screens m18)', async () => {
    const { page } = await site.openTabOf(EMAIL);
    const marks = page.locator('[data-suggested], [data-draft-notice]');
    const shownMarks = () => marks.evaluateAll((all) => all.filter((mark) => mark.checkVisibility()).length);
    await page.goto(`${site.origin}/sops/${sopId}`);
    await page.emulateMedia({ media: 'print' });
    await eventually(shownMarks, (count) => count > 0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete anyway' }).click();
    // The history has one of its own.
    await page.locator('.MuiChip-root', { hasText: 'Completed' }).first().waitFor();
    expect(await shownMarks()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await shownMarks()).toBe(0);
    // What is hidden leaves no gap before a colon or a full stop.
    expect(await page.getByRole('article').innerText()).not.toMatch(/\s[:.](?:\s|$)/);
    const ink = await page.evaluate(`(() => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector('main .MuiChip-root'));
      return [color, backgroundColor];
    })()`);
    expect(ink).toEqual([BLACK, 'rgba(0, 0, 0, 0)']);
    await closeTab(page);
  });

  it('is asked for in the menu of the formats, once there is a text', async () => {
    const { page } = await site.openTab();
    await page.addInitScript('window.print = () => { window.isPrinted = true; }');
    await site.signIn(page, EMAIL);
    await page.goto(`${site.origin}/sops/${sopId}`);
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
    expect(await page.evaluate('window.isPrinted')).toBe(true);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'More formats' }).click();
    expect(await page.getByRole('menuitem', { name: 'Print' }).isDisabled()).toBe(true);
    await closeTab(page);
  });
});
