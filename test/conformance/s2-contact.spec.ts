import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useSite } from './conformance-site.js';

const site = useSite();
let page: Page;

const FIELDS = ['First Name', 'Last Name', 'Email', 'Subject', 'Message'];
const WRONG_CODE = '000000';

const field = (name: string): Locator => page.getByRole('textbox', { name });
const codeInput = (): Locator => field('Enter the code');
const sendButton = (): Locator => page.getByRole('button', { name: 'Send Message' });
const shownCode = () => page.getByRole('img', { name: /^Verification code:/ }).innerText();
const alert = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });

async function openForm(): Promise<void> {
  await page.goto(`${site.origin}/contact`);
  await sendButton().waitFor();
}

async function fillFields(): Promise<void> {
  for (const name of FIELDS) await field(name).fill(name === 'Email' ? 'ida@example.test' : `My ${name}`);
}

async function verify(): Promise<void> {
  await codeInput().fill(await shownCode());
  await page.getByText('Verification successful', { exact: true }).waitFor();
}

async function tryWrongCode(times: number): Promise<void> {
  await codeInput().fill(WRONG_CODE);
  for (let tries = 0; tries < times; tries += 1) await codeInput().press('Enter');
}

beforeAll(async () => {
  page = await site.openPage('/contact');
});

