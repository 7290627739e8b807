import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Environment, parseEnvironment } from '../../backend/src/config/environment.js';
import { ensureAppLogin, grantToAppLogin, limitAppLogin } from '../../backend/src/database/app-login.js';
import { appDataSourceOptions } from '../../backend/src/database/data-source-options.js';
import { prepareDatabase, UnpreparedDatabaseError } from '../../backend/src/prepare-database.js';
import { createTestDatabase, type TestDatabase } from '../support/template-database.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://sop.example.test',
  BUILT_IN_ACCOUNTS: 'on',
  BILLING_MODE: 'none',
};

let database: TestDatabase;
let owner: pg.Client;
let product: DataSource;
const madeRoles: string[] = [];

function environmentOf(settings: Record<string, string>): Readonly<Environment> {
  return parseEnvironment({ DATABASE_URL: database.url, ...settings });
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  product = await new DataSource({ ...appDataSourceOptions(environmentOf({})), entities: [] }).initialize();
});

afterAll(async () => {
  await product?.destroy();
  for (const role of madeRoles) await owner?.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await owner?.end();
  await database?.drop();
});

/** A login of its own, in no other database. */
async function makeLogin(): Promise<{ name: string; url: string }> {
  const name = `sop_test_login_${randomBytes(4).toString('hex')}`;
  const url = new URL(database.url);
  url.username = name;
  url.password = 'made-for-a-test';
  madeRoles.push(name);
  await ensureAppLogin(owner, { name, password: url.password });
  await grantToAppLogin(owner, { name, password: '' });
  await limitAppLogin(owner, { name, password: '' });
  return { name, url: url.href };
}

/** What a start says about the database, warnings and the reason of a refusal. */
async function saidAtStart(settings: Record<string, string>): Promise<{ warnings: string[]; refusal: string | null }> {
  const warnings: string[] = [];
  const refusal = await prepareDatabase(environmentOf(settings), (message) => warnings.push(message)).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof UnpreparedDatabaseError)) throw error;
      return error.message;
    },
  );
  return { warnings, refusal };
}

describe("the application's own connections (security SEC9)", () => {
  it.each([
    ['takes the role of the owner', () => `SET ROLE ${owner.escapeIdentifier(owner.user ?? '')}`],
    ['takes it by set_config', () => `SELECT set_config('role', ${owner.escapeLiteral(owner.user ?? '')}, false)`],
    ['becomes the owner', () => `SET SESSION AUTHORIZATION ${owner.escapeIdentifier(owner.user ?? '')}`],
    ['changes a table', () => 'ALTER TABLE sops ADD COLUMN stolen text'],
    ['makes a table', () => 'CREATE TABLE mine (id int)'],
    ['makes a table beside the jobs', () => 'CREATE TABLE pgboss.mine (id int)'],
    ['removes a table', () => 'DROP TABLE billing_audit'],
    ['switches a trigger off', () => 'ALTER TABLE sops DISABLE TRIGGER ALL'],
    [
      'replaces a function',
      () => 'CREATE OR REPLACE FUNCTION notify_row_change() RETURNS trigger LANGUAGE sql AS $$$$',
    ],
    ['empties a table', () => 'TRUNCATE activity_logs'],
    ['removes rows of the audit', () => 'DELETE FROM billing_audit'],
    ['changes rows of the audit', () => 'UPDATE billing_audit SET id = id'],
    ['removes security events', () => 'DELETE FROM security_events'],
    ['changes security events', () => 'UPDATE security_events SET id = id'],
    ['removes activities', () => 'DELETE FROM activity_logs'],
    ['changes the words that a search finds', () => 'UPDATE sop_search_entries SET user_id = user_id'],
    ['removes words that a search finds', () => 'DELETE FROM sop_search_entries'],
    ['changes the counts of SOPs', () => 'UPDATE sop_count_changes SET change = change'],
    ['adds a count of SOPs', () => 'INSERT INTO sop_count_changes DEFAULT VALUES'],
    ['forgets a migration', () => 'DELETE FROM schema_migrations'],
    ['makes a role', () => 'CREATE ROLE accomplice LOGIN SUPERUSER'],
    ['raises itself', () => 'ALTER ROLE CURRENT_USER SUPERUSER'],
    ['reads the passwords of the server', () => 'SELECT * FROM pg_authid'],
    ['runs a program on the server', () => "COPY (SELECT 1) TO PROGRAM 'true'"],
    ['reads files of the server', () => "SELECT pg_read_file('/etc/passwd')"],
  ])('refuse a login that %s', async (_name, statement) => {
    const error = await product.query(statement()).catch((refusal: unknown) => refusal);
    // insufficient_privilege; a set_config that is refused says so as an invalid value.
    expect((error as { driverError?: { code?: string } }).driverError?.code).toMatch(/^(42501|22023)$/);
  });

  it('stay what they are when a taken role is put down again', async () => {
    await product.query("SELECT set_config('role', 'none', false)");
    const [row] = await product.query(
      "SELECT current_user = session_user AS same, current_setting('is_superuser') AS is_superuser",
    );
    expect(row).toEqual({ same: true, is_superuser: 'off' });
  });

  it('own nothing and are limited by the server, without a word in the start-up packet', async () => {
    const owned = await product.query('SELECT relname FROM pg_class WHERE relowner = current_user::regrole');
    expect(owned).toEqual([]);
    const [limits] = await product.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    expect(limits).toEqual({ statement: '15s', lock: '10s', idle: '15s' });
    expect(appDataSourceOptions(environmentOf({})).extra).not.toHaveProperty('options');
  });
});

