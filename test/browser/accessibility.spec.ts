import { beforeAll, describe, expect, it } from 'vitest';
import { assertPageOkInEveryLook } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'reader@example.test';
/** A name and a title without a place to break, because people have them. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

let sopId: string;

beforeAll(async () => {
  const { client } = await site.personOf(EMAIL);
  await client.patch('/profiles/me', { full_name: LONG });
  const prompt = `${LONG}: put on gloves. Mix the acid at 40 °C. If it smokes, leave and call Ida.`;
  sopId = (await client.post<{ id: string }>('/sops', { prompt })).body.id;
  await client.post('/functions/generate-install-link', {});
  await eventually(
    async () => (await client.get<{ generation_state: string }>(`/sops/${sopId}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
});

describe('pages of every width, light and dark', () => {
  it('have no fault that axe knows and do not scroll sideways (SD.30)', async () => {
    const { page } = await site.openTab();
    for (const path of ['/', '/auth', '/auth/confirm', '/nowhere', '/payment-success']) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await assertPageOkInEveryLook(page, path);
    }
    await site.signIn(page, EMAIL);
    await page.getByRole('region', { name: 'Your SOPs' }).getByRole('link').waitFor();
    await page.getByText('1 of 30 seats in use').waitFor();
    await assertPageOkInEveryLook(page, '/dashboard/user');
    await page.goto(`${site.origin}/sops/${sopId}`);
    await page.getByRole('heading', { name: /checks pass$/ }).waitFor();
    await assertPageOkInEveryLook(page, '/sops/:id');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
    // Where the button was, another one may tell its name to the pointer.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await assertPageOkInEveryLook(page, '/sops/:id, edited');
    await page.goto(`${site.origin}/account`);
    await page.getByText('This device').waitFor();
    await page.getByText('Two-step verification is off.').waitFor();
    await assertPageOkInEveryLook(page, '/account');
    await closeTab(page);
  });
});

describe('a person with a keyboard only', () => {
  it('writes, sends and opens an SOP, and sees where the focus is (SD.29)', async () => {
    const { page } = await site.openTabOf(EMAIL);
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await prompt.focus();
    await page.keyboard.type('Switch on the light. Open the door.');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Import documents');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Start from a template');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Generate SOP');
    await expect.poll(() => page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sops/*');
    await page.goto(`${site.origin}/dashboard`);
    const link = page.getByRole('link', { name: /^Switch on the light/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sops/*');
    await closeTab(page);
  });
});
