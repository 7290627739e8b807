import { describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';

const site = useSite();

describe('the page of the API', () => {
  it('takes an access token and tries an operation with it', async () => {
    const { accessToken } = await site.personOf('explorer@example.test');
    const { page, faults } = await site.openTab();
    await page.goto(`${site.origin}/api/docs`);
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.locator('.auth-container', { hasText: 'The access token of a session' });
    await dialog.locator('input').fill(accessToken);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.btn-done').click();
    const operation = page.locator('#operations-SOPs-listSops');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table');
    await answer.getByText('"items": []').waitFor();
    expect(await answer.locator('.response-col_status').last().innerText()).toContain('200');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
