import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTab, signInOnSite } from '../support/browser-page.js';
import { launchChromium } from '../support/chromium.js';
import { type Person, personOf } from '../support/people.js';
import { type RunningServer, startServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const DAY_MS = 86_400_000;
const OWNER = 'owner@example.test';

let database: TestDatabase;
let server: RunningServer;
let connection: pg.Client;
let browser: Browser;
let page: Page;

async function addAction(person: Person, type: string, daysAgo: number, data: object): Promise<void> {
  await connection.query(
    'INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), person.userId, type, data, new Date(Date.now() - daysAgo * DAY_MS)],
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none' } });
  connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  browser = await launchChromium();
  const owner = await personOf(server, OWNER, 'user');
  const member = await personOf(server, 'tom@example.test', 'user');
  await member.client.patch('/profiles/me', { full_name: 'Tom Berg' });
  const sopId = (await owner.client.post<{ id: string }>('/sops', { prompt: 'Sweep the yard.' })).body.id;
  await connection.query(
    `INSERT INTO install_links (id, user_id, install_id, is_active, download_url, member_user_id)
     VALUES ($1, $2, $3, true, '', $4)`,
    [randomUUID(), owner.userId, randomUUID(), member.userId],
  );
  await addAction(member, 'sop_exported', 1, { sop_id: sopId });
  for (let daysAgo = 10; daysAgo < 45; daysAgo += 1) await addAction(owner, 'sop_updated', daysAgo, { sop_id: sopId });
  ({ page } = await openTab(browser));
  await signInOnSite(page, server.origin, OWNER);
});

afterAll(async () => {
  await browser?.close();
  await connection?.end();
  await server?.stop();
  await database?.drop();
});

const feed = () => page.getByRole('region', { name: 'Activity feed' });
const entries = () => feed().getByRole('listitem');

async function openFeed(): Promise<void> {
  await page.goto(`${server.origin}/team`);
  await entries().first().waitFor();
}

async function choose(field: string, option: string): Promise<void> {
  await feed().getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('the feed of the team', () => {
  it('shows the newest first and more when asked (S2.129)', async () => {
    await openFeed();
    expect(await entries().count()).toBe(30);
    expect(await entries().first().innerText()).toContain('You created an SOP');
    await entries().nth(1).getByText('Tom Berg').waitFor();
    await feed().getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => entries().count()).toBe(37);
    expect(await feed().getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('is cut to a person, an action and a period, and leads back to everything', async () => {
    await openFeed();
    await choose('Person', 'Tom Berg');
    await expect.poll(() => entries().count()).toBe(1);
    await choose('Person', 'You');
    await choose('Action', 'Edited');
    await choose('Period', 'Last 30 days');
    await expect.poll(() => entries().count()).toBe(20);
    await choose('Period', 'Today');
    await feed().getByText('Nothing of that kind').waitFor();
    await feed().getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => entries().count()).toBe(30);
  });

  it('leads from an entry to its SOP', async () => {
    await entries().nth(1).getByRole('link', { name: 'Sweep the yard.' }).click();
    await page.waitForURL('**/sops/*');
  });
});

describe('figures and feed that do not arrive', () => {
  it('say so, and come with the next try', async () => {
    await page.route('**/api/v1/overview/team**', (route) => route.abort());
    await page.goto(`${server.origin}/team`);
    await page.getByText('The figures could not be loaded.').waitFor();
    await page.getByText('The activity could not be loaded').waitFor();
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Team Members').waitFor();
    await feed().getByRole('button', { name: 'Try again' }).click();
    await entries().first().waitFor();
  });
});
