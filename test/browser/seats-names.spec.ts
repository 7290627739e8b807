import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { intercept } from '../support/intercept.js';
import { mailTo } from '../support/mailbox.js';

const site = useSite({ BILLING_MODE: 'none' });

const OWNER = 'owner@example.test';
const MIRA = 'mira@example.test';

let owner: Person;
let page: Page;

beforeAll(async () => {
  owner = await site.personOf(OWNER, 'user');
  ({ page } = await site.openTabOf(OWNER));
});

const seats = () => page.getByRole('region', { name: 'Team seats' });
const row = (text: string) => seats().getByRole('listitem').filter({ hasText: text });

async function chooseInMenu(name: string, item: string): Promise<void> {
  await seats()
    .getByRole('button', { name: `More: ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

describe('seats with names (screens M10)', () => {
  it('are given by a dialog, which mails the link', async () => {
    await seats().getByRole('button', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByText('Enter a name, an email address or both').waitFor();
    expect(await dialog.getByText('optional').count(), 'one of them is needed').toBe(0);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mira');
    await dialog.getByRole('button', { name: 'Create link' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(MIRA);
    await assertPageOk(page, 'the dialog of an invitation');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(`An invitation is on its way to ${MIRA}`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await row('Mira (not joined)').getByText(`${MIRA} · Sent on`).waitFor();
    expect((await mailTo(site.origin, MIRA)).text).toContain(`${site.origin}/join/`);
  });

  it('are mailed again and renamed by their menu', async () => {
    await chooseInMenu('Mira', 'Send again');
    await page.getByText(`It is on its way to ${MIRA}`).waitFor();
    expect((await mailTo(site.origin, MIRA, 1)).text).toContain('/join/');
    await chooseInMenu('Mira', 'Rename');
    const dialog = page.getByRole('dialog', { name: 'Who is this seat for?' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mira from the bar');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row('Mira from the bar (not joined)').waitFor();
  });

  it('get a name later when they had none', async () => {
    await seats().getByRole('button', { name: 'Generate', exact: true }).click();
    await row('Unused link').getByText('Created now').waitFor();
    await row('Unused link').getByRole('button', { name: /^More/ }).click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Add a name']);
    await page.getByRole('menuitem').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Tom');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row('Tom (not joined)')
      .getByText(/^Created on/)
      .waitFor();
  });

  it("show the member's own name once somebody has joined", async () => {
    const { body } = await owner.client.get<{ items: { name: string | null; install_id: string }[] }>('/install-links');
    const mira = await site.personOf(MIRA, 'user');
    await mira.client.patch('/profiles/me', { full_name: 'Mira Sand' });
    const link = body.items.find(({ name }) => name === 'Mira from the bar');
    await mira.client.post(`/invitations/${link?.install_id}/accept`);
    await row('Mira Sand, joined on').getByText(`${MIRA} · invited as Mira from the bar`).waitFor();
    await seats().getByRole('button', { name: 'More: Mira Sand' }).click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Rename']);
    await page.keyboard.press('Escape');
  });

  it('say why an invitation is not sent', async () => {
    await intercept(page, '**/functions/generate-install-link', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'x',
          status: 409,
          code: 'invitations-not-mailed',
          title: 'This installation does not send email: copy the link instead',
        }),
      }),
    );
    await seats().getByRole('button', { name: 'Invite someone' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('kim@example.test');
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('This installation does not send email: copy the link instead').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
  });

  it('are searched when there are more than eight', async () => {
    const search = () => seats().getByRole('searchbox', { name: 'Search seats' });
    expect(await search().count()).toBe(0);
    for (let n = 1; n <= 7; n += 1) {
      await owner.client.post('/functions/generate-install-link', { name: `Waiter ${n}` });
    }
    await search().fill('waiter 5');
    await expect.poll(() => seats().getByRole('listitem').count()).toBe(1);
    await search().fill('nobody');
    await seats().getByText('No seats match your search.').waitFor();
    await search().fill('');
    await expect.poll(() => seats().getByRole('listitem').count()).toBe(9);
    await assertPageOk(page, 'the dashboard with many seats');
  });

  it('stand on the page of the team, those who have joined first', async () => {
    await page.goto(`${site.origin}/team`);
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByText('1 joined · 8 not joined').waitFor();
    expect(await members.getByRole('listitem').first().innerText()).toContain('Mira Sand, joined on');
    await expect.poll(() => members.getByRole('listitem').count()).toBe(9);
    await assertPageOk(page, '/team');
  });
});
