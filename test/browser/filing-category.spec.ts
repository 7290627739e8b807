import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { createSop, until } from '../support/drafted-sops.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'owner@example.test';
const MEMBER_EMAIL = 'member@example.test';

let page: Page;
let owner: Person;
let sopId: string;

beforeAll(async () => {
  owner = await site.personOf(EMAIL);
  sopId = (await createSop(owner)).id;
  await until(owner, sopId, ['succeeded']);
  await owner.client.patch(`/sops/${sopId}`, { status: 'completed' });
  ({ page } = await site.openTabOf(EMAIL));
});

const chip = () => page.getByRole('button', { name: /^Category: / });
const menu = () => page.getByRole('menu', { name: 'Category' });

describe('the category on the page of an SOP', () => {
  it('is chosen from a list by keys, and stays (screens M12)', async () => {
    await page.goto(`${site.origin}/sops/${sopId}`);
    await chip().focus();
    await page.keyboard.press('Enter');
    await menu().waitFor();
    await assertPageOk(page, 'the list of categories', { hasOpenList: true });
    // The list goes to what begins with the letter.
    await page.keyboard.press('w');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Category: Warehouse and Logistics' }).waitFor();
    await menu().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Warehouse and Logistics');
    await page.reload();
    await page.getByRole('button', { name: 'Category: Warehouse and Logistics' }).waitFor();
  });

  it('is chosen with the pointer, and the list of SOPs shows it', async () => {
    await chip().click();
    await menu().getByRole('menuitemradio', { name: 'Finance' }).click();
    await page.getByRole('button', { name: 'Category: Finance' }).waitFor();
    await page.goto(`${site.origin}/sops`);
    await page.getByRole('region', { name: 'Your SOPs' }).getByText('Finance').waitFor();
  });

  it('is only read by members of the team', async () => {
    const member = await site.personOf(MEMBER_EMAIL);
    const { install_id } = (await owner.client.post<{ install_id: string }>('/functions/generate-install-link')).body;
    await member.client.post(`/invitations/${install_id}/accept`);
    const { page: shared } = await site.openTabAt(`/shared-sops/${sopId}`, MEMBER_EMAIL);
    await shared.getByText('Finance · updated').waitFor();
    expect(await shared.getByRole('button', { name: /Finance|Category/ }).count()).toBe(0);
  });
});
