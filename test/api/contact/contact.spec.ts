import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { SmtpCatcher } from '../mail/smtp-catcher.js';

const INBOX = 'desk@example.test';
const MESSAGE = {
  first_name: 'Ida',
  last_name: 'Berg',
  email: 'ida@example.test',
  subject: 'Seats',
  message: 'How many seats are there?',
};

let catcher: SmtpCatcher;
let database: TestDatabase;
let server: TestServer;
let visitor: ApiClient;

beforeAll(async () => {
  catcher = new SmtpCatcher();
  database = await createTestDatabase();
  server = await start({ CONTACT_INBOX: INBOX, SMTP_URL: await catcher.listen() });
  visitor = new ApiClient(server.origin);
});

afterAll(async () => {
  await server?.discard();
  await database?.drop();
  await catcher?.close();
});

function start(env: Record<string, string>): Promise<TestServer> {
  return startSharedServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none', ...env } });
}

/** The mail that holds the words, once it has arrived. */
async function mailWith(words: string): Promise<string> {
  const find = async () => catcher.mails.find((mail) => mail.includes(words));
  return (await eventually(find, Boolean)) ?? '';
}

/** Fields that the answer calls faulty. */
async function faultsOf(fields: object): Promise<string[]> {
  const { status, body } = await visitor.post<{ errors: { pointer: string }[] }>('/contact', { ...MESSAGE, ...fields });
  expect(status).toBe(422);
  return body.errors.map(({ pointer }) => pointer);
}

describe('POST /contact with an inbox', () => {
  it('brings the message to the inbox, and an answer to the visitor (T22)', async () => {
    const { status, body } = await visitor.post<string>('/contact', MESSAGE);
    expect([status, body]).toEqual([202, '']);
    const mail = await mailWith('How many seats are there?');
    expect(mail).toContain(`To: ${INBOX}\r\n`);
    expect(mail).toContain('Reply-To: ida@example.test\r\n');
    expect(mail).toContain('Subject: Contact form: Seats\r\n');
    expect(mail).toContain('Ida Berg (ida@example.test) wrote:');
  });

  it('drops what fills in the field that people do not see, and answers as ever (screens A10)', async () => {
    const trapped = { ...MESSAGE, message: 'Cheap watches', website: 'https://watches.example.test' };
    const { status, body } = await visitor.post<string>('/contact', trapped);
    expect([status, body]).toEqual([202, '']);
    // What is sent after it would come after it.
    await visitor.post('/contact', { ...MESSAGE, message: 'Written after the watches', website: '' });
    await mailWith('Written after the watches');
    expect(catcher.mails.filter((mail) => mail.includes('Cheap watches'))).toEqual([]);
    expect(await faultsOf({ website: 7 })).toEqual(['#/website']);
  });

  it('shows on the pages that messages are delivered', async () => {
    const { body } = await visitor.get('/app-config');
    expect(body['contactDelivery']).toBe(true);
  });

  it.each(['\r\nBcc: victim@example.test', '\nBcc: victim@example.test', '\u2028Bcc: victim@example.test', '\u0000'])(
    'takes no other header and no broken text in a line: %j',
    async (end) => {
      expect(await faultsOf({ first_name: `Ida${end}!` })).toEqual(['#/first_name']);
      expect(await faultsOf({ last_name: `Berg${end}!` })).toEqual(['#/last_name']);
      expect(await faultsOf({ subject: `Seats${end}!` })).toEqual(['#/subject']);
      expect(await faultsOf({ email: `ida@example.test${end}` })).toEqual(['#/email']);
    },
  );

  it('keeps a message whole that would end a mail or begin another one', async () => {
    const message = 'Begin of it\r\n.\r\nMAIL FROM:<victim@example.test>\nEnd of it';
    expect((await visitor.post('/contact', { ...MESSAGE, message })).status).toBe(202);
    expect(await mailWith('Begin of it')).toContain('End of it');
  });

  it('takes names in every script', async () => {
    const { status } = await visitor.post('/contact', { ...MESSAGE, first_name: 'محمد', subject: '質問 🙂' });
    expect(status).toBe(202);
    expect(await mailWith('=?UTF-8?')).toContain('Subject: =?UTF-8?');
  });

  it('limits every length and names each faulty field (S5.13, S5.14)', async () => {
    expect(await faultsOf({ message: 'x'.repeat(20_000) })).toEqual(['#/message']);
    expect(await faultsOf({ message: 'NUL \u0000' })).toEqual(['#/message']);
    expect(await faultsOf({ subject: 'x'.repeat(201), first_name: 'x'.repeat(101) })).toEqual([
      '#/first_name',
      '#/subject',
    ]);
    const blanks = { first_name: ' ', last_name: '', email: 'nobody', subject: null, message: '\n' };
    expect(await faultsOf(blanks)).toEqual(['#/first_name', '#/last_name', '#/email', '#/subject', '#/message']);
  });

  it('takes a message of 10 000 characters', async () => {
    const { status } = await visitor.post('/contact', { ...MESSAGE, message: 'x'.repeat(10_000) });
    expect(status).toBe(202);
  });
});

describe('POST /contact from one client IP too often', () => {
  it('is refused after ten messages in an hour, with the time to wait, and accepted from other clients (T22)', async () => {
    const env = { CONTACT_INBOX: INBOX, RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' };
    const strict = await start(env);
    const sendFrom = (clientIp: string) =>
      new ApiClient(strict.origin).post('/contact', MESSAGE, { headers: { 'x-forwarded-for': clientIp } });
    try {
      for (let sent = 0; sent < 10; sent += 1) expect((await sendFrom('192.0.2.1')).status).toBe(202);
      const { status, headers, body } = await sendFrom('192.0.2.1');
      expect([status, body['code']]).toEqual([429, 'too-many-messages']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await sendFrom('192.0.2.2')).status).toBe(202);
    } finally {
      await strict.discard();
    }
  });
});

describe('POST /contact without an inbox', () => {
  it('is refused, and the pages know it (S3.39, S7.48)', async () => {
    const silent = await start({});
    try {
      const api = new ApiClient(silent.origin);
      const { status, body } = await api.post('/contact', MESSAGE);
      expect([status, body['code']]).toEqual([409, 'contact-not-delivered']);
      expect((await api.get('/app-config')).body['contactDelivery']).toBe(false);
    } finally {
      await silent.discard();
    }
  });
});
