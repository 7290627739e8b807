import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';

const site = useSite({ BILLING_MODE: 'none' });
const EMAIL = 'thin@example.test';

let page: Page;
let person: Person;

beforeAll(async () => {
  ({ page } = await site.openTab());
  await site.signIn(page, EMAIL);
  person = await site.personOf(EMAIL);
});

async function openDraftOf(prompt: string): Promise<void> {
  const { body } = await person.client.post<{ id: string }>('/sops', { prompt });
  await eventually(
    () => person.client.get<{ generation_state: string }>(`/sops/${body.id}`).then((answer) => answer.body),
    (sop) => sop.generation_state === 'succeeded',
  );
  await page.goto(`${site.origin}/sops/${body.id}`);
  await page.getByRole('article').waitFor();
}

const article = () => page.getByRole('article');
const suggestions = () => page.getByRole('region', { name: /^Suggestions/ });

describe('the page of a thin draft (drafting 5)', () => {
  it('takes the steps that were missing, one a line, and drafts with them', async () => {
    await openDraftOf('zorbing at our place');
    const field = page.getByRole('textbox', { name: /^Answer: What are the steps\?/ });
    await field.fill('Inflate the ball\nStrap the guest in');
    await page.getByRole('button', { name: 'Draft with these steps' }).click();
    await article().getByText('Strap the guest in').waitFor();
    await article().getByText('Inflate the ball').waitFor();
  });

  it('offers the drafted title for a short prompt, in one click', async () => {
    await openDraftOf('how to open the shop');
    await page.getByRole('button', { name: 'Use the title “Opening the shop”' }).click();
    await page.getByRole('heading', { level: 1, name: 'Opening the shop' }).waitFor();
    expect(await page.getByRole('button', { name: /^Use the title/ }).count()).toBe(0);
  });

  it('keeps or removes a suggestion where it stands, and takes all the others at once', async () => {
    await openDraftOf('how to close the shop');
    const marks = article().getByRole('button', { name: 'suggested' });
    const before = await marks.count();
    await marks.first().click();
    await page.getByRole('menuitem', { name: 'Keep this line' }).click();
    await expect.poll(() => marks.count()).toBe(before - 1);
    const steps = article().locator('ol > li');
    const lines = await steps.count();
    await steps.first().getByRole('button', { name: 'suggested' }).click();
    await page.getByRole('menuitem', { name: 'Remove this line' }).click();
    await expect.poll(() => steps.count()).toBe(lines - 1);
    await suggestions().getByRole('button', { name: 'Accept all suggestions' }).click();
    await suggestions().waitFor({ state: 'detached' });
    expect(await article().getByText('suggested', { exact: true }).count()).toBe(0);
  });

  it('drafts again from a prompt that was changed in the dialog', async () => {
    await openDraftOf('zorbing at our place');
    await page.getByRole('button', { name: 'Draft again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Draft this SOP again?' });
    await dialog.getByRole('textbox', { name: 'Your prompt' }).fill('Zorbing: check the harness, then open the gate.');
    await dialog.getByRole('button', { name: 'Draft again' }).click();
    await article().getByText('Check the harness').waitFor();
    await page.getByRole('region', { name: 'Your prompt' }).getByText('Zorbing: check the harness').waitFor();
  });
});
