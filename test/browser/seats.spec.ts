import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { holdRequests } from '../support/hold-requests.js';
import { resizePage } from '../support/resize-page.js';
import { recordBodies } from '../support/sent-bodies.js';

const site = useSite();

const OWNER = 'owner@example.test';

let owner: Person;
let page: Page;

beforeAll(async () => {
  owner = await site.personOf(OWNER, 'user');
  await subscribe(owner, 'starter');
  ({ page } = await site.openTabOf(OWNER, '/auth', { permissions: ['clipboard-read', 'clipboard-write'] }));
});

const seats = () => page.getByRole('region', { name: 'Team seats' });
const generate = () => seats().getByRole('button', { name: 'Generate', exact: true });

/** Sets how many seats the owner has, whatever the plan says. */
async function setSeatLimit(limit: number): Promise<void> {
  await site.query('UPDATE subscribers SET seat_limit = $2 WHERE user_id = $1', [owner.userId, limit]);
  await seats().getByText(`of ${limit} seats in use`).waitFor();
}

/** Whether the second fact about the seats begins a line of its own, and whether the dot before it is cut off. */
async function lineOfSeats(): Promise<{ wraps: boolean; hidesDot: boolean }> {
  const [count, left] = [seats().getByText('0 of 15 seats in use'), seats().getByText('15 remaining')];
  const [first, second] = [await count.boundingBox(), await left.boundingBox()];
  const dot = await left.getByText('·').boundingBox();
  const edge = await seats().getByRole('heading', { name: 'Team seats' }).boundingBox();
  if (!first || !second || !dot || !edge) throw new Error('A part of the line has no place');
  // What lies to the left of the line is cut off.
  return { wraps: second.y > first.y, hidesDot: dot.x + dot.width <= edge.x + 1 };
}

describe('the seats of an owner', () => {
  it('begin empty, with a word on what they are for (S9.18, S9.22)', async () => {
    await seats().getByText('0 of 15 seats in use · 15 remaining').waitFor();
    await seats().getByText('Generate one link per person and send it to them.').waitFor();
  });

  it('end no line with a dot', async () => {
    for (const width of [1280, 390]) {
      await resizePage(page, width, 900);
      const wraps = width === 1280;
      expect(await lineOfSeats(), `at ${width}`).toEqual({ wraps, hidesDot: wraps });
    }
    await resizePage(page, 1280, 720);
  });

  it('are made one at a time (S2.100, S2.102, S5.7, S8.30)', async () => {
    const letThrough = await holdRequests(page, '**/functions/generate-install-link');
    await generate().click();
    await expect.poll(() => generate().isDisabled()).toBe(true);
    letThrough();
    await page.getByText('Install Link Generated').waitFor();
    await seats().getByText('1 of 15 seats in use · 14 remaining').waitFor();
    await expect.poll(() => generate().isEnabled()).toBe(true);
    await page.unrouteAll();
  });

  it('are copied as the address of the join page (S2.103, S8.31)', async () => {
    await seats().getByRole('button', { name: /^Copy/ }).click();
    await page.getByText('Copied!').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(new RegExp(`^${site.origin}/join/[A-Za-z0-9_-]{16,}$`));
  });

  it('show who has joined, at once', async () => {
    const address = await page.evaluate<string>('navigator.clipboard.readText()');
    const member = await site.personOf('member@example.test', 'user');
    await member.client.patch('/profiles/me', { full_name: 'Ada Lovelace' });
    await member.client.post(`/invitations/${address.split('/').at(-1)}/accept`);
    await seats().getByText('Ada Lovelace').waitFor();
    await seats().getByText('member@example.test').waitFor();
  });

  it('run out: no more links, but an upgrade, which asks for plan premium (S2.101, S2.107, S7.20, T3)', async () => {
    await setSeatLimit(1);
    await page.goto(`${site.origin}/team`);
    await page.getByRole('region', { name: 'Members' }).getByText('All seats are in use.').waitFor();
    await page.goto(`${site.origin}/dashboard`);
    await seats().getByText('All seats are in use.').waitFor();
    await seats().getByText('1 of 1 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
    const opened = page.context().waitForEvent('page');
    const bodies = await recordBodies(page, '**/functions/create-checkout');
    await seats().getByRole('button', { name: 'Upgrade' }).click();
    await expect.poll(() => bodies).toEqual([{ plan: 'premium' }]);
    await page.getByText('Starting checkout for premium plan').waitFor();
    const confirmation = await opened;
    await confirmation.getByRole('heading', { name: 'Change to Professional' }).waitFor();
    await confirmation.getByText('$5,000.00 per month').waitFor();
    await confirmation.getByText(/^Starts now\. Today you pay \$3,\d{3}\.\d\d, the difference until /).waitFor();
    await confirmation.close();
  });

  it('are free again once a link is revoked, which cannot be copied or revoked any more (S2.104-S2.106, S8.32)', async () => {
    await seats()
      .getByRole('button', { name: /^Revoke/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Revoke the seat of Ada Lovelace?' });
    await dialog.getByText('Ada Lovelace loses access to your SOPs immediately.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Cancel' }).evaluate((button) => button.matches(':focus'))).toBe(
      true,
    );
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Link Revoked').waitFor();
    await page.getByText('Install link has been deactivated').waitFor();
    await seats().getByText('0 of 1 seats in use · 1 remaining').waitFor();
    expect(
      await seats()
        .getByRole('button', { name: /^(Copy|Revoke)/ })
        .count(),
    ).toBe(0);
    await expect.poll(() => generate().isEnabled()).toBe(true);
  });

  it('are none in a tier without seats of its own, which may be upgraded (SD.18)', async () => {
    await site.query("UPDATE subscribers SET subscription_tier = 'enterprise', seat_limit = NULL WHERE user_id = $1", [
      owner.userId,
    ]);
    await page.goto(`${site.origin}/dashboard`);
    await seats().getByText('0 of 0 seats in use · 0 remaining', { exact: true }).waitFor();
    expect(await generate().isDisabled()).toBe(true);
    await seats().getByRole('button', { name: 'Upgrade' }).waitFor();
  });
});
