import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainLines, refusedStart } from '../../support/refused-start.js';
import { findFreePort } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

const folder = mkdtempSync(join(tmpdir(), 'start-faults-'));
let database: TestDatabase;
let occupant: Server;
let takenPort: number;

beforeAll(async () => {
  database = await createTestDatabase();
  takenPort = await findFreePort();
  occupant = createServer().listen(takenPort, '127.0.0.1');
  await once(occupant, 'listening');
});

afterAll(async () => {
  occupant.close();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** The database's address with other parts. */
function urlWith(parts: Partial<Pick<URL, 'port' | 'hostname' | 'password' | 'pathname'>>): string {
  return Object.assign(new URL(database.url), parts).href;
}

describe('a start that must fail says so in one line', () => {
  it('when no database answers (reliability REL14)', async () => {
    const port = String(await findFreePort());
    expect(await refusedStart({ databaseUrl: urlWith({ port }) })).toEqual([
      `DATABASE_URL: no database answers at 127.0.0.1:${port}. Is it running, and is the address right?`,
    ]);
  });

  it('when the host of the database is not known (reliability REL14)', async () => {
    expect(await refusedStart({ databaseUrl: urlWith({ hostname: 'nowhere.invalid' }) })).toEqual([
      expect.stringMatching(/^DATABASE_URL: the host of nowhere\.invalid:\d+ (is not known|cannot be looked up)\. /),
    ]);
  });

  it('when the password is wrong, without quoting it (reliability REL14)', async () => {
    const [line, ...others] = await refusedStart({ databaseUrl: urlWith({ password: 'not-the-password' }) });
    expect(line).toMatch(/^DATABASE_URL: the database at \S+ refuses the password of the user \w+\.$/);
    expect(line).not.toContain('not-the-password');
    expect(others).toEqual([]);
  });

  it('when there is no such database (reliability REL14)', async () => {
    const { host } = new URL(database.url);
    expect(await refusedStart({ databaseUrl: urlWith({ pathname: '/missing' }) })).toEqual([
      `DATABASE_URL: there is no database missing at ${host}. Make it (createdb missing), or correct the name.`,
    ]);
  });

  it('when the port is taken (reliability REL14)', async () => {
    expect(await refusedStart({ databaseUrl: database.url, port: takenPort })).toEqual([
      `PORT: port ${takenPort} of 127.0.0.1 is taken. End the program that has it, or set another.`,
    ]);
  });

  it('when the host is no address of this machine (reliability REL14)', async () => {
    expect(await refusedStart({ databaseUrl: database.url, env: { HOST: '192.0.2.1' } })).toEqual([
      'HOST: 192.0.2.1 is no address of this machine.',
    ]);
  });

  it('when the data folder is impossible (reliability REL14)', async () => {
    expect(await refusedStart({ databaseUrl: database.url, env: { DATA_DIR: '/proc/nope' } })).toEqual([
      expect.stringMatching(/^DATA_DIR: the folder \/proc\/nope cannot be made or written to \(ENOENT\)\. /),
    ]);
  });

  it('when secrets.json is damaged (reliability REL11)', async () => {
    writeFileSync(join(folder, 'secrets.json'), '{"anonKey": "cut of');
    expect(await refusedStart({ databaseUrl: database.url, env: { DATA_DIR: folder } })).toEqual([
      expect.stringMatching(/secrets\.json does not hold the keys of this installation\. Restore the file /),
    ]);
  });

  it('for each fault of the settings (reliability REL14)', async () => {
    const env = { TRUSTED_PROXIES: 'notanip', PORT: 'abc', PROCES_ROLE: 'web', AI_CHAIN: 'openai:gpt-5' };
    expect(await refusedStart({ databaseUrl: database.url, env })).toEqual([
      'The configuration is not valid:',
      '  - PROCES_ROLE: is no setting; PROCESS_ROLE was meant',
      '  - PORT: must be a number',
      '  - TRUSTED_PROXIES: must be addresses or ranges such as 10.0.0.0/8, separated by commas',
    ]);
  });
});

describe('npm start', () => {
  it('ends cleanly when the port is taken, with its database (reliability REL14)', async () => {
    const { PATH } = process.env;
    const env = { PATH, PORT: String(takenPort), DATA_DIR: join(folder, 'embedded') };
    const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(plainLines(said)).toEqual([
      `PORT: port ${takenPort} of 127.0.0.1 is taken. End the program that has it, or set another.`,
    ]);
  }, 120_000);

  it('names faults of the settings before it starts anything', async () => {
    const { PATH } = process.env;
    const env = { PATH, HOST: '0.0.0.0', DATA_DIR: join(folder, 'untouched') };
    const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(plainLines(said)).toEqual([
      'The configuration is not valid:',
      expect.stringMatching(/^ {2}- NODE_ENV: others can reach this /),
    ]);
  }, 120_000);
});