describe('a start (security SEC9)', () => {
  it('starts without a warning with a login that owns nothing', async () => {
    expect(await saidAtStart(PRODUCTION)).toEqual({ warnings: [], refusal: null });
  });

  it('is refused in production as the owner, with what to set', async () => {
    const { refusal } = await saidAtStart({ ...PRODUCTION, DATABASE_URL: database.ownerUrl });
    expect(refusal).toMatch(/superuser|owns/);
    expect(refusal).toContain('DATABASE_OWNER_URL');
  });

  it.each([
    [
      'can become the owner',
      (name: string) => `GRANT ${owner.escapeIdentifier(owner.user ?? '')} TO ${name}`,
      'become',
    ],
    ['may create tables', (name: string) => `GRANT CREATE ON SCHEMA public TO ${name}`, 'create tables'],
    ['owns a table', (name: string) => `CREATE TABLE theirs (); ALTER TABLE theirs OWNER TO ${name}`, 'owns'],
    ['may write files of the server', (name: string) => `GRANT pg_write_server_files TO ${name}`, 'become'],
    ['may make roles', (name: string) => `ALTER ROLE ${name} CREATEROLE`, 'make roles'],
  ])('is refused in production with a login that %s', async (_name, allow, reason) => {
    const { name, url } = await makeLogin();
    expect(await saidAtStart({ ...PRODUCTION, DATABASE_URL: url })).toEqual({ warnings: [], refusal: null });
    await owner.query(allow(name));
    expect((await saidAtStart({ ...PRODUCTION, DATABASE_URL: url })).refusal).toContain(reason);
  });

  it('warns once in development and starts', async () => {
    const { warnings, refusal } = await saidAtStart({ DATABASE_URL: database.ownerUrl });
    expect([warnings.length, refusal]).toEqual([1, null]);
    expect(warnings[0]).toContain('DATABASE_OWNER_URL');
  });

  it('says what is missing when the database lacks a migration and the owner is unknown', async () => {
    const fresh = await createTestDatabase();
    const freshOwner = new pg.Client({ connectionString: fresh.ownerUrl });
    await freshOwner.connect();
    await freshOwner.query("DELETE FROM schema_migrations WHERE name LIKE 'CreateSops%'");
    await freshOwner.end();
    const { refusal } = await saidAtStart({ ...PRODUCTION, DATABASE_URL: fresh.url });
    await fresh.drop();
    expect(refusal).toMatch(/CreateSops.*DATABASE_OWNER_URL/);
  });

  it('makes the login of the application once, whichever of several migrations comes first', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase()));
    const name = `sop_test_login_${randomBytes(4).toString('hex')}`;
    madeRoles.push(name);
    const starts = databases.map(async ({ url, ownerUrl }) => {
      const own = new URL(url);
      own.username = name;
      own.password = 'the same for all';
      const settings = { ...PRODUCTION, DATABASE_URL: own.href, DATABASE_OWNER_URL: ownerUrl };
      return prepareDatabase(parseEnvironment(settings), () => undefined);
    });
    const results = await Promise.allSettled(starts);
    for (const each of databases) await each.drop();
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const { rows } = await owner.query(
      'SELECT rolcanlogin, rolsuper, rolcreatedb, rolcreaterole, rolinherit FROM pg_roles WHERE rolname = $1',
      [name],
    );
    expect(rows).toEqual([
      { rolcanlogin: true, rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolinherit: false },
    ]);
  });
});
