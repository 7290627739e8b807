import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidEnvironmentError, parseEnvironment } from './environment.js';

const BASE = { DATABASE_URL: 'postgres://localhost/sop' };

function faultsOf(settings: Record<string, string>): string[] {
  try {
    parseEnvironment({ ...BASE, ...settings });
  } catch (error) {
    if (error instanceof InvalidEnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('parseEnvironment', () => {
  it('needs nothing but a database and is frozen', () => {
    const environment = parseEnvironment(BASE);
    expect(environment).toMatchObject({ port: 3000, appUrl: 'http://localhost:3000', demo: true, processRole: 'all' });
    expect(environment.billing.mode).toBe('sandbox');
    expect(Object.isFrozen(environment)).toBe(true);
  });

  it('lists every fault at once', () => {
    const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', APP_URL: 'javascript:alert(1)' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['APP_URL', 'LOG_LEVEL', 'PORT']);
  });

  it('counts an empty value as absent', () => {
    expect(parseEnvironment({ ...BASE, PORT: '', APP_URL: '' }).port).toBe(3000);
  });

  it('reads a secret from the file that NAME_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'environment-')), 'key');
    writeFileSync(file, 'sk_test_from_a_file\n');
    const environment = parseEnvironment({ ...BASE, STRIPE_SECRET_KEY_FILE: file, STRIPE_WEBHOOK_SECRET: 'whsec_x' });
    expect(environment.billing).toMatchObject({ mode: 'stripe', stripeSecretKey: 'sk_test_from_a_file' });
    expect(faultsOf({ STRIPE_SECRET_KEY_FILE: '/does/not/exist' })[0]).toContain('STRIPE_SECRET_KEY_FILE');
  });

  it.each([
    [{ BILLING_MODE: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ BILLING_MODE: 'sandbox', STRIPE_SECRET_KEY: 'sk_test_x' }, 'BILLING_MODE'],
    [{ STRIPE_API_BASE: 'https://thief.example' }, 'STRIPE_API_BASE'],
    [
      { STRIPE_API_BASE: 'http://127.0.0.1:9', STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'w' },
      'STRIPE_API_BASE',
    ],
    [{ OIDC_PROVIDERS: 'google' }, 'OIDC_GOOGLE_CLIENT_ID'],
    [{ OIDC_PROVIDERS: 'work' }, 'OIDC_WORK_ISSUER'],
    [{ NODE_ENV: 'production', APP_URL: 'https://a.example', BILLING_MODE: 'none' }, 'OIDC_PROVIDERS'],
    [{ NODE_ENV: 'production', BUILT_IN_ACCOUNTS: 'on', BILLING_MODE: 'none' }, 'APP_URL'],
    [{ NODE_ENV: 'production', APP_URL: 'https://a.example', BUILT_IN_ACCOUNTS: 'on' }, 'BILLING_MODE'],
    [
      { NODE_ENV: 'production', BUILT_IN_ACCOUNTS: 'on', BILLING_MODE: 'none', CONTACT_INBOX: 'a@b.example' },
      'CONTACT_INBOX',
    ],
  ])('refuses %j', (settings, name) => {
    expect(faultsOf(settings as Record<string, string>).map((fault) => fault.split(':')[0])).toContain(name);
  });

  it('makes a provider of each name in OIDC_PROVIDERS', () => {
    const environment = parseEnvironment({
      ...BASE,
      OIDC_PROVIDERS: 'google, Work-ID',
      OIDC_GOOGLE_CLIENT_ID: 'a',
      OIDC_GOOGLE_CLIENT_SECRET: 'b',
      OIDC_WORK_ID_ISSUER: 'https://id.example',
      OIDC_WORK_ID_CLIENT_ID: 'c',
      OIDC_WORK_ID_CLIENT_SECRET: 'd',
      OIDC_WORK_ID_LABEL: 'Work',
    });
    expect(environment.oidcProviders.map(({ name, label, issuer }) => [name, label, issuer])).toEqual([
      ['google', 'Google', 'https://accounts.google.com'],
      ['work-id', 'Work', 'https://id.example'],
    ]);
  });
});
