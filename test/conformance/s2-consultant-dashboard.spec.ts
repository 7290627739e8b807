import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';
import { figureOn } from './figure-on.js';

const site = useSite();
const EMAIL = 'adviser@example.test';
const TOOLS = ['clients', 'projects', 'branding', 'analytics'];
const DAY_MS = 24 * 60 * 60 * 1000;

let page: Page;

const figure = (label: string) => figureOn(page, label);

async function openDashboard(): Promise<void> {
  await page.goto(`${site.origin}/dashboard/consultant`);
  await page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
}

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL, '/auth?type=consultant'));
});

describe('the dashboard of a new consultant', () => {
  beforeAll(openDashboard);

  it.each([
    ['S2.108', 'Active Clients', '0'],
    ['S2.109', 'Active Projects', '0'],
    ['S2.110', 'Earnings This Month', '$0.00'],
    ['S2.111', 'Meetings in the next 30 days', '0'],
  ])('%s shows as "%s" %s', async (_id, label, value) => {
    expect(await figure(label)).toBe(value);
  });

  it('S2.112 has the badge "Professional"', async () => {
    await page.getByRole('main').getByText('Professional', { exact: true }).waitFor();
  });

  it('S6.5 has the four counts and the tools', async () => {
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Consultant tools' }).getByRole('link').count())
      .toBe(4);
    expect(await figure('Active Clients')).toBe('0');
  });

  it.each([
    ['S2.113', '/consultant/clients', 'Clients'],
    ['S2.114', '/consultant/projects', 'Projects'],
    ['S2.115', '/consultant/branding', 'Branding'],
    ['S2.116', '/consultant/analytics', 'Earnings'],
  ])('%s has a link to %s, which is a page', async (_id, path, heading) => {
    await openDashboard();
    await page.getByRole('navigation', { name: 'Consultant tools' }).locator(`a[href="${path}"]`).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  });
});

describe('the dashboard of a consultant who works', () => {
  beforeAll(async () => {
    const { client } = await site.personOf(EMAIL);
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const entries: [string, object][] = [
      ['clients', { name: 'Harbour Bakery' }],
      ['clients', { name: 'Brightside', status: 'pending' }],
      ['projects', { name: 'Opening' }],
      ['projects', { name: 'Closing', status: 'completed' }],
      ['earnings', { amount: '1234.50', earned_at: new Date().toISOString() }],
      ['earnings', { amount: '99.00', earned_at: day(-32) }],
      ['meetings', { title: 'Soon', scheduled_at: day(29) }],
      ['meetings', { title: 'Later', scheduled_at: day(32) }],
      ['meetings', { title: 'Cancelled', scheduled_at: day(3), status: 'cancelled' }],
    ];
    for (const [kind, entry] of entries) {
      expect((await client.post(`/consultant/${kind}`, entry)).status).toBe(201);
    }
    await openDashboard();
  });

  it.each([
    ['S2.108', 'Active Clients', '1'],
    ['S2.109', 'Active Projects', '1'],
    ['S2.110', 'Earnings This Month', '$1,234.50'],
    ['S2.111', 'Meetings in the next 30 days', '1'],
  ])('%s shows as "%s" the true figure: %s', async (_id, label, value) => {
    expect(await figure(label)).toBe(value);
  });

  it('S2.112 keeps its badge', async () => {
    await page.getByRole('main').getByText('Professional', { exact: true }).waitFor();
  });
});

describe('the dashboard of a consultant whose line is dead', () => {
  it('S8.23 says that it could not be loaded', async () => {
    await intercept(page, '**/consultant/figures**', (route) => route.abort());
    await openDashboard();
    await page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' }).waitFor();
    await page.unrouteAll();
  });
});

describe('the tools', () => {
  it.each(TOOLS)('S2.116 are kept from users: %s', async (tool) => {
    const { client } = await site.personOf('user@example.test', 'user');
    const path = tool === 'analytics' || tool === 'branding' ? tool : `${tool}?limit=1`;
    expect((await client.get(`/consultant/${path}`)).status).toBe(403);
  });
});
