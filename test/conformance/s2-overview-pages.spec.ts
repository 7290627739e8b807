import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { useSite } from './conformance-site.js';
import { figureOn } from './figure-on.js';

// Every account has a tier here, as on an installation that sells nothing.
const site = useSite({ BILLING_MODE: 'none' });
const EMAIL = 'owner@example.test';

let page: Page;

async function open(path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function expectFigure(path: string, label: string, value: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await open(path);
  expect(await figureOn(page, label)).toBe(value);
}

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL));
});

describe('the overview of an empty account', () => {
  it.each([
    ['S2.118', '/sops', 'Total SOPs', '0'],
    ['S2.119', '/sops', 'Active SOPs', '0'],
    ['S2.120', '/sops', 'Draft SOPs', '0'],
    ['S2.125', '/team', 'Active Users', '0'],
    ['S2.126', '/team', 'Team Members', '1'],
    ['S2.127', '/team', 'Recent Actions', '0'],
    ['S2.128', '/team', 'Activity Score', '-'],
    ['S2.132', '/analytics', 'Total Usage', '0 hours'],
    ['S2.133', '/analytics', 'Efficiency Rate', '-'],
    ['S2.134', '/analytics', 'Growth', '-'],
    ['S2.135', '/analytics', 'Goals Met', '0/0'],
  ])('%s shows at %s as "%s" %s', async (_id, path, label, value) => {
    await expectFigure(path, label, value);
  });

  it.each([
    ['S2.124', '/team', 'Team Activity'],
    ['S2.131', '/analytics', 'Usage Analytics'],
  ])('%s is headed at %s "%s"', async (_id, path, title) => {
    await open(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  });

  it.each([
    ['S2.121', '/sops', 'No SOPs yet'],
    ['S2.129', '/team', 'Nothing has happened yet'],
    ['S2.136', '/analytics', 'No figures yet'],
    ['S2.137', '/analytics', 'No insights yet'],
  ])('%s says at %s that there is nothing: %s', async (_id, path, text) => {
    await open(path);
    await page.getByText(text, { exact: true }).first().waitFor();
  });

  it('S2.136 says it of both charts', async () => {
    await open('/analytics');
    for (const chart of ['Actions day by day', 'SOPs by category']) {
      await page.getByRole('region', { name: chart }).getByText('No figures yet', { exact: true }).waitFor();
    }
  });

  it.each([
    ['S2.123', '/sops'],
    ['S2.130', '/team'],
    ['S2.138', '/analytics'],
  ])('%s leads from %s back to the dashboard', async (_id, path) => {
    await open(path);
    await page.getByRole('link', { name: /^Back/ }).click();
    await page.waitForURL('**/dashboard');
  });

  it('S2.122 has the button "Create First SOP", which leads to the prompt', async () => {
    await open('/sops');
    await page.getByText('Create First SOP', { exact: true }).click();
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).waitFor();
  });
});

describe('the overview of an account with data', () => {
  beforeAll(async () => {
    const owner = await site.personOf(EMAIL);
    const ids: string[] = [];
    for (const prompt of ['Lock the door.', 'Count the till.', 'Water the plants.']) {
      ids.push((await owner.client.post<{ id: string }>('/sops', { prompt })).body.id);
    }
    // What is being drafted cannot be completed.
    await eventually(
      () => owner.client.get<{ generation_state: string }>(`/sops/${ids[0]}`),
      ({ body }) => body.generation_state === 'succeeded',
    );
    await owner.client.patch(`/sops/${ids[0]}`, { status: 'completed' });
    const { body: link } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
    const member = await site.personOf('member@example.test', 'user');
    expect((await member.client.post(`/invitations/${link.install_id}/accept`)).status).toBeLessThan(300);
    await page.goto(`${site.origin}/auth`);
  });

  it.each([
    ['S2.118', '/sops', 'Total SOPs', '3'],
    ['S2.119', '/sops', 'Active SOPs', '1'],
    ['S2.120', '/sops', 'Draft SOPs', '2'],
    ['S2.125', '/team', 'Active Users', '1'],
    ['S2.126', '/team', 'Team Members', '2'],
    ['S2.127', '/team', 'Recent Actions', '4'],
    ['S2.128', '/team', 'Activity Score', '50'],
    ['S2.132', '/analytics', 'Total Usage', '0 hours'],
    ['S2.133', '/analytics', 'Efficiency Rate', '-'],
    ['S2.134', '/analytics', 'Growth', '-'],
    ['S2.135', '/analytics', 'Goals Met', '0/0'],
  ])('%s shows at %s as "%s" the true figure: %s', async (_id, path, label, value) => {
    await expectFigure(path, label, value);
  });

  it.each([
    ['S2.121', '/sops', 'No SOPs yet'],
    ['S2.122', '/sops', 'Create First SOP'],
    ['S2.129', '/team', 'Nothing has happened yet'],
    ['S2.136', '/analytics', 'No figures yet'],
  ])('%s no longer says at %s: %s', async (_id, path, text) => {
    await open(path);
    await page
      .getByRole('listitem')
      .or(page.getByRole('img', { name: /\d actions, most/ }))
      .first()
      .waitFor();
    expect(await page.getByText(text, { exact: true }).count()).toBe(0);
  });

  it('S2.136 draws the chart of what was done', async () => {
    await open('/analytics');
    await page.getByRole('img', { name: /^4 actions, most of them on / }).waitFor();
  });
});
