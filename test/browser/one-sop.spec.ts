import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { subscriptionOf } from '../support/live-channel.js';
import type { BrowserTab } from '../support/tab-pool.js';
import { writePurpose } from '../support/write-purpose.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'writer@example.test';

interface Sop {
  id: string;
  version: number;
  title: string;
  generation_state: string;
  content: string;
}

let tab: BrowserTab;
let page: Page;
let person: Person;

beforeAll(async () => {
  tab = await site.openTabOf(EMAIL);
  page = tab.page;
  person = await site.personOf(EMAIL);
});

async function createSop(prompt: string): Promise<Sop> {
  return (await person.client.post<Sop>('/sops', { prompt })).body;
}

async function finishedSop(prompt: string): Promise<Sop> {
  const { id } = await createSop(prompt);
  const read = async () => (await person.client.get<Sop>(`/sops/${id}`)).body;
  return eventually(read, (sop) => sop.generation_state === 'succeeded');
}

const openSop = (id: string) => page.goto(`${site.origin}/sops/${id}`);

describe('a finished procedure', () => {
  it('is renamed in its place', async () => {
    const sop = await finishedSop('Close the windows every evening.');
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Closing the windows');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Closing the windows' }).waitFor();
    expect((await person.client.get<Sop>(`/sops/${sop.id}`)).body.title).toBe('Closing the windows');
  });

  it('takes an answer into its text and gives it back', async () => {
    const sop = await finishedSop('Write down the temperature of the fridge every morning.');
    await openSop(sop.id);
    const panel = page.getByRole('region', { name: /^To confirm/ });
    const question = panel.getByRole('textbox', { name: /retention|how long|kept/i }).first();
    await question.fill('For 2 years');
    await question.press('Enter');
    await panel.getByText('For 2 years').waitFor();
    const answered = (await person.client.get<Sop>(`/sops/${sop.id}`)).body;
    expect(answered.content).toContain('For 2 years');
    await panel.getByRole('button', { name: 'Clear answer' }).click();
    await page.getByText('Answer cleared').waitFor();
    expect((await person.client.get<Sop>(`/sops/${sop.id}`)).body.content).not.toContain('For 2 years');
  });

  it('shows an answer that no line has room for to those who read it', async () => {
    const sop = await finishedSop('Lock the gate at 18:00. Switch on the alarm.');
    await openSop(sop.id);
    const asked = 'What usually goes wrong, and who decides then?';
    const field = page.getByRole('textbox', { name: `Answer: ${asked}` });
    await field.fill('The alarm fails: call the guard');
    await field.press('Enter');
    const text = page.getByRole('article');
    await text.getByText('The alarm fails: call the guard').waitFor();
    expect(await text.innerText()).toMatch(
      new RegExp(`Exceptions and troubleshooting\\s+${asked.replace('?', '\\?')} — The alarm fails`),
    );
  });

  it('is written line by line', async () => {
    const sop = await finishedSop('Lock the gate at 18:00. Switch on the alarm.');
    await openSop(sop.id);
    await page.getByRole('article').getByText('Switch on the alarm').click();
    await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' of the building');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Go home');
    await page.getByRole('button', { name: 'Done' }).click();
    const procedure = page.getByRole('article');
    await procedure.getByText('Switch on the alarm of the building').waitFor();
    await procedure.getByText('Go home').waitFor();
  });

  it('sends changes before it is left behind, and asks when they cannot be sent', async () => {
    const sop = await finishedSop('Empty the letter box at noon.');
    await openSop(sop.id);
    let isDown = true;
    await intercept(page, `**/api/v1/sops/${sop.id}`, (route) =>
      isDown && route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await writePurpose(page, 'No letter waits.');
    const toTeam = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' });
    await toTeam.click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'SOP text' }).getByText('No letter waits.').waitFor();
    await toTeam.click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/team');
    expect((await person.client.get<Sop>(`/sops/${sop.id}`)).body.content).not.toContain('No letter waits.');
    isDown = false;
    await openSop(sop.id);
    await page.getByRole('button', { name: 'Discard' }).click();
    await writePurpose(page, 'Letters are read.');
    await toTeam.click();
    await page.waitForURL('**/team');
    expect((await person.client.get<Sop>(`/sops/${sop.id}`)).body.content).toContain('Letters are read.');
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('shows a conflict and keeps what was typed', async () => {
    const sop = await finishedSop('Sweep the floor after closing.');
    const isFollowed = subscriptionOf(page);
    await openSop(sop.id);
    await isFollowed;
    const { document } = (await person.client.get<Sop & { document: object }>(`/sops/${sop.id}`)).body;
    const theirs = { title: 'Changed by a colleague', document: { ...document, scope: 'All floors.' } };
    await person.client.patch(`/sops/${sop.id}`, { ...theirs, version: sop.version });
    // What the page has read is older than what the colleague has saved.
    await page.getByRole('heading', { name: 'Changed by a colleague' }).waitFor();
    await writePurpose(page, 'A clean floor.');
    const newest = (await person.client.get<Sop & { document: object }>(`/sops/${sop.id}`)).body;
    await person.client.patch(`/sops/${sop.id}`, {
      document: { ...newest.document, scope: 'This floor.' },
      version: newest.version,
    });
    await page.keyboard.type(' At last.');
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this SOP' });
    await dialog.getByText('A clean floor. At last.').waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('article').getByText('A clean floor. At last.').waitFor();
  });

  it('is read as plain text after it was edited as such', async () => {
    const sop = await finishedSop('Count the keys every Friday.');
    await person.client.patch(`/sops/${sop.id}`, { content: 'Just count them.', version: sop.version });
    await openSop(sop.id);
    await page.getByText('Just count them.').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Count them twice.');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Count them twice.').waitFor();
  });

  it('is exported as it is after a change that is still on its way (S7.43)', async () => {
    const sop = await finishedSop('Wind the clock every Sunday.');
    await openSop(sop.id);
    const letThrough = await holdRequests(page, `**/api/v1/sops/${sop.id}`, 'PATCH');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete anyway' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    // Long enough for an export that does not wait.
    await page.waitForTimeout(500);
    letThrough();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Status: completed');
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('reads in its own language', async () => {
    const sop = await finishedSop('Die Bäckerei öffnen: um 5 Uhr den Ofen einschalten, dann die Kasse zählen.');
    await openSop(sop.id);
    await page.getByRole('heading', { name: 'Ablauf' }).waitFor();
    await page.getByText('Um 5 Uhr den Ofen einschalten', { exact: true }).waitFor();
    expect(await page.getByRole('article').getAttribute('lang')).toBe('de');
  });
});

