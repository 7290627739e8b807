import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { figureOn } from '../support/figure-on.js';
import { intercept } from '../support/intercept.js';
import { type BrowserTab, closeTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein-Wien GmbH & Co. KG';

let carlos: Person;

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
});

async function openWorkspace(width = 1280): Promise<BrowserTab> {
  const tab = await site.openTabOf('carlos@example.test', '/auth', { viewport: { width, height: 900 } });
  return tab;
}

async function addClient(name: string, status = 'active'): Promise<string> {
  const { body } = await carlos.client.post<{ id: string }>('/consultant/clients', { name, status });
  return body.id;
}

describe('the figures of a consultant', () => {
  it('stand in one line, however long their names are', async () => {
    const { page } = await openWorkspace();
    await page.getByText('Meetings in the next 30 days').waitFor();
    const figures = page.getByRole('main').getByText(/^(\$0\.00|0)$/);
    await expect.poll(() => figures.count()).toBe(4);
    const places = await Promise.all((await figures.all()).map((figure) => figure.boundingBox()));
    expect(new Set(places.map((place) => Math.round(place?.y ?? 0))).size).toBe(1);
    await closeTab(page);
  });
});

describe('the dashboard of a consultant', () => {
  const EMAIL = 'busy@example.test';
  let tab: BrowserTab;

  const labels = ['Active Clients', 'Active Projects', 'Earnings This Month', 'Meetings in the next 30 days'];
  const figures = () => Promise.all(labels.map((label) => figureOn(tab.page, label)));

  async function openDashboard(): Promise<void> {
    await tab.page.goto(`${site.origin}/dashboard/consultant`);
    await tab.page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
  }

  beforeAll(async () => {
    await site.personOf(EMAIL, 'consultant');
    tab = await site.openTabOf(EMAIL);
    return () => closeTab(tab.page);
  });

  it('has figures, and a badge that stays, while there is nothing and when there is something (S2.108-S2.112, S6.5)', async () => {
    const badge = tab.page.getByRole('main').getByText('Professional', { exact: true });
    await openDashboard();
    expect(await figures()).toEqual(['0', '0', '$0.00', '0']);
    await badge.waitFor();
    const { client } = await site.personOf(EMAIL);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const entries: [string, object][] = [
      ['clients', { name: 'Harbour Bakery' }],
      ['clients', { name: 'Brightside', status: 'pending' }],
      ['projects', { name: 'Opening' }],
      ['projects', { name: 'Reopening' }],
      ['projects', { name: 'Closing', status: 'completed' }],
      ['earnings', { amount: '1234.50', earned_at: new Date().toISOString() }],
      ['earnings', { amount: '99.00', earned_at: day(-32) }],
      ['meetings', { title: 'Soon', scheduled_at: day(29) }],
      ['meetings', { title: 'Sooner', scheduled_at: day(5) }],
      ['meetings', { title: 'Soonest', scheduled_at: day(1) }],
      ['meetings', { title: 'Later', scheduled_at: day(32) }],
      ['meetings', { title: 'Cancelled', scheduled_at: day(3), status: 'cancelled' }],
    ];
    for (const [kind, entry] of entries) {
      expect((await client.post(`/consultant/${kind}`, entry)).status).toBe(201);
    }
    await openDashboard();
    expect(await figures()).toEqual(['1', '2', '$1,234.50', '3']);
    await badge.waitFor();
  });

  it('leads to the four tools, which are pages (S2.113-S2.116, S6.5)', async () => {
    const { page } = tab;
    for (const [path, heading] of [
      ['/consultant/clients', 'Clients'],
      ['/consultant/projects', 'Projects'],
      ['/consultant/branding', 'Branding'],
      ['/consultant/analytics', 'Earnings'],
    ] as const) {
      await openDashboard();
      const tools = page.getByRole('navigation', { name: 'Consultant tools' }).getByRole('link');
      await expect.poll(() => tools.count()).toBe(4);
      await tools.and(page.locator(`a[href="${path}"]`)).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    }
  });

  it('says when it could not be loaded (S8.23)', async () => {
    await intercept(tab.page, '**/consultant/figures**', (route) => route.abort());
    await openDashboard();
    await tab.page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' }).waitFor();
  });
});