describe('the contact page', () => {
  beforeAll(openForm);

  it.each([
    ['S2.157', 'Contact Us'],
    ['S2.158', "Get in touch with our team - we're here to help"],
    ['S2.159', 'Send us a message'],
  ])('%s reads "%s"', async (_id, text) => {
    await page.getByText(text, { exact: true }).waitFor();
  });

  it.each([
    ['S2.160', 'First Name'],
    ['S2.161', 'Last Name'],
    ['S2.162', 'Email'],
    ['S2.163', 'Subject'],
    ['S2.164', 'Message'],
  ])('%s has the required field "%s"', async (_id, name) => {
    expect(await field(name).getAttribute('required')).not.toBeNull();
  });

  it('S2.164, S9.33 gives the message six rows', async () => {
    expect(await field('Message').getAttribute('rows')).toBe('6');
  });

  it.each([
    ['S2.165', [...FIELDS, 'Enter the code']],
    ['S2.166', [...FIELDS, 'Enter the code', 'Send Message']],
  ])('%s orders its parts: %s', async (_id, names) => {
    const tops = await Promise.all(
      names.map(async (name) => {
        const box = await (name === 'Send Message' ? sendButton() : field(name)).boundingBox();
        return box?.y ?? Number.NaN;
      }),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  it.each([
    ['S2.167', 'Email Support', 'General inquiries and support'],
    ['S2.168', 'Phone Support', 'Enterprise customers only'],
    ['S2.169', 'Business Hours', 'Mon-Fri 9:00 AM-6:00 PM PST'],
    ['S2.170', 'Business Hours', 'Sat 10:00 AM-4:00 PM PST'],
    ['S2.171', 'Business Hours', 'Sun closed'],
    ['S2.172', 'Office Location', 'San Francisco, United States'],
    ['S9.34', 'Business Hours', 'Mon-Fri 9:00 AM-6:00 PM PST\n\nSat 10:00 AM-4:00 PM PST\n\nSun closed'],
  ])('%s has the card "%s" with %j', async (_id, card, text) => {
    expect(await page.getByRole('region', { name: card }).innerText()).toContain(text);
  });

  it('S3.39 asks for five things and the code, for nothing else', async () => {
    await expect.poll(() => page.getByRole('main').getByRole('textbox').count()).toBe(6);
  });

  it('S5.14 asks for the address as an email address', async () => {
    expect(await field('Email').getAttribute('type')).toBe('email');
  });

  it('S5.15, S9.31 takes at most six characters of a code', async () => {
    expect(await codeInput().getAttribute('maxlength')).toBe('6');
    expect(await shownCode()).toHaveLength(6);
  });

  it('S5.16 does not complete a code automatically', async () => {
    expect(await codeInput().getAttribute('autocomplete')).toBe('off');
  });
});

describe('the verification code', () => {
  beforeEach(openForm);

  it('S4.35 is shown, and is another one each time', async () => {
    const codes = new Set<string>();
    for (let visits = 0; visits < 3; visits += 1) {
      await openForm();
      codes.add(await shownCode());
    }
    expect(codes.size).toBe(3);
  });

  it('S4.36, S5.17 counts in small letters, but only when it is right', async () => {
    const code = await shownCode();
    await codeInput().fill(code.slice(0, 5).toLowerCase());
    expect(await page.getByText('Verification successful').count()).toBe(0);
    await codeInput().fill(code.toLowerCase());
    await page.getByText('Verification successful', { exact: true }).waitFor();
  });

  it('S4.37, S5.18 opens the button once it is right', async () => {
    expect(await sendButton().isDisabled()).toBe(true);
    await verify();
    expect(await sendButton().isEnabled()).toBe(true);
  });

  it('S4.45 is confirmed in words', async () => {
    expect(await page.getByText('Verification successful').count()).toBe(0);
    await verify();
  });

  it('S4.38, S4.39, S4.40 is replaced by the button, with an empty field, unverified', async () => {
    const code = await shownCode();
    await verify();
    await page.getByRole('button', { name: 'New code' }).click();
    expect(await shownCode()).not.toBe(code);
    expect(await codeInput().inputValue()).toBe('');
    expect(await page.getByText('Verification successful').count()).toBe(0);
    expect(await sendButton().isDisabled()).toBe(true);
  });

  it.each([
    ['S4.41, S4.44, S8.40', 1, 2],
    ['S4.41, S4.44, S8.40', 2, 1],
  ])('%s leaves, after %d wrong tries, %d', async (_id, tries, remaining) => {
    await tryWrongCode(tries);
    await page.getByText(`Incorrect code. ${remaining} attempts remaining.`, { exact: true }).waitFor();
  });

  it('S4.44 is no longer called incorrect once it is right', async () => {
    await tryWrongCode(1);
    await verify();
    expect(await page.getByText(/^Incorrect code/).count()).toBe(0);
  });

  it('S4.42, S9.32, SD.22 is replaced after the third wrong try, without a word', async () => {
    const code = await shownCode();
    await tryWrongCode(3);
    await page.getByText(/^Incorrect code/).waitFor({ state: 'detached' });
    expect(await shownCode()).not.toBe(code);
  });

  it('S4.43 begins with three tries again after the third wrong one', async () => {
    await tryWrongCode(3);
    await tryWrongCode(1);
    await page.getByText('Incorrect code. 2 attempts remaining.', { exact: true }).waitFor();
  });
});

describe('the form', () => {
  beforeEach(async () => {
    await openForm();
    await fillFields();
  });

  it.each(FIELDS)('S5.13 does not go without the %s', async (name) => {
    await verify();
    await field(name).fill('');
    await sendButton().click();
    await expect.poll(() => field(name).and(page.locator(':invalid')).count()).toBe(1);
    expect(await alert('Form submitted successfully!').count()).toBe(0);
  });

  it('S4.46, S8.39 asks for the code when it is sent without', async () => {
    await field('Subject').press('Enter');
    await alert('Please complete the verification code').waitFor();
  });

  it('SD.23 is sent by Enter in no field as long as the code is missing', async () => {
    for (const name of ['First Name', 'Last Name', 'Email', 'Subject']) await field(name).press('Enter');
    await alert('Please complete the verification code').waitFor();
    expect(await alert('Form submitted successfully!').count()).toBe(0);
  });

  it('S4.47 is answered when the code is right', async () => {
    await verify();
    await sendButton().click();
    await alert('Form submitted successfully!').waitFor();
  });

  it('S4.48, S7.48 calls nobody, leads nowhere and keeps what was written', async () => {
    await verify();
    const calls: string[] = [];
    // Code of other pages is loaded while nothing is done, whenever that is.
    page.on('request', (request) => void (request.resourceType() === 'script' || calls.push(request.url())));
    await sendButton().click();
    await alert('Form submitted successfully!').waitFor();
    page.removeAllListeners('request');
    expect(calls).toEqual([]);
    expect(await field('Message').inputValue()).toBe('My Message');
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});
