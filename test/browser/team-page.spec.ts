import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const DAY_MS = 86_400_000;
const OWNER = 'owner@example.test';

let page: Page;

async function addAction(person: Person, type: string, daysAgo: number, data: object): Promise<void> {
  await site.query(
    'INSERT INTO activity_logs (id, user_id, activity_type, activity_data, created_at) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), person.userId, type, data, new Date(Date.now() - daysAgo * DAY_MS)],
  );
}

beforeAll(async () => {
  const owner = await site.personOf(OWNER, 'user');
  const member = await site.personOf('tom@example.test', 'user');
  await member.client.patch('/profiles/me', { full_name: 'Tom Berg' });
  const sopId = (await owner.client.post<{ id: string }>('/sops', { prompt: 'Sweep the yard.' })).body.id;
  // The end of a draft makes the feed ask again, and what asks for more meanwhile is given up.
  await eventually(
    async () => (await owner.client.get<{ generation_state: string }>(`/sops/${sopId}`)).body,
    ({ generation_state }) => generation_state === 'succeeded',
  );
  await site.query(
    `INSERT INTO install_links (id, user_id, install_id, is_active, download_url, member_user_id)
     VALUES ($1, $2, $3, true, '', $4)`,
    [randomUUID(), owner.userId, randomUUID(), member.userId],
  );
  await addAction(member, 'sop_exported', 1, { sop_id: sopId });
  for (let daysAgo = 10; daysAgo < 45; daysAgo += 1) await addAction(owner, 'sop_updated', daysAgo, { sop_id: sopId });
  ({ page } = await site.openTabOf(OWNER));
});

const feed = () => page.getByRole('region', { name: 'Activity feed' });
const entries = () => feed().getByRole('listitem');

async function openFeed(): Promise<void> {
  await page.goto(`${site.origin}/team`);
  await entries().first().waitFor();
}

async function choose(field: string, option: string): Promise<void> {
  await feed().getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('the feed of the team', () => {
  it('shows the newest first and more when asked (S2.129)', async () => {
    await openFeed();
    await expect.poll(() => entries().count()).toBe(30);
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
    await feed().getByText('No matching activity').waitFor();
    await feed().getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => entries().count()).toBe(30);
  });

  it('leads from an entry to its SOP', async () => {
    await entries().nth(1).getByRole('link', { name: 'Sweep the yard.' }).click();
    await page.waitForURL('**/sops/*');
  });
});

describe('lines of the feed (screens m8)', () => {
  it('hold what was done alike at the same time, and unfold', async () => {
    const busy = await site.personOf('busy@example.test', 'user');
    const titles = ['Open the bar.', 'Close the bar.'];
    const ids: string[] = [];
    for (const prompt of titles) {
      ids.push((await busy.client.post<{ id: string }>('/sops', { prompt })).body.id);
    }
    await busy.client.delete(`/sops/${ids[0]}`);
    for (const id of ids) await addAction(busy, 'sop_restored', 1, { sop_id: id });
    const { page: tab } = await site.openTabAt('/team', 'busy@example.test');
    const lines = tab.getByRole('region', { name: 'Activity feed' });
    await tab.getByText('actions this week').waitFor();
    const line = lines.getByRole('listitem').filter({ hasText: 'You restored 2 SOPs' });
    await line.getByRole('button', { name: 'Show all 2: restored 2 SOPs' }).click();
    await line.getByRole('link', { name: 'Close the bar.' }).waitFor();
    await expect.poll(() => line.getByText('Open the bar.').count()).toBe(1);
    // Its page is gone with it.
    expect(await lines.getByRole('link', { name: 'Open the bar.' }).count()).toBe(0);
    await assertPageOk(tab, '/team with an unfolded line');
    await line.getByRole('button', { name: 'Hide all 2: restored 2 SOPs' }).click();
    await expect.poll(() => line.getByRole('listitem').count()).toBe(0);
    await closeTab(tab);
  });
});

describe('members that are awaited', () => {
  it('leave no empty page below the figures', async () => {
    const letThrough = await holdRequests(page, '**/api/v1/install-links**');
    await page.goto(`${site.origin}/team`);
    const places = page.getByRole('main').locator('.MuiSkeleton-root').filter({ visible: true });
    await expect
      .poll(async () => (await places.last().boundingBox())?.height, { timeout: 20_000 })
      .toBeGreaterThan(200);
    expect(await feed().count(), 'nothing that would move').toBe(0);
    letThrough();
    await entries().first().waitFor();
    expect(await places.count()).toBe(0);
    await page.unrouteAll();
  });
});

describe('a consultant', () => {
  it('is asked for no seats on the page of the team', async () => {
    await site.personOf('desk@example.test', 'consultant');
    const { page: tab, faults } = await site.openTabAt('/team', 'desk@example.test');
    await tab.getByText('Nothing has happened yet').waitFor();
    await tab.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
    await closeTab(tab);
  });
});

describe('figures and feed that do not arrive', () => {
  it('say so, and come with the next try', async () => {
    await intercept(page, '**/api/v1/overview/team**', (route) => route.abort());
    await page.goto(`${site.origin}/team`);
    await page.getByText('The figures could not be loaded.').waitFor();
    await page.getByText('The activity could not be loaded').waitFor();
    await page.unrouteAll();
    await page.getByRole('alert').first().getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Team Members').waitFor();
    await feed().getByRole('button', { name: 'Try again' }).click();
    await entries().first().waitFor();
  });

  it('say without a connection that it is missing, and come with it (screens m12)', async () => {
    await intercept(page, '**/api/v1/overview/team/activity**', (route) => route.abort());
    await page.goto(`${site.origin}/team`);
    await feed().getByText('The activity could not be loaded').waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await feed().getByRole('button', { name: 'Try again' }).click();
    await feed().getByText('Not available offline').waitFor();
    await page.context().setOffline(false);
    await entries().first().waitFor();
    expect(await feed().getByText('Not available offline').count()).toBe(0);
  });

  it('say so everywhere on a page that is opened without a connection, and leave nothing gray (screens m12)', async () => {
    const { page: tab } = await site.openTabAt('/team', OWNER);
    const shown = () => tab.getByRole('region', { name: 'Activity feed' }).getByRole('listitem').first();
    await shown().waitFor();
    // The code of the page is there, and none of its data.
    await tab.goto(`${site.origin}/dashboard`);
    await tab.getByRole('region', { name: 'Your SOPs' }).getByRole('link').first().waitFor();
    await tab.context().setOffline(true);
    await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Team Activity' }).waitFor();
    await tab.getByText('Not available offline').first().waitFor();
    await expect
      .poll(() => tab.getByRole('main').locator('.MuiSkeleton-root').filter({ visible: true }).count())
      .toBe(0);
    await tab.context().setOffline(false);
    await shown().waitFor();
    await tab.getByText('Team Members').waitFor();
    expect(await tab.getByText('Not available offline').count()).toBe(0);
    await closeTab(tab);
  });
});
