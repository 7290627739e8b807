import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { until } from '../support/drafted-sops.js';
import { chooseRowAction } from '../support/row-actions.js';
import { closeTab } from '../support/tab-pool.js';

/** Plans are sold: a member has none and reads all the same. */
const site = useSite();

const MEMBER = 'member@example.test';
const NEWCOMER = 'newcomer@example.test';
const OWNER = 'owner@example.test';
const PROMPTS = [
  'Clean the oven: switch it off, wipe the sieve.',
  'Count the till: open the drawer, count the coins.',
  'Close the shop: lock the door, set the alarm.',
  'Water the plants: fill the can, water each plant.',
];

let owner: Person;

async function complete(prompt: string): Promise<string> {
  const { id } = (await owner.client.post<{ id: string }>('/sops', { prompt })).body;
  await until(owner, id, ['succeeded']);
  return (await owner.client.patch<{ title: string }>(`/sops/${id}`, { status: 'completed' })).body.title;
}

beforeAll(async () => {
  owner = await site.personOf(OWNER, 'user');
  await owner.client.patch('/profiles/me', { full_name: 'Anna Ito' });
  await subscribe(owner, 'starter');
  for (const prompt of PROMPTS) await complete(prompt);
  const member = await site.personOf(MEMBER, 'user');
  const { body } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {});
  await member.client.post(`/invitations/${body.install_id}/accept`);
  await site.personOf(NEWCOMER, 'user');
});

const shared = (page: Page) => page.getByRole('region', { name: 'Procedures from Anna Ito' });

describe.each([
  ['a desktop', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[])('a member at %s', (_place, options) => {
  it('arrives at the procedures of the owner, searches them and sees what is new (screens M1)', async () => {
    const { page, faults } = await site.openTabOf(MEMBER, '/auth', options);
    await page.getByRole('heading', { level: 1, name: 'Procedures from Anna Ito' }).waitFor();
    const links = shared(page).getByRole('listitem').getByRole('link');
    await links.first().waitFor();
    expect(
      await shared(page)
        .getByText(/^New$|^Updated$/)
        .count(),
      'all of it is new to a newcomer',
    ).toBe(0);
    expect(await page.getByText(/Choose your plan|Total SOPs|No SOPs yet/).count()).toBe(0);
    await assertPageOk(page, 'the home of a member');

    const search = shared(page).getByRole('searchbox', { name: 'Search what is shared with you' });
    const place = await shared(page).getByRole('search').boundingBox();
    expect(place?.height, 'as high as what stands there until it is loaded').toBe(64);
    await search.fill('alarm');
    await expect.poll(() => links.count()).toBe(1);
    await search.fill('');

    const title = await complete(`Sweep the yard of ${options.viewport.width} meters: take the broom, sweep.`);
    await page.reload();
    const row = shared(page).getByRole('listitem').filter({ hasText: title });
    await row.getByText('New', { exact: true }).waitFor();
    await row.getByRole('link').click();
    await page.getByRole('article').waitFor();
    await page.getByRole('link', { name: 'Back to SOPs' }).click();
    await row.waitFor();
    expect(await row.getByText('New', { exact: true }).count(), 'it has been read').toBe(0);
    expect(await page.getByText(/Total SOPs|No SOPs yet/).count()).toBe(0);
    await assertPageOk(page, 'the SOPs of a member');
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});

describe('a member of a team that shares nothing yet', () => {
  it('is told so on the page of SOPs (screens M1)', async () => {
    const beginner = await site.personOf('beginner@example.test', 'user');
    await subscribe(beginner, 'starter');
    const { body } = await beginner.client.post<{ install_id: string }>('/functions/generate-install-link', {});
    const waiting = await site.personOf('waiting@example.test', 'user');
    await waiting.client.post(`/invitations/${body.install_id}/accept`);
    const { page } = await site.openTabAt('/sops', 'waiting@example.test');
    await page.getByText('Nothing to read yet').waitFor();
    await page.getByText('Procedures appear here once they are completed.').waitFor();
    await assertPageOk(page, 'the SOPs of a member without any');
    await closeTab(page);
  });
});

describe('the figures of a member', () => {
  it('say whose they are instead of showing empty charts (screens M1)', async () => {
    const { page } = await site.openTabAt('/analytics', MEMBER);
    const figures = page.getByRole('region', { name: 'Your figures' });
    await figures.getByText('You have none yet. Anna Ito sees how the procedures that you read are used.').waitFor();
    expect(await page.getByText(/No figures yet|No insights yet/).count()).toBe(0);
    await assertPageOk(page, 'the figures of a member');
    await figures.getByRole('link', { name: 'Read the procedures' }).click();
    await shared(page).waitFor();
    await closeTab(page);
  });
});

describe('the page of the team says what to do next', () => {
  it('to somebody without a plan (S2.124)', async () => {
    const { page } = await site.openTabAt('/team', NEWCOMER);
    await page.getByText('Inviting people needs a plan').waitFor();
    await assertPageOk(page, 'the team without a plan');
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose your plan' }).waitFor();
    await page.goto(`${site.origin}/account`);
    const plan = page.getByRole('region', { name: 'Subscription' });
    await plan.getByText('You have no plan of your own.').waitFor();
    expect(await plan.getByText(/invoices/).count(), 'there are none').toBe(0);
    await closeTab(page);
  });

  it('to a member of another team (screens M1)', async () => {
    const { page } = await site.openTabAt('/team', MEMBER);
    await page.getByText('You are on Anna Ito’s team').waitFor();
    await assertPageOk(page, 'the team of a member');
    await page.getByRole('link', { name: 'Read the procedures' }).click();
    await shared(page).waitFor();
    // Writing takes a plan of their own: nothing leads to where they cannot go.
    await page.goto(`${site.origin}/sops`);
    await shared(page).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Write your own').count()).toBe(0);
    await closeTab(page);
  });

  it('to an owner whom nobody has joined yet, who invites there (screens M10)', async () => {
    const lonely = await site.personOf('lonely@example.test', 'user');
    await subscribe(lonely, 'starter');
    const { page } = await site.openTabAt('/team', 'lonely@example.test');
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByText('Nobody has joined yet.').waitFor();
    await members.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mira');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await members.getByText('Mira (not joined)').waitFor();
    await closeTab(page);
  });
});

describe('an owner who deletes what the team reads', () => {
  it('is told that the team loses it, and not about a draft that only they could read (T14)', async () => {
    const { id } = (await owner.client.post<{ id: string }>('/sops', { prompt: 'Not ready: check the scales.' })).body;
    await until(owner, id, ['succeeded']);
    const title = await complete('Descale the kettle: boil vinegar, rinse it twice.');
    const { page } = await site.openTabAt('/sops', OWNER);
    const row = (name: string | RegExp) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
    const remove = async (name: string | RegExp) => {
      await chooseRowAction(row(name), 'Delete');
      await row(name).waitFor({ state: 'detached' });
      await page.getByText('SOP Deleted').last().waitFor();
    };
    await remove(/scales/i);
    expect(await page.getByText('Your team can no longer read it.').count()).toBe(0);
    await remove(title);
    await page.getByText('Your team can no longer read it.').waitFor();
    await closeTab(page);
  });
});
