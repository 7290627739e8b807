import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../../backend/src/config/environment.js';
import { NotificationListener } from '../../../backend/src/database/notification-listener.js';
import { JobMailDispatch } from '../../../backend/src/features/mail-delivery/send-mail.job.js';
import { JobQueueService } from '../../../backend/src/platform/jobs/job-queue.service.js';
import { MailOutboxQueries } from '../../../backend/src/platform/mail/mail-outbox.queries.js';
import { MailOutboxService } from '../../../backend/src/platform/mail/mail-outbox.service.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { SmtpCatcher } from './smtp-catcher.js';

const KEYS = { SECRET_KEY: 'a-shared-secret-of-32-characters!', ANON_KEY: 'anon-key-shared-by-replicas' };
const CONTENT = { subject: 'Hello', text: 'Read <this>', html: '<p>Read &lt;this&gt;</p>' };

let catcher: SmtpCatcher;
let database: TestDatabase;
let dataSource: DataSource;
let jobs: JobQueueService;
let outbox: MailOutboxService;
let smtpUrl: string;
let server: TestServer | undefined;

beforeAll(async () => {
  catcher = new SmtpCatcher();
  smtpUrl = await catcher.listen();
  database = await createTestDatabase();
  const environment = parseEnvironment({ DATABASE_URL: database.url, PROCESS_ROLE: 'web', SMTP_URL: smtpUrl, ...KEYS });
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  jobs = new JobQueueService(environment, new NotificationListener(environment));
  await jobs.onModuleInit();
  const secrets = { anonKey: KEYS.ANON_KEY, serviceKey: '-', secretKey: KEYS.SECRET_KEY };
  outbox = new MailOutboxService(new MailOutboxQueries(dataSource), new JobMailDispatch(jobs), environment, secrets);
});

afterAll(async () => {
  await server?.discard();
  await jobs?.beforeApplicationShutdown();
  await dataSource?.destroy();
  await database?.drop();
  await catcher?.close();
});

function start(env: Record<string, string>): Promise<TestServer> {
  return startSharedServer({ databaseUrl: database.url, env: { BILLING_MODE: 'none', ...KEYS, ...env } });
}

/** Adds a mail as a request would. */
function add(to: string): Promise<void> {
  return dataSource.transaction((manager) => outbox.add(manager, to, CONTENT));
}

function mailTo(address: string): string | undefined {
  return catcher.mails.find((mail) => mail.includes(`To: ${address}`));
}

describe('with a mail server', () => {
  beforeEach(async () => {
    catcher.refusal = null;
    server ??= await start({ SMTP_URL: smtpUrl, MAIL_FROM: 'SOP desk <desk@example.test>' });
  });

  it('sends a mail as text and HTML and forgets it', async () => {
    await add('anna@example.test');
    const mail = await eventually(async () => mailTo('anna@example.test'), Boolean);
    expect(mail).toContain('From: SOP desk <desk@example.test>');
    expect(mail).toContain('Subject: Hello');
    expect(mail).toContain('multipart/alternative');
    await eventually(
      () => outbox.list(),
      (mails) => mails.length === 0,
    );
  });

  it('sends nothing when the transaction fails', async () => {
    const failing = dataSource.transaction(async (manager) => {
      await outbox.add(manager, 'ghost@example.test', CONTENT);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await add('after-ghost@example.test');
    await eventually(async () => mailTo('after-ghost@example.test'), Boolean);
    expect(mailTo('ghost@example.test')).toBeUndefined();
  });

  it('tries again when the server is busy', async () => {
    catcher.refusal = '451 come back later';
    const before = catcher.attempts;
    await add('patient@example.test');
    await eventually(
      async () => catcher.attempts,
      (attempts) => attempts > before,
    );
    catcher.refusal = null;
    await eventually(async () => mailTo('patient@example.test'), Boolean);
  });

  it('gives up a mail that the server will never take', async () => {
    catcher.refusal = '550 no such person';
    await add('nobody@example.test');
    await eventually(
      () => outbox.list(),
      (mails) => mails.length === 0,
    );
    expect(mailTo('nobody@example.test')).toBeUndefined();
  });

  it('sends after a restart what was added before', async () => {
    await server?.discard();
    server = undefined;
    await add('later@example.test');
    server = await start({ SMTP_URL: smtpUrl });
    await eventually(async () => mailTo('later@example.test'), Boolean);
  });

  it('has no development mailbox', async () => {
    const response = await fetch(`${server?.origin}/dev/mail`);
    expect(await response.text()).not.toContain('Development mailbox');
  });
});

describe('the development mailbox', () => {
  it('shows what would have been sent, and keeps it unreadable in the database', async () => {
    const developer = await start({});
    try {
      const environment = parseEnvironment({ DATABASE_URL: database.url, ...KEYS });
      const secrets = { anonKey: '-', serviceKey: '-', secretKey: KEYS.SECRET_KEY };
      const mailbox = new MailOutboxService(
        new MailOutboxQueries(dataSource),
        new JobMailDispatch(jobs),
        environment,
        secrets,
      );
      await dataSource.transaction((manager) => mailbox.add(manager, '<b>@example.test', CONTENT));
      const list = await (await fetch(`${developer.origin}/dev/mail`)).text();
      expect(list).toContain('Hello');
      expect(list).not.toContain('<b>@');
      const [, path = ''] = /href="([^"]+)"/.exec(list) ?? [];
      const mail = await fetch(`${developer.origin}${path}`);
      expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await mail.text()).toBe(CONTENT.html);
      expect(await (await fetch(`${developer.origin}${path}/text`)).text()).toBe(CONTENT.text);
      const rows: { sealed_content: Buffer }[] = await dataSource.query('SELECT sealed_content FROM mail_outbox');
      expect(rows[0]?.sealed_content.includes('Hello')).toBe(false);
    } finally {
      await developer.discard();
    }
  });

  it('is no place for the mails of production, which need a server', async () => {
    const production = {
      NODE_ENV: 'production',
      APP_URL: 'https://sop.example.test',
      DEMO: 'on',
      BILLING_MODE: 'none',
    };
    const source = { DATABASE_URL: database.url, ...production, ...KEYS };
    const secrets = { anonKey: '-', serviceKey: '-', secretKey: KEYS.SECRET_KEY };
    const closed = new MailOutboxService(
      new MailOutboxQueries(dataSource),
      new JobMailDispatch(jobs),
      parseEnvironment(source),
      secrets,
    );
    expect(closed.isOpen).toBe(false);
    const adding = dataSource.transaction((manager) => closed.add(manager, 'anna@example.test', CONTENT));
    await expect(adding).rejects.toThrow('There is no mail server');
  });

  it('does not exist in production', async () => {
    const production = await start({ NODE_ENV: 'production', OIDC_PROVIDERS: '', DEMO: 'on' });
    try {
      const response = await fetch(`${production.origin}/dev/mail`);
      expect(await response.text()).not.toContain('Development mailbox');
    } finally {
      await production.discard();
    }
  });
});
