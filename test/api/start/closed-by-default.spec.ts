import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedStart } from '../../support/refused-start.js';
import { type RunningServer, startServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';
import { callAuth } from '../auth/auth-wire.js';

/** All that docs/operations.md asks of an installation that signs people in by Google, but NODE_ENV. */
const FORGETFUL = {
  NODE_ENV: '',
  HOST: '127.0.0.1',
  APP_URL: 'https://sop.example.test',
  DEMO: 'off',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'client-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'client-secret',
  SECRET_KEY: 'a-secret-key-of-at-least-32-characters',
};
const VICTIM = 'ceo@company.example';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

describe('an installation whose operator forgot NODE_ENV', () => {
  it('does not start, and says what to set (security SEC1)', async () => {
    expect(await refusedStart({ databaseUrl: database.url, env: FORGETFUL })).toEqual([
      'The configuration is not valid:',
      expect.stringMatching(/^ {2}- NODE_ENV: others can reach this .*; set NODE_ENV=production, or DEMO=on /),
    ]);
  });

  it.each([
    ['in production', { NODE_ENV: 'production', BILLING_MODE: 'none' }],
    ['in a public demonstration', { DEMO: 'on' }],
  ])('gives nobody the mails of others %s (security SEC1)', async (_where, settings) => {
    const server = await startServer({ databaseUrl: database.url, env: { ...FORGETFUL, ...settings } });
    try {
      expect(await stealSession(server)).toEqual({ mailStatus: 422, mailboxStatuses: [404, 404] });
    } finally {
      await server.stop();
    }
  });
});

describe('a developer on a machine of their own', () => {
  it('shows how to connect a language model; a hosted installation does not (drafting 6)', async () => {
    const told = [];
    const places = [
      { NODE_ENV: '', DEMO: '', BILLING_MODE: 'none' },
      { NODE_ENV: 'production', DEMO: 'on', BILLING_MODE: 'none' },
    ];
    for (const env of places) {
      const server = await startServer({ databaseUrl: database.url, env });
      try {
        const config = (await (await fetch(`${server.origin}/api/v1/app-config`)).json()) as { modelGuide: unknown };
        const page = await fetch(`${server.origin}/dev/models`);
        told.push([config.modelGuide, page.status, (await page.text()).startsWith('# Connecting a language model')]);
      } finally {
        await server.stop();
      }
    }
    expect(told).toEqual([
      ['/dev/models', 200, true],
      [null, 404, false],
    ]);
  });

  it('has the mailbox without a setting', async () => {
    const server = await startServer({ databaseUrl: database.url, env: { NODE_ENV: '', DEMO: '' } });
    try {
      expect(await stealSession(server)).toEqual({ mailStatus: 200, mailboxStatuses: [200, 200] });
    } finally {
      await server.stop();
    }
  });
});

/** As a stranger: lets a sign-in mail be written to somebody, and looks for it in the mailbox. */
async function stealSession(server: RunningServer): Promise<{ mailStatus: number; mailboxStatuses: number[] }> {
  const { status: mailStatus } = await callAuth(server, 'POST', '/otp', { json: { email: VICTIM } });
  const pages = ['/dev/mail', `/dev/mail.json?to=${VICTIM}`];
  const answers = await Promise.all(pages.map((page) => fetch(`${server.origin}${page}`)));
  return { mailStatus, mailboxStatuses: answers.map(({ status }) => status) };
}
