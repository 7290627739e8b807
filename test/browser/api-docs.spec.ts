import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

let database: TestDatabase;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.drop();
});

describe('the page of the API', () => {
  it('takes an access token and tries an operation with it', async () => {
    const { accessToken } = await personOf(server, 'explorer@example.test');
    const { page, faults } = await openTab(browser);
    await page.goto(`${server.origin}/api/docs`);
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.locator('.auth-container');
    await dialog.locator('input').fill(accessToken);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.btn-done').click();
    const operation = page.locator('#operations-Sops-listSops');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table');
    await answer.getByText('"items": []').waitFor();
    expect(await answer.locator('.response-col_status').last().innerText()).toContain('200');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
