import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'carlos@example.test';
const DAY_MS = 86_400_000;
const NOWHERE = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let carlos: Person;
let bakery: string;

async function add(kind: string, fields: object): Promise<string> {
  return (await carlos.client.post<{ id: string }>(`/consultant/${kind}`, fields)).body.id;
}

function openWorkspace(width = 1280): Promise<BrowserTab> {
  return site.openTabOf(EMAIL, '/auth', { viewport: { width, height: 900 } });
}

beforeAll(async () => {
  carlos = await site.personOf(EMAIL, 'consultant');
  bakery = await add('clients', { name: 'Harbour Bakery', email: 'anna@example.test' });
  const own = { client_id: bakery };
  for (let n = 1; n <= 6; n += 1) await add('projects', { name: `Shift ${n}`, ...own });
  await add('meetings', { title: 'Review', scheduled_at: new Date(Date.now() + DAY_MS).toISOString(), ...own });
  await add('earnings', { amount: '1250.00', earned_at: new Date().toISOString(), reference: 'Invoice 7', ...own });
  await carlos.client.post('/sops', { template: { id: 'open-the-cafe', lang: 'en' }, ...own });
});

describe('the page of a client (screens m9)', () => {
  it('is reached by click and by keyboard, and has everything that there is of the client', async () => {
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients`);
    await page.getByRole('cell', { name: 'anna@example.test' }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbour Bakery' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Harbour Bakery' }).press('Enter');
    await page.getByRole('link', { name: 'anna@example.test' }).waitFor();
    expect(await page.title()).toBe('Harbour Bakery · SOP Platform');
    await expect.poll(() => page.getByRole('link', { name: /^Back to/ }).allInnerTexts()).toEqual(['Back to Clients']);
    await page.getByRole('region', { name: 'SOPs', exact: true }).getByRole('listitem').waitFor();
    await page.getByRole('region', { name: 'Meetings', exact: true }).getByText('Review').waitFor();
    await page.getByRole('region', { name: 'Earnings', exact: true }).getByText('Invoice 7').waitFor();
    const projects = page.getByRole('region', { name: 'Projects', exact: true });
    await projects.getByText('Shift 6').waitFor();
    expect(await projects.getByText('Shift 1').count()).toBe(0);
    await projects.getByRole('button', { name: 'Show all' }).click();
    await projects.getByText('Shift 1').waitFor();
    await assertPageOk(page, 'a client');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('fits into a window of 390 pixels', async () => {
    const { page } = await openWorkspace(390);
    await page.goto(`${site.origin}/consultant/clients/${bakery}`);
    await page.getByText('Invoice 7').waitFor();
    await assertPageOk(page, 'a client at 390');
    await closeTab(page);
  });

  it('adds what belongs to the client, and leads to a new SOP for the client', async () => {
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients/${bakery}`);
    await page.getByRole('button', { name: 'Add an earning' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Client' }).filter({ hasText: 'Harbour Bakery' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
    await dialog.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'EUR · Euro' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('region', { name: 'Earnings', exact: true }).getByText('€20.00').waitFor();
    await page.getByRole('link', { name: 'New SOP' }).click();
    await page.getByRole('combobox', { name: 'Client' }).filter({ hasText: 'Harbour Bakery' }).waitFor();
    await closeTab(page);
  });

  it('tells what is deleted with the client, and deletes it once that is confirmed', async () => {
    const doomed = await add('clients', { name: 'Old Mill' });
    await add('projects', { name: 'Audit', client_id: doomed });
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients/${doomed}`);
    await page.getByRole('cell', { name: 'Audit' }).waitFor();
    await page.getByText('Active Projects').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Old Mill”?' });
    await dialog.getByText('1 project will be deleted with it.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await carlos.client.get(`/consultant/clients/${doomed}`)).status).toBe(200);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/consultant/clients');
    await page.getByRole('link', { name: 'Harbour Bakery' }).waitFor();
    expect(await page.getByRole('link', { name: 'Old Mill' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it.each(['clients', 'projects', 'branding', 'analytics'])(
    'is below the others: /consultant/%s is in the navigation and has no other way back (screens m9, m17)',
    async (path) => {
      const { page } = await openWorkspace();
      await page.goto(`${site.origin}/consultant/${path}`);
      const headings = page.getByRole('main').getByRole('heading');
      await headings.first().waitFor();
      await page.getByRole('main').getByRole('button').first().waitFor();
      const texts = await headings.allInnerTexts();
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      expect(await page.getByRole('link', { name: /^Back to/ }).count()).toBe(0);
      await closeTab(page);
    },
  );

  it('says within the shell that a client does not exist', async () => {
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients/${NOWHERE}`);
    await page.getByRole('heading', { level: 1, name: 'This client does not exist' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clients' }).waitFor();
    await closeTab(page);
  });
});

describe('entries that are put away (screens m9)', () => {
  it('are voided after a question, and found again', async () => {
    await add('earnings', { amount: '77.00', earned_at: new Date().toISOString(), reference: 'Wrong' });
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/analytics`);
    await page.getByRole('heading', { level: 1, name: 'Earnings', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Void: $77.00 Wrong' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
    await page.getByRole('cell', { name: 'Wrong' }).waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Show voided' }).click();
    await page.getByRole('cell', { name: 'Wrong' }).waitFor();
    expect(await page.getByRole('button', { name: /^Void/ }).count()).toBe(0);
    await closeTab(page);
  });
});

describe('the dashboard of a consultant (screens m9)', () => {
  it('has the next meetings and the latest SOPs', async () => {
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/dashboard/consultant`);
    const meetings = page.getByRole('region', { name: 'Next meetings' });
    await meetings.getByText('Review').waitFor();
    await meetings.getByText('Harbour Bakery').waitFor();
    await page.getByRole('region', { name: 'Latest SOPs' }).getByRole('listitem').first().waitFor();
    await assertPageOk(page, 'the dashboard of a consultant');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('says that there are no meetings, and no page of a consultant asks what it may not know', async () => {
    const person = await site.personOf('new@example.test', 'consultant');
    const { page, faults } = await site.openTabOf('new@example.test', '/auth');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await page.goto(`${site.origin}/dashboard/consultant`);
    await page.getByText('No meetings yet.').waitFor();
    const pages: [path: string, heading: string][] = [
      ['/consultant/clients', 'Clients'],
      ['/consultant/projects', 'Projects'],
      ['/consultant/branding', 'Branding'],
      ['/consultant/analytics', 'Earnings'],
      ['/team', 'Team Activity'],
      ['/analytics', 'Usage Analytics'],
    ];
    for (const [path, heading] of pages) {
      await page.goto(`${site.origin}${path}`);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect([refused, faults]).toEqual([[], []]);
    expect(person.userId).toBeTruthy();
    await closeTab(page);
  });
});
