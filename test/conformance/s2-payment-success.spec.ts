import { text as readText } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../support/accounts.js';
import { holdRequests } from '../support/hold-requests.js';
import { intercept } from '../support/intercept.js';
import { useSite } from './conformance-site.js';
import { recordBodies, sentBodies } from './sent-bodies.js';

const site = useSite();
const EMAIL = 'buyer@example.test';

let page: Page;
let buyer: Person;
/** Of the payment page, for a payment that has been made. */
let sessionId: string;

const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const thanks = (): Locator => page.getByRole('status').filter({ hasText: 'Payment successful!' });

async function open(session: string | null): Promise<void> {
  const query = session === null ? '' : `?session_id=${encodeURIComponent(session)}`;
  await page.goto(`${site.origin}/payment-success${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function startCheckout(person: Person): Promise<string> {
  const { body } = await person.client.post<{ url: string }>('/functions/create-checkout', { plan: 'starter' });
  return body.url;
}

async function isSubscribed(person: Person): Promise<boolean> {
  const { body } = await person.client.post<{ subscribed: boolean }>('/functions/check-subscription');
  return body.subscribed;
}

beforeAll(async () => {
  ({ page } = await site.openTabOf(EMAIL, '/auth', { acceptDownloads: true }));
  await recordBodies(page);
  buyer = await site.personOf(EMAIL);
});

describe('the payment page before a payment', () => {
  it.each([
    ['no session', null],
    ['a made-up session', 'cs_test_made_up'],
  ])('SD.19 turns nothing on by %s', async (_what, session) => {
    await open(session);
    await heading('Verifying your payment').waitFor();
    expect(await isSubscribed(buyer)).toBe(false);
    expect(await heading('Payment Successful').count()).toBe(0);
  });

  it("SD.19 turns nothing on by somebody else's payment", async () => {
    const other = await site.personOf('other@example.test', 'user');
    const url = await startCheckout(other);
    await subscribe(other, 'starter');
    await open(url.split('/').at(-1) ?? '');
    await heading('Verifying your payment').waitFor();
    expect(await isSubscribed(buyer)).toBe(false);
  });

  it('S2.139 asks for the session that its address names', async () => {
    await open('cs_test_named');
    await heading('Verifying your payment').waitFor();
    // The page shows that it verifies before it has asked.
    await expect
      .poll(() => sentBodies(page, '/functions/check-subscription'))
      .toContainEqual({ session_id: 'cs_test_named' });
  });

  it('S8.37 only logs when the payment cannot be verified', async () => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await intercept(page, '**/functions/check-subscription', (route) => route.abort());
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('The payment could not be verified'),
    );
    await open('cs_test_failing');
    await failed;
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unrouteAll();
  });
});

describe('the payment page after a payment', () => {
  let letThrough: () => void;

  beforeAll(async () => {
    await page.goto(await startCheckout(buyer));
    // The answer is held back until the first thing that the page shows has been seen.
    letThrough = await holdRequests(page, '**/functions/check-subscription');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/payment-success?session_id=*');
    sessionId = new URL(page.url()).searchParams.get('session_id') ?? '';
  });

  it('S2.140 first verifies it', async () => {
    await heading('Verifying your payment').waitFor();
  });

  it('S2.141, S7.24 then confirms it, by what the check says', async () => {
    letThrough();
    await heading('Payment Successful').waitFor();
    expect((await sentBodies(page, '/functions/check-subscription')).at(-1)).toEqual({ session_id: sessionId });
  });

  it('S8.33 announces it', async () => {
    await thanks().getByText('Your subscription is now active.').waitFor();
  });

  it('SD.20 announces it once, however often it is opened', async () => {
    await open(sessionId);
    await heading('Payment Successful').waitFor();
    expect(await thanks().count()).toBe(0);
    const rows = await site.query('SELECT user_id FROM subscribers WHERE user_id = $1', [buyer.userId]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['S2.143', 'Compatible with Windows'],
    ['S2.144, S9.29', '5:30'],
  ])('%s shows "%s"', async (_id, text) => {
    await page.getByText(text, { exact: true }).waitFor();
  });

  it("S2.145 lists three steps under What's Next", async () => {
    const card = page.getByRole('heading', { name: /^What[’']s Next$/ }).locator('..');
    await expect.poll(() => card.getByRole('listitem').count()).toBe(3);
  });

  it('S2.142, S8.34 gives the software as a text file named for the generator', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sop-generator.txt');
    expect(await readText(await file.createReadStream())).toContain(site.origin);
    await page.getByRole('status').filter({ hasText: 'Download started' }).waitFor();
  });

  it('S2.146 leads home by "Return to Homepage"', async () => {
    const link = page.getByRole('link', { name: 'Return to Homepage', exact: true });
    expect(await link.getAttribute('href')).toBe('/');
  });
});
