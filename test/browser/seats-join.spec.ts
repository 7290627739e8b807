import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

let owner: Person;

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  await owner.client.patch('/profiles/me', { full_name: 'Grace Hopper' });
});

async function invite(): Promise<string> {
  const { body } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link');
  return body.install_id;
}

async function completedSop(prompt: string): Promise<string> {
  const { body } = await owner.client.post<{ id: string; title: string }>('/sops', { prompt });
  await eventually(
    () => owner.client.get<{ generation: { state: string } }>(`/sops/${body.id}`),
    (answer) => !['queued', 'running'].includes(answer.body.generation.state),
  );
  await owner.client.patch(`/sops/${body.id}`, { status: 'completed' });
  return body.title;
}

async function openInvitation(installId: string): Promise<{ page: Page; faults: string[] }> {
  const tab = await site.openTab({ acceptDownloads: true });
  await tab.page.goto(`${site.origin}/join/${installId}`);
  return tab;
}

/** Goes from the join page to the provider and back. */
async function signInToJoin(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in to join' }).click();
  await page.getByRole('textbox', { name: 'Another email address' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/join/*');
}

describe('an invitation', () => {
  it('says who invites, lets one sign in and join, and leads to the procedures (T28)', async () => {
    const title = await completedSop('Closing checklist for our bakery');
    await owner.client.post('/sops', { prompt: 'Not ready yet' });
    const { page, faults } = await openInvitation(await invite());
    await page.getByRole('heading', { name: 'Grace Hopper invites you' }).waitFor();
    await signInToJoin(page, 'member@example.test');
    await page.getByRole('button', { name: 'Join the team' }).click();
    await page.getByText('Welcome to the team').waitFor();
    await page.getByRole('heading', { name: 'You are on the team' }).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Install the app' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sop-generator.txt');
    expect(readFileSync(await file.path(), 'utf8')).toContain(page.url());

    await page.getByRole('link', { name: 'Read the procedures' }).click();
    const shared = page.getByRole('region', { name: 'Procedures from Grace Hopper' });
    await shared.getByRole('link').first().waitFor();
    await expect.poll(() => shared.getByRole('link').allInnerTexts()).toEqual([title]);
    // Who came to read sees no figures and no empty list of their own (screens M1).
    await page.getByRole('link', { name: 'Write your own' }).waitFor();
    expect(await page.getByText(/^Total SOPs$|^No SOPs yet$/).count()).toBe(0);
    await shared.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('article').waitFor();
    // Marks of the draft are for its owner (screens m18).
    const marks = page.locator('[data-suggested]');
    expect(await marks.count()).toBeGreaterThan(0);
    expect(await marks.first().isVisible()).toBe(false);
    const forbidden = page.getByRole('main').getByRole('button', { name: /Mark as|Delete|Edit|Redraft|Answer/ });
    expect(await forbidden.count()).toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('is for one person: the second is refused with the reason, the first may return (T28)', async () => {
    const installId = await invite();
    const first = await site.personOf('first@example.test', 'user');
    await first.client.post(`/invitations/${installId}/accept`);

    const second = await openInvitation(installId);
    await second.page.getByText('This invitation has already been used.').waitFor();
    await signInToJoin(second.page, 'second@example.test');
    await second.page.getByRole('button', { name: 'Continue' }).click();
    await second.page.getByText('Someone else has joined with this invitation').waitFor();
    expect(await second.page.getByText('you keep your seat').count(), 'what is not true of them').toBe(0);
    // There is a way on from there.
    await second.page.getByText('Ask the person who invited you for a link of your own.').waitFor();
    await expect.poll(() => second.page.getByRole('link', { name: 'Go to the dashboard' }).count()).toBe(1);
    expect(await second.page.getByRole('link', { name: 'Read the procedures' }).count()).toBe(0);
    expect(await second.page.getByRole('button', { name: /Join the team|Continue/ }).count()).toBe(0);
    await closeTab(second.page);

    const again = await openInvitation(installId);
    await signInToJoin(again.page, 'first@example.test');
    await again.page.getByRole('button', { name: 'Continue' }).click();
    await again.page.getByRole('link', { name: 'Read the procedures' }).waitFor();
    await closeTab(again.page);
  });

  it('is withdrawn when the link is revoked, for the page and for the file (T28)', async () => {
    const installId = await invite();
    await owner.client.post('/functions/revoke-install', { install_id: installId });
    const { page } = await openInvitation(installId);
    await page.getByRole('heading', { name: 'This invitation has been withdrawn' }).waitFor();
    expect(await page.getByRole('button', { name: /join/i }).count()).toBe(0);
    const file = await page.request.get(`${site.origin}/api/v1/invitations/${installId}/client`);
    expect(file.status()).toBe(410);
    await closeTab(page);
  });

  it('that is revoked while somebody reads the page is refused on joining (T28)', async () => {
    const installId = await invite();
    const { page } = await openInvitation(installId);
    await signInToJoin(page, 'late@example.test');
    await page.getByRole('button', { name: 'Join the team' }).waitFor();
    await owner.client.post('/functions/revoke-install', { install_id: installId });
    await page.getByRole('button', { name: 'Join the team' }).click();
    await page.getByText('This invitation has been withdrawn').waitFor();
    await closeTab(page);
  });

  it('that does not exist says so', async () => {
    const { page } = await openInvitation('AAAAAAAAAAAAAAAAAAAAAA');
    await page.getByRole('heading', { name: 'This invitation does not exist' }).waitFor();
    await closeTab(page);
  });

  it('that cannot be loaded may be tried again', async () => {
    const installId = await invite();
    const { page } = await site.openTab();
    await intercept(page, '**/api/v1/invitations/*', (route) => route.abort());
    await page.goto(`${site.origin}/join/${installId}`);
    await page.getByRole('heading', { name: 'The invitation could not be loaded' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Grace Hopper invites you' }).waitFor();
    await closeTab(page);
  });
});

describe('a member', () => {
  it('reads nothing more once the seat is taken back (T28)', async () => {
    await completedSop('Count the till');
    const installId = await invite();
    const { page } = await openInvitation(installId);
    await signInToJoin(page, 'leaver@example.test');
    await page.getByRole('button', { name: 'Join the team' }).click();
    await page.getByRole('link', { name: 'Read the procedures' }).click();
    const shared = page.getByRole('region', { name: 'Procedures from Grace Hopper' });
    await shared.getByRole('link').first().waitFor();
    await owner.client.post('/functions/revoke-install', { install_id: installId });
    await shared.getByRole('link').first().click();
    await page.getByText('This SOP is not shared with you').waitFor();
    const listed = page.waitForResponse('**/shared-sops?*');
    await page.goto(`${site.origin}/sops`);
    expect(await (await listed).json()).toMatchObject({ items: [] });
    await page.getByText('No SOPs yet').waitFor();
    expect(await shared.count()).toBe(0);
    await closeTab(page);
  });
});
