import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';

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

/** Whether a button stands out as what to do next. */
const isMain = (name: string) =>
  page.getByRole('button', { name }).evaluate((button) => button.classList.contains('MuiButton-contained'));

const article = () => page.getByRole('article');
const suggestions = () => page.getByRole('region', { name: /^Suggestions/ });

describe('the page of a thin draft (drafting 5)', () => {
  it('takes the steps that were missing, one a line, and drafts with them', async () => {
    await openDraftOf('zorbing at our place');
    await article().getByRole('heading', { name: 'There is nothing to follow yet' }).waitFor();
    expect(await page.getByRole('heading', { name: /checks pass$/ }).count()).toBe(0);
    const field = page.getByRole('textbox', { name: /^Answer: What are the steps\?/ });
    expect(await isMain('Mark as completed'), 'there is nothing to complete').toBe(false);
    await article().getByRole('button', { name: 'Write the steps' }).click();
    await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
    await field.fill('Inflate the ball\nStrap the guest in');
    await page.getByRole('button', { name: 'Draft with these steps' }).click();
    await article().getByText('Strap the guest in').waitFor();
    await article().getByText('Inflate the ball').waitFor();
  });

  it('offers the drafted title for a short prompt, in one click (screens M9)', async () => {
    await openDraftOf('how to open the shop');
    await page.getByRole('button', { name: 'Use the title “Opening the shop”' }).click();
    await page.getByRole('heading', { level: 1, name: 'Opening the shop' }).waitFor();
    expect(await page.getByRole('button', { name: /^Use the title/ }).count()).toBe(0);
  });

  it('keeps or removes a suggestion where it stands, and takes all the others at once', async () => {
    await openDraftOf('how to close the shop');
    await page.getByRole('heading', { name: 'Made of suggestions only' }).waitFor();
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
    await page.getByRole('heading', { name: /^\d+ of \d+ checks pass$/ }).waitFor();
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

  it('asks before a draft with untouched blanks is completed', async () => {
    await openDraftOf('how to open the shop');
    await article().getByText('[opening time]').first().waitFor();
    expect(await isMain('Mark as completed'), 'questions come first').toBe(false);
    await page.getByRole('button', { name: 'Mark as completed' }).click();
    const dialog = page.getByRole('dialog', { name: /^\d+ questions are open\. Complete anyway\?$/ });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('In progress', { exact: true }).waitFor();
  });
});

describe('lines as the person wrote them (drafting 5)', () => {
  const PROMPT = 'Closing the bakery. The baker checks the oven. The dough rests on the wooden bench. Lock the door.';
  const line = () => article().locator('li', { hasText: 'The dough rests' });

  it('are marked on the page and explained once, but not printed', async () => {
    await openDraftOf(PROMPT);
    const mark = line().getByText('as you wrote it');
    await mark.waitFor();
    expect(await article().locator('li', { hasText: 'oven' }).getByText('as you wrote it').count()).toBe(0);
    const panel = page.getByRole('region', { name: /^As you wrote it \(\d+\)$/ });
    await expect.poll(() => panel.getByText('are in your own words').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await mark.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await assertPageOk(page, 'lines as the person wrote them');
  });

  it('lose their mark when somebody changes them', async () => {
    await openDraftOf(PROMPT);
    await line().getByText('as you wrote it').waitFor();
    await line().getByText('The dough rests', { exact: false }).first().click();
    const step = page.getByRole('textbox', { name: 'SOP text' }).getByText('The dough rests');
    await step.click({ clickCount: 3 });
    await page.keyboard.type('The dough rests on two benches');
    await page.getByRole('button', { name: 'Done' }).click();
    await article().getByText('The dough rests on two benches').waitFor();
    await expect.poll(() => line().getByText('as you wrote it').count()).toBe(0);
  });
});