describe('the clients of a consultant', () => {
  it('are added, changed, put away and found again (S2.113)', async () => {
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients`);
    await page.getByRole('button', { name: 'Add a client' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour Bakery');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Edit: Harbour Bakery' }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Ended' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Harbour Bakery').waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Show ended clients' }).click();
    await page.getByRole('cell', { name: 'Harbour Bakery' }).waitFor();
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('say at the field what is missing, and go there (screens m14)', async () => {
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/clients`);
    await page.getByRole('button', { name: 'Add a client' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await page.getByRole('textbox', { name: 'Email' }).fill('harbour');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name is required.').waitFor();
    await page.getByText('Enter an email address, such as name@example.com.').waitFor();
    await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('keep their names on the projects after they have ended', async () => {
    const client = await addClient('Old Mill', 'ended');
    await carlos.client.post('/consultant/projects', { name: 'Audit', client_id: client });
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/projects`);
    await page.getByRole('row', { name: /Audit/ }).getByRole('cell', { name: 'Old Mill' }).waitFor();
    await closeTab(page);
  });

  it.each([390, 1280])('with long names fit into a window of %d pixels', async (width) => {
    await addClient(`${LONG_NAME} ${width}`);
    const { page } = await openWorkspace(width);
    await page.goto(`${site.origin}/consultant/clients`);
    const change = page.getByRole('button', { name: `Edit: ${LONG_NAME} ${width}` });
    await change.waitFor();
    const box = await change.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await assertPageOk(page, `clients at ${width}`);
    await closeTab(page);
  });
});

describe('the earnings of a consultant', () => {
  it('are summed by months that have names, and downloaded as a table (S2.116)', async () => {
    const earned = { amount: '1250.00', currency: 'usd', earned_at: new Date().toISOString(), reference: 'Invoice 7' };
    await carlos.client.post('/consultant/earnings', earned);
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/analytics`);
    const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
    await page.getByRole('rowheader', { name: month }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export earnings (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await closeTab(page);
  });

  it('are not offered for download while there are none', async () => {
    await site.personOf('beginner@example.test', 'consultant');
    const { page } = await site.openTabAt('/consultant/analytics', 'beginner@example.test');
    await page.getByText('Record earnings with an invoice number.').waitFor();
    expect(await page.getByRole('button', { name: /^Export earnings/ }).count()).toBe(0);
    await closeTab(page);
  });
});

describe('the meetings of a consultant', () => {
  it('begin with the next one; what is past comes last', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const days of [-9, 9, -2, 2]) {
      await carlos.client.post('/consultant/meetings', { title: `Day ${days}`, scheduled_at: day(days) });
    }
    const { page } = await openWorkspace();
    await page.goto(`${site.origin}/consultant/projects`);
    await page.getByRole('button', { name: 'Add a meeting' }).waitFor();
    const mainButtons = page.getByRole('main').locator('.MuiButton-contained');
    await expect
      .poll(() => mainButtons.allInnerTexts(), { message: 'the page has one main button' })
      .toEqual(['Add a project']);
    const titles = page.getByRole('region', { name: 'Meetings', exact: true }).getByRole('cell', { name: /^Day / });
    await titles.first().waitFor();
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Day 2', 'Day 9', 'Day -2', 'Day -9']);
    await closeTab(page);
  });
});

describe('parts of the workspace that could not be loaded', () => {
  it('is said, and can be asked for again', async () => {
    const { page } = await openWorkspace();
    await intercept(page, '**/api/v1/consultant/analytics?**', (route) => route.abort());
    await page.goto(`${site.origin}/consultant/analytics`);
    await page.getByText('The sums could not be loaded').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('rowheader').first().waitFor();
    await closeTab(page);
  });

  it.each([
    ['clients', 'clients', 'Your clients could not be loaded.'],
    ['projects', 'projects', 'Your projects could not be loaded.'],
    ['projects', 'meetings', 'Your meetings could not be loaded.'],
    ['analytics', 'earnings', 'Your earnings could not be loaded.'],
  ])('on the page of %s says of the %s what they are', async (path, list, text) => {
    const { page } = await openWorkspace();
    await intercept(page, `**/api/v1/consultant/${list}?**`, (route) => route.fulfill({ status: 418, json: {} }));
    await page.goto(`${site.origin}/consultant/${path}`);
    const failure = page.getByRole('alert').filter({ hasText: text });
    await failure.waitFor();
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor({ state: 'detached' });
    await closeTab(page);
  });
});

describe('the branding of a consultant', () => {
  let tab: BrowserTab;

  beforeEach(async () => {
    tab = await openWorkspace();
    await tab.page.goto(`${site.origin}/consultant/branding`);
    return () => closeTab(tab.page);
  });

  it('warns of headings that cannot be read on white, and of nothing before (S2.115)', async () => {
    const { page } = tab;
    const heading = page.getByLabel('Titles and headings');
    await heading.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await heading.fill('#ffee00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: 'hard to read on white' }).waitFor();
  });

  it('shows the first page of an export as it would be, before anything is saved (screens m9)', async () => {
    const { page, faults } = tab;
    const preview = page.getByRole('region', { name: 'Preview' });
    const colorOf = async (text: string, property: 'color' | 'backgroundColor') =>
      preview
        .getByText(text, { exact: true })
        .last()
        .evaluate((element, name) => element.ownerDocument.defaultView?.getComputedStyle(element)[name], property);
    await page.getByLabel('Titles and headings').fill('#7a1f1f');
    await page.getByLabel('Lines and table heads').fill('#101010');
    await page.getByRole('textbox', { name: 'Footer line' }).fill('Carlos Vega');
    await preview.getByText('Carlos Vega').waitFor();
    expect(await colorOf('Purpose', 'color')).toBe('rgb(122, 31, 31)');
    expect(await colorOf('Role', 'backgroundColor')).toBe('rgb(16, 16, 16)');
    expect(await colorOf('Role', 'color')).toBe('rgb(255, 255, 255)');
    await page.getByText('11 of 200 characters').waitFor();
    await assertPageOk(page, 'branding');
    const saved = await carlos.client.get<{ footer_line: string }>('/consultant/branding');
    expect(saved.body.footer_line).not.toBe('Carlos Vega');
    expect(faults).toEqual([]);
  });

  it('says of the file why a logo cannot be kept (screens m9)', async () => {
    const { page } = tab;
    await page.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    });
    await page.getByRole('alert').filter({ hasText: 'must be a PNG or JPEG image' }).waitFor();
    expect((await carlos.client.get('/consultant/branding')).body['logo']).toBeNull();
  });
});

describe('the SOPs of a consultant (screens M2)', () => {
  it('are written on a page of their own, which every way leads to', async () => {
    const { page, faults } = await openWorkspace();
    await page.getByRole('link', { name: 'New SOP' }).click();
    const prompt = page.getByRole('textbox', { name: 'What is the procedure about?' });
    await page.waitForURL('**/sops/new');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    // The page, its heading and the ways to it bear one name.
    await expect.poll(() => page.getByRole('main').getByRole('heading').allInnerTexts()).toEqual(['New SOP']);
    await page.goto(`${site.origin}/sops`);
    await page.getByRole('link', { name: 'Create First SOP' }).click();
    await prompt.fill('The cashier counts the till, then locks the door.');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.waitForURL(/\/sops\/[0-9a-f-]{36}$/);
    await page.goto(`${site.origin}/sops`);
    await page.getByRole('link', { name: 'New SOP' }).click();
    await prompt.waitFor();
    await page.goto(`${site.origin}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Consultant Dashboard' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL('**/sops/new');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('are for a client, who is chosen at the start and changed on their page by keyboard (screens M2)', async () => {
    await addClient('Linden Dental Care');
    await addClient('Quarry Gym');
    const { page, faults } = await openWorkspace();
    await page.goto(`${site.origin}/sops/new`);
    const client = page.getByRole('combobox', { name: 'Client' });
    await client.click();
    await page.getByRole('option', { name: 'Linden Dental Care' }).click();
    await assertPageOk(page, 'a new SOP with a client');
    await page.getByRole('textbox', { name: 'What is the procedure about?' }).fill('Sterilize the instruments.');
    await page.getByRole('button', { name: 'Generate SOP' }).click();
    await page.waitForURL(/\/sops\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Client: Linden Dental Care' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Linden Dental Care', checked: true }).waitFor();
    await page.getByRole('menuitemradio', { name: 'Quarry Gym' }).press('Enter');
    await page.getByRole('button', { name: 'Client: Quarry Gym' }).waitFor();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await assertPageOk(page, 'an SOP with a client');
    await page.reload();
    await page.getByRole('button', { name: 'Client: Quarry Gym' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'No client' }).press('Enter');
    await page.getByRole('button', { name: 'Client: none' }).waitFor();
    await page.goto(`${site.origin}/sops/new`);
    await client.waitFor();
    expect(await client.textContent()).not.toMatch(/Dental|Gym/);
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('have clients for consultants only', async () => {
    const { client } = await site.personOf('user@example.test', 'user');
    const { body } = await client.post<{ id: string }>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
    const { page, faults } = await site.openTabOf('user@example.test', '/auth');
    await page.goto(`${site.origin}/sops/${body.id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Client/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await closeTab(page);
  });
});
