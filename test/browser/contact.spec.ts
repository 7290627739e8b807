import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../support/browser-site.js';
import { mailTo, newestMail } from '../support/mailbox.js';
import type { TestServer } from '../support/server-process.js';
import { closeTab } from '../support/tab-pool.js';

const site = useSite();

const FIELDS = ['First Name', 'Last Name', 'Email', 'Subject', 'Message'];

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const codeOf = (page: Page) => page.getByRole('img', { name: /^Verification code:/ }).innerText();
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function openForm(origin = site.origin) {
  const tab = await site.openTab();
  await tab.page.goto(`${origin}/contact`);
  await sendButton(tab.page).waitFor();
  return tab;
}

async function fillFields(page: Page): Promise<void> {
  await field(page, 'First Name').fill('Ida');
  await field(page, 'Last Name').fill('Berg');
  await field(page, 'Email').fill('ida@example.test');
  await field(page, 'Subject').fill('Seats');
  await field(page, 'Message').fill('How many seats are there?');
}

describe('the contact page', () => {
  it('has its texts and its cards (S2.12, S2.157-S2.159, S2.167-S2.172, S9.34)', async () => {
    const { page } = await openForm();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await page.getByText("Get in touch with our team - we're here to help", { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Send us a message' }).waitFor();
    const textOf = (card: string) => page.getByRole('region', { name: card }).innerText();
    expect(await textOf('Email Support')).toContain('General inquiries and support');
    expect(await textOf('Phone Support')).toContain('Enterprise customers only');
    const hours = 'Mon-Fri 9:00 AM-6:00 PM PST\n\nSat 10:00 AM-4:00 PM PST\n\nSun closed';
    expect(await textOf('Business Hours')).toContain(hours);
    expect(await textOf('Office Location')).toContain('San Francisco, United States');
    const parts = [...FIELDS, 'Enter the code'].map((name) => field(page, name));
    const boxes = await Promise.all([...parts, sendButton(page)].map((part) => part.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await closeTab(page);
  });

  it('takes a message after the right code, calls nobody and stays as it is (S4.36, S4.47, S4.48, S7.48)', async () => {
    const { page, faults } = await openForm();
    await fillFields(page);
    expect(await sendButton(page).isDisabled()).toBe(true);
    await field(page, 'Enter the code').fill((await codeOf(page)).toLowerCase());
    await page.getByText('Verification successful').waitFor();
    const calls: string[] = [];
    // Files of the app that nobody waits for come at any time.
    page.on('request', (request) => !request.url().includes('/assets/') && calls.push(request.url()));
    await sendButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Form submitted successfully!' }).waitFor();
    expect(calls).toEqual([]);
    expect(await field(page, 'Message').inputValue()).toBe('How many seats are there?');
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('answers Enter while unverified, and sends nothing (S4.46, S8.39, SD.23)', async () => {
    const { page } = await openForm();
    await fillFields(page);
    for (const name of ['First Name', 'Last Name', 'Email', 'Subject']) {
      await field(page, name).press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Please complete the verification code' }).waitFor();
    }
    expect(await page.getByText('Form submitted successfully!').count()).toBe(0);
    await closeTab(page);
  });

  it('gives three attempts for each code (S4.41-S4.44, S8.40, S9.32, SD.22)', async () => {
    const { page } = await openForm();
    const code = await codeOf(page);
    const input = field(page, 'Enter the code');
    await input.fill('000000');
    await input.press('Enter');
    await page.getByText('Incorrect code. 2 attempts remaining.').waitFor();
    await page.getByRole('button', { name: 'Check code' }).click();
    await page.getByText('Incorrect code. 1 attempts remaining.').waitFor();
    await input.press('Enter');
    await page.getByText(/^Incorrect code/).waitFor({ state: 'detached' });
    expect(await codeOf(page)).not.toBe(code);
    expect(await input.inputValue()).toBe('');
    await closeTab(page);
  });

  it('says at the field what is wrong with it (S5.13, S5.14, screens m14)', async () => {
    const { page } = await openForm();
    await fillFields(page);
    await field(page, 'Email').fill('not an address');
    await field(page, 'Enter the code').fill(await codeOf(page));
    await sendButton(page).click();
    await expect.poll(() => page.locator('input:invalid').count()).toBe(1);
    await page.getByText('Enter an email address, such as name@example.com.').waitFor();
    await expect.poll(() => field(page, 'Email').evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await page.getByText('Form submitted successfully!').count()).toBe(0);
    await closeTab(page);
  });

  it('does not go without one of its five parts (S5.13)', async () => {
    const { page } = await openForm();
    await field(page, 'Enter the code').fill(await codeOf(page));
    await page.getByText('Verification successful').waitFor();
    for (const name of FIELDS) {
      await fillFields(page);
      await field(page, name).fill('');
      await sendButton(page).click();
      await expect.poll(() => field(page, name).and(page.locator(':invalid')).count(), { message: name }).toBe(1);
    }
    expect(await page.getByText('Form submitted successfully!').count()).toBe(0);
    await closeTab(page);
  });
});

describe('the contact page of an installation with an inbox', () => {
  const INBOX = 'desk@example.test';
  let replica: TestServer;

  beforeAll(async () => {
    replica = await site.startReplica({ CONTACT_INBOX: INBOX, RATE_LIMIT_FACTOR: '0.1' });
  });

  async function sendMessage(page: Page): Promise<void> {
    await fillFields(page);
    await field(page, 'Enter the code').fill(await codeOf(page));
    await sendButton(page).click();
  }

  it('delivers the message before it says so, and keeps what was written (T22, S4.47)', async () => {
    const { page, faults } = await openForm(replica.origin);
    expect(await newestMail(replica.origin, INBOX)).toBeNull();
    await sendMessage(page);
    await page.getByRole('alert').filter({ hasText: 'Form submitted successfully!' }).waitFor();
    const mail = await mailTo(replica.origin, INBOX);
    expect(mail.subject).toBe('Contact form: Seats');
    expect(mail.text).toContain('Ida Berg (ida@example.test) wrote:');
    expect(mail.text).toContain('How many seats are there?');
    expect(await field(page, 'Message').inputValue()).toBe('How many seats are there?');
    expect(faults).toEqual([]);
    await closeTab(page);
  });

  it('says when it could not be delivered, and keeps what was written (T22)', async () => {
    const { page } = await openForm(replica.origin);
    await sendMessage(page);
    const failure = page.getByRole('alert').filter({ hasText: 'Your message was not sent.' });
    await failure.waitFor();
    expect(await failure.innerText()).toContain('Too many messages came from your network');
    expect(await page.getByText('Form submitted successfully!').count()).toBe(0);
    expect(await field(page, 'Message').inputValue()).toBe('How many seats are there?');
    await closeTab(page);
  });
});
