import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
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

  it('says what is wrong in plain words (reliability REL14)', () => {
    expect(faultsOf({ DATABASE_URL: '' })[0]).toMatch(/^DATABASE_URL: is needed: an address such as postgres:/);
    expect(
      faultsOf({
        DATABASE_URL: 'postgres://sop:p#w@db/sop',
        PORT: 'abc',
        DATABASE_POOL_SIZE: '1.5',
        RATE_LIMIT_FACTOR: '0',
        ACCESS_TOKEN_TTL_S: '60',
        LOG_LEVEL: 'loud',
        SECRET_KEY: 'short',
        SERVICE_KEY: 'short',
        BILLING_GRACE_DAYS: '400',
        TRUSTED_PROXIES: '10.0.0.0/8, notanip',
        MAIL_FROM: 'not-an-address',
        CONTACT_INBOX: 'nobody',
      }).sort(),
    ).toEqual([
      'ACCESS_TOKEN_TTL_S: must be at least 120',
      'BILLING_GRACE_DAYS: must be at most 90',
      'CONTACT_INBOX: must be an email address',
      'DATABASE_POOL_SIZE: must be a whole number',
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name, with special characters of the password as %XX',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'MAIL_FROM: must be an email address, or Name <address>',
      'PORT: must be a number',
      'RATE_LIMIT_FACTOR: must be more than 0',
      'SECRET_KEY: must have at least 32 characters',
      'SERVICE_KEY: must have at least 20 characters',
      'TRUSTED_PROXIES: must be addresses or ranges such as 10.0.0.0/8, separated by commas',
    ]);
  });

  it('takes what is right', () => {
    const environment = parseEnvironment({
      ...BASE,
      APP_URL: 'http://LOCALHOST:80/',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1, 2001:db8::/32',
      MAIL_FROM: 'SOP Platform <no-reply@sop.example>',
    });
    expect(environment.appUrl).toBe('http://localhost');
    expect(environment.trustedProxies).toHaveLength(4);
    expect(environment.mail.from).toBe('SOP Platform <no-reply@sop.example>');
  });

  it.each([
    'https://sop.example/app',
    'https://sop.example/?a=1',
    'https://a:b@sop.example',
    'ftp://sop.example',
    'sop',
  ])('refuses %s as the public address (reliability REL14)', (APP_URL) => {
    expect(faultsOf({ APP_URL })).toEqual([
      'APP_URL: must be an http(s) address without a path, such as https://sop.example.com',
    ]);
  });

  it.each([
    [{ DATABASE_POOLSIZE: '5' }, 'DATABASE_POOLSIZE: is no setting; DATABASE_POOL_SIZE was meant'],
    [{ PROCES_ROLE: 'web' }, 'PROCES_ROLE: is no setting; PROCESS_ROLE was meant'],
    [{ APP_ULR: 'https://sop.example' }, 'APP_ULR: is no setting; APP_URL was meant'],
    [{ SECRET_KEY_FIEL: '/run/secrets/key' }, 'SECRET_KEY_FIEL: is no setting; SECRET_KEY_FILE was meant'],
    [{ AI_MONTHLY_TOKENS_BUDGET: '5' }, 'AI_MONTHLY_TOKENS_BUDGET: is no setting; AI_MONTHLY_TOKEN_BUDGET was meant'],
    [
      { AI_CHAIN: 'local:llama3', AI_LOCAL_BASEURL: 'http://localhost:11434' },
      'AI_LOCAL_BASEURL: is no setting; AI_LOCAL_BASE_URL was meant',
    ],
    [{ AI_CHAIN: 'local:llama3', AI_LOCAL_SECRET: 'x' }, 'AI_LOCAL_SECRET: is no setting of a provider'],
    [
      { OIDC_PROVIDERS: 'google', OIDC_GOOGLE_CLIENTID: 'x', OIDC_GOOGLE_CLIENT_SECRET: 'y' },
      'OIDC_GOOGLE_CLIENTID: is no setting; OIDC_GOOGLE_CLIENT_ID was meant',
    ],
  ])('names the setting that %j is almost (reliability REL14)', (settings, fault) => {
    expect(faultsOf(settings as unknown as Record<string, string>)).toContain(fault);
  });

  it('lets the variables of other programs be', () => {
    const others = {
      HOME: '/root',
      PATH: '/bin',
      PORTS: '1',
      HOSTNAME: 'a',
      DATABASE_HOST: 'b',
      OTEL_SERVICE_NAME: 'c',
    };
    const shared = { DATABASE_URI: 'd', AI_GATEWAY_API_KEY: 'e', OIDC_TOKEN: 'f', npm_config_loglevel: 'g', LANG: 'C' };
    expect(faultsOf({ ...others, ...shared })).toEqual([]);
  });

  it('reads the bucket of an S3 service, and misses what belongs to it', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const s3Of = (settings: Record<string, string>) => parseEnvironment({ ...BASE, ...settings }).storage.s3;
    expect(s3Of({})).toBeUndefined();
    expect(s3Of({ S3_BUCKET: 'files', ...keys })).toEqual({
      bucket: 'files',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      prefix: '',
      forcePathStyle: false,
    });
    const endpoint = { S3_ENDPOINT: 'https://s3.example.com', S3_PREFIX: 'sop/' };
    expect(s3Of({ S3_BUCKET: 'files', ...keys, ...endpoint })).toMatchObject({ prefix: 'sop/', forcePathStyle: true });
    expect(s3Of({ S3_BUCKET: 'files', ...keys, ...endpoint, S3_FORCE_PATH_STYLE: 'off' })?.forcePathStyle).toBe(false);
    expect(faultsOf({ S3_BUCKET: 'files' }).map((fault) => fault.split(':')[0])).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(faultsOf(keys)).toEqual(['S3_BUCKET: is needed beside other S3 settings']);
    expect(faultsOf({ S3_BUCKET: 'files', ...keys, S3_PREFIX: 'sop' })[0]).toContain(
      'S3_PREFIX: must end with a slash',
    );
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
    [{ NODE_ENV: 'production', BILLING_MODE: 'sandbox', BILLING_SANDBOX_CONTROL: '1' }, 'BILLING_SANDBOX_CONTROL'],
    [
      { NODE_ENV: 'production', BUILT_IN_ACCOUNTS: 'on', BILLING_MODE: 'none', CONTACT_INBOX: 'a@b.example' },
      'CONTACT_INBOX',
    ],
    [
      { NODE_ENV: 'production', BUILT_IN_ACCOUNTS: 'on', BILLING_MODE: 'none', SMTP_URL: 'smtp://mail.example' },
      'MAIL_FROM',
    ],
    [
      {
        NODE_ENV: 'production',
        APP_URL: 'https://a.example',
        BUILT_IN_ACCOUNTS: 'on',
        BILLING_MODE: 'none',
        DEMO_DATA: 'on',
      },
      'DEMO_DATA',
    ],
  ])('refuses %j', (settings, name) => {
    expect(faultsOf(settings as Record<string, string>).map((fault) => fault.split(':')[0])).toContain(name);
  });

  const PUBLIC = { APP_URL: 'https://sop.example', BILLING_MODE: 'none', ...google() };

  it.each([
    PUBLIC,
    { ...PUBLIC, DEMO: 'off' },
    { ...PUBLIC, NODE_ENV: 'development' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { APP_URL: 'http://192.168.1.20:3000' },
    { APP_URL: 'http://127.0.0.1.nip.io' },
    { APP_URL: 'http://localhost.example' },
  ])('is closed to others unless its environment is set: %j (security SEC1)', (settings) => {
    const faults = faultsOf(settings as Record<string, string>);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^NODE_ENV: others can reach this .* set NODE_ENV=production, or DEMO=on /);
  });

  it.each([
    {},
    { HOST: '::1', APP_URL: 'http://[::1]:3000' },
    { HOST: '127.0.0.2', APP_URL: 'http://127.0.0.2:3000' },
    { NODE_ENV: 'test', HOST: '0.0.0.0', APP_URL: 'https://sop.example' },
  ])('opens for development where nobody else gets in: %j', (settings) => {
    const environment = parseEnvironment({ ...BASE, ...(settings as Record<string, string>) });
    expect(environment).toMatchObject({ isDevelopment: true, demo: true });
  });

  it.each([
    [{ ...PUBLIC, NODE_ENV: 'production' }, false],
    [{ ...PUBLIC, NODE_ENV: 'production', DEMO: 'on' }, true],
    [{ ...PUBLIC, DEMO: 'on' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
  ])('has no development mailbox in public, not even in a demonstration: %j (security SEC1)', (settings, demo) => {
    const environment = parseEnvironment({ ...BASE, ...(settings as Record<string, string>) });
    expect(environment).toMatchObject({ isDevelopment: false, demo });
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

function google(): Record<string, string> {
  return { OIDC_PROVIDERS: 'google', OIDC_GOOGLE_CLIENT_ID: 'a', OIDC_GOOGLE_CLIENT_SECRET: 'b' };
}