describe('among several procedures', () => {
  it('one is found by a word of its text and by its status', async () => {
    await finishedSop('Polish the brass bell.');
    await page.goto(`${site.origin}/dashboard`);
    const list = page.getByRole('region', { name: 'Your SOPs' });
    await list.getByRole('searchbox', { name: 'Search your SOPs' }).fill('brass');
    await list.getByRole('link', { name: 'Polish the brass bell.' }).waitFor();
    await eventually(
      () => list.getByRole('link').count(),
      (count) => count === 1,
    );
    await list.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Completed' }).click();
    await list.getByText('Nothing found').waitFor();
  });

  it('one is taken away as a Word document', async () => {
    const sop = await finishedSop('Oil the hinges.');
    await openSop(sop.id);
    await page.getByRole('button', { name: 'More formats' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    expect((await download).suggestedFilename()).toBe('oil_the_hinges_.docx');
  });
});

describe('an SOP that is not there', () => {
  it('says so in words', async () => {
    await openSop('01890000-0000-7000-8000-000000000000');
    await page.getByText('This SOP does not exist').waitFor();
  });
});

it('has caused no error in the browser but the missing SOP, the conflict and the lost connection', () => {
  const unexpected = tab.faults.filter((fault) => !/status of (404|409)|ERR_FAILED/.test(fault));
  expect(unexpected).toEqual([]);
});
