import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { attach, attachmentsOf, newSop, type PicturedSop, photo, show } from '../api/sops-attachments/attach.js';
import type { Person } from '../support/accounts.js';
import { assertPageOk } from '../support/assert-page-ok.js';
import { useSite } from '../support/browser-site.js';
import { eventually } from '../support/eventually.js';
import { intercept } from '../support/intercept.js';
import type { BrowserTab } from '../support/tab-pool.js';

const site = useSite({ BILLING_MODE: 'none' });

const EMAIL = 'photographer@example.test';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

let tab: BrowserTab;
let page: Page;
let person: Person;

beforeAll(async () => {
  tab = await site.openTabOf(EMAIL);
  page = tab.page;
  person = await site.personOf(EMAIL);
});

const mediaOf = async (id: string) => {
  const { body } = await person.client.get<PicturedSop>(`/sops/${id}`);
  return body.document.phases.flatMap(({ steps }) => steps.flatMap(({ media = [] }) => media));
};

async function write(id: string): Promise<void> {
  await page.goto(`${site.origin}/sops/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'SOP text' }).waitFor();
}

const dialog = () => page.getByRole('dialog');
const firstStep = () => page.locator('.sop-step').first();

/** What a person does after a picture was chosen. */
async function describePicture(alt: string, caption = ''): Promise<void> {
  await dialog().getByLabel('What does the picture show?').fill(alt);
  if (caption !== '') await dialog().getByLabel('Caption (optional)').fill(caption);
  await dialog().getByRole('button', { name: 'Add' }).click();
  await dialog().waitFor({ state: 'detached' });
}

/** Runs in the page, on a step: as a browser hands over a file that was copied or dragged. */
const HAND_OVER = `(step, [how, data]) => {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
  const target = step.querySelector('.sop-main');
  const { left, top } = target.getBoundingClientRect();
  const options = { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 };
  target.dispatchEvent(how === 'paste'
    ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
    : new DragEvent('drop', { ...options, dataTransfer: transfer }));
}`;

async function handOver(kind: 'paste' | 'drop', bytes: Buffer): Promise<void> {
  const file = JSON.stringify([kind, bytes.toString('base64')]);
  await page.evaluate(`(${HAND_OVER})(document.querySelector('.sop-step'), ${file})`);
}

/** Whether the first picture of a page is to be seen. */
const IS_SHOWN = "(document.querySelector('figure img')?.naturalWidth ?? 0) > 0";

async function waitForPicture(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await eventually(() => button.page().evaluate(IS_SHOWN), Boolean);
}

describe('a picture', () => {
  it('is chosen in the menu of a step, described, saved and read there', async () => {
    const { id } = await newSop(person);
    await write(id);
    await firstStep().locator('.sop-main').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' /pict');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('option', { name: 'Picture', exact: true }).click();
    const chooser = await chosen;
    expect(await chooser.element().getAttribute('accept')).toBe('image/jpeg,image/png,image/webp');
    await chooser.setFiles({ name: 'fryer.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await eventually(() => dialog().getByRole('button', { name: 'Add' }).isEnabled(), Boolean);
    await assertPageOk(page, 'the dialog of a new picture');
    await describePicture('The fryer, switched off', 'The lamp is dark');
    await firstStep().getByRole('button', { name: 'Change picture: The fryer, switched off' }).waitFor();
    await assertPageOk(page, 'the text with a picture, being written');
    const [media] = await eventually(
      () => mediaOf(id),
      (list) => list.length === 1,
    );
    expect(media).toMatchObject({ alt: 'The fryer, switched off', caption: 'The lamp is dark' });
    await page.getByRole('button', { name: 'Done' }).click();
    const picture = page.getByRole('button', { name: 'Enlarge: The fryer, switched off' });
    await waitForPicture(picture);
    await page.getByText('The lamp is dark').waitFor();
    await assertPageOk(page, 'the text with a picture, being read');
    await picture.click();
    const large = page.getByRole('dialog', { name: 'The fryer, switched off' });
    await large.getByRole('img', { name: 'The fryer, switched off' }).waitFor();
    await assertPageOk(page, 'a large picture');
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
  });

  it.each(['paste', 'drop'] as const)('goes into the step by %s', async (kind) => {
    const { id } = await newSop(person);
    await write(id);
    await firstStep().locator('.sop-main').click();
    await handOver(kind, await photo());
    await describePicture('The door');
    await eventually(
      () => mediaOf(id),
      (list) => list[0]?.alt === 'The door',
    );
  });

  it('that could not be sent is sent once more', async () => {
    const { id } = await newSop(person);
    await write(id);
    await intercept(page, '**/attachments', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await firstStep().locator('.sop-main').click();
    await handOver('paste', await photo());
    await dialog().getByText('The server cannot be reached').waitFor();
    expect(await dialog().getByRole('button', { name: 'Add' }).isDisabled()).toBe(true);
    await page.unrouteAll();
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await describePicture('At last');
    await eventually(
      () => mediaOf(id),
      (list) => list.length === 1,
    );
  });

  it('is described later, taken out of its step, and back by undo', async () => {
    const { id } = await newSop(person);
    const { body } = await attach(site.origin, person, id, { name: 'fryer.jpg', content: await photo() });
    await show(person, id, [{ id: body.id, alt: null }]);
    await write(id);
    await firstStep().getByRole('button', { name: 'Change picture: no description yet' }).click();
    await dialog().getByLabel('What does the picture show?').fill('The fryer');
    await dialog().getByRole('button', { name: 'Done' }).click();
    await eventually(
      () => mediaOf(id),
      (list) => list[0]?.alt === 'The fryer',
    );
    await firstStep().getByRole('button', { name: 'Change picture: The fryer' }).click();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await eventually(
      () => mediaOf(id),
      (list) => list.length === 0,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(
      () => mediaOf(id),
      (list) => list[0]?.alt === 'The fryer',
    );
  });
});

describe('the files of an SOP', () => {
  it('are added below the text, downloaded and deleted', async () => {
    const { id } = await newSop(person);
    await page.goto(`${site.origin}/sops/${id}`);
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a file' }).click();
    await (await chosen).setFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Key under the mat'),
    });
    const link = page.getByRole('link', { name: 'plan.txt' });
    await link.waitFor();
    await assertPageOk(page, 'the page with a file');
    const downloading = page.waitForEvent('download');
    await link.click();
    expect((await downloading).suggestedFilename()).toBe('plan.txt');
    await page.getByRole('button', { name: 'Delete plan.txt' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await eventually(
      () => attachmentsOf(person, id),
      (list) => list.length === 0,
    );
    await page.getByRole('list', { name: 'Files' }).waitFor({ state: 'detached' });
  });
});

describe('a member of the team', () => {
  it('sees pictures and files, on a phone too', async () => {
    const { id } = await newSop(person);
    const { body } = await attach(site.origin, person, id, { name: 'fryer.jpg', content: await photo() });
    await attach(site.origin, person, id, { name: 'plan.txt', content: 'Key under the mat' });
    await show(person, id, [{ id: body.id, alt: 'The fryer' }]);
    await person.client.patch(`/sops/${id}`, { status: 'completed' });
    const member = await site.personOf('reader@example.test', 'user');
    const link = await person.client.post<{ install_id: string }>('/functions/generate-install-link');
    await member.client.post(`/invitations/${link.body.install_id}/accept`);
    const reading = await site.openTabOf('reader@example.test', '/auth', { viewport: PHONE });
    await reading.page.goto(`${site.origin}/shared-sops/${id}`);
    const picture = reading.page.getByRole('button', { name: 'Enlarge: The fryer' });
    await waitForPicture(picture);
    await reading.page.getByRole('link', { name: 'plan.txt' }).waitFor();
    await assertPageOk(reading.page, 'a shared SOP with a picture, on a phone');
    await page.setViewportSize(PHONE);
    await write(id);
    await assertPageOk(page, 'the text with a picture, being written on a phone');
    await page.setViewportSize(DESKTOP);
  });
});
