import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../api/auth/totp-app.js';
import { useSite } from '../support/browser-site.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Adds an authenticator app on the account page. @returns what makes its codes */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '');
  const uri = `otpauth://totp/x?secret=${secret}`;
  await page.getByLabel('Code shown in the app').fill(codeOf(uri));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Second step added').waitFor();
  return uri;
}

/** Reads the codes in the open dialog, and keeps them. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return codes;
}

describe('recovery codes', () => {
  it('are made on the account page, and open the account when the second step is lost (ASVS 6.4.4)', async () => {
    const email = 'loses-phones@example.test';
    const { page, faults } = await site.openTabAt('/account', email);
    const factors = section(page, 'Two-step verification');
    await factors.getByText('Two-step verification is off.').waitFor();
    expect(await factors.getByRole('heading', { name: 'Recovery codes' }).count()).toBe(0);
    await addApp(page);
    await factors.getByText('You have no recovery codes yet.').waitFor();
    await factors.getByRole('button', { name: 'Create recovery codes' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const codes = await keepCodes(page);
    expect(codes).toHaveLength(10);
    expect(file).toContain(email);
    for (const code of codes) expect(file).toContain(`\n${code}\n`);
    await factors.getByText('10 of 10 codes are left.').waitFor();

    const other = await site.openTab();
    await site.signIn(other.page, email);
    await other.page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await other.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.page.getByLabel('Recovery code').fill('aaaa-aaaa-aaaa-aaaa');
    await other.page.getByRole('button', { name: 'Use this code' }).click();
    await other.page.getByText('This code is wrong or has already been used.').waitFor();
    await other.page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
    await other.page.getByRole('button', { name: 'Use this code' }).click();
    await other.page.getByText('Recovery code used').waitFor();

    await other.page.goto(`${site.origin}/account`);
    const recovered = section(other.page, 'Two-step verification');
    await recovered.getByText('9 of 10 codes are left.').waitFor();
    await other.page.getByText('A recovery code was used; codes left: 9').waitFor();
    await recovered.getByRole('button', { name: 'Remove' }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await recovered.getByText('Two-step verification is off.').waitFor();
    expect(await recovered.getByRole('heading', { name: 'Recovery codes' }).count()).toBe(0);
    expect([...faults, ...other.faults].filter((fault) => !/status of 422/.test(fault))).toEqual([]);
    await closeTab(page);
    await closeTab(other.page);
  });

  it('are replaced after a fresh proof, and the earlier ones no longer work', async () => {
    const email = 'renews@example.test';
    const { page } = await site.openTabAt('/account', email);
    const uri = await addApp(page);
    const factors = section(page, 'Two-step verification');
    await factors.getByRole('button', { name: 'Create recovery codes' }).click();
    const [former] = await keepCodes(page);
    await site.query(
      `UPDATE auth_sessions SET created_at = created_at - interval '16 minutes',
         raised_at = raised_at - interval '16 minutes'`,
    );
    await factors.getByRole('button', { name: 'Create new recovery codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await page.getByLabel('Code from your authenticator app').fill(codeOf(uri, 1));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const codes = await keepCodes(page);
    expect(codes).toHaveLength(10);
    expect(codes).not.toContain(former);
    await closeTab(page);
  });
});
