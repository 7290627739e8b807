import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseEnvironment } from '../../../backend/src/config/environment.js';
import { environmentSchema } from '../../../backend/src/config/environment-schema.js';
import { environmentOf, interpolate, interpolatedNames, serviceOf } from '../../support/compose-file.js';
import { runQuickStart } from '../../support/quick-start.js';

const OURS = ['app', 'worker'];
/** Of the database that the containers bring; no settings of the product. */
const PASSWORDS = ['POSTGRES_PASSWORD', 'APP_DATABASE_PASSWORD'];
const quickStart = runQuickStart();
const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

describe('compose.yaml', () => {
  it('takes every setting from .env (reliability REL10, security SEC19)', () => {
    for (const name of OURS) expect(serviceOf(name).env_file).toBe('.env');
  });

  it.each(OURS)('names only settings of the product: %s', (name) => {
    const unknown = Object.keys(serviceOf(name).environment ?? {}).filter(
      (key) => !(key in environmentSchema.shape) && !PASSWORDS.includes(key),
    );
    expect(unknown).toEqual([]);
  });

  it('takes nothing else from .env than settings and the passwords of its database', () => {
    const listed = (name: string): boolean => new RegExp(`^#?${name}=`, 'm').test(example);
    expect(interpolatedNames().filter((name) => !PASSWORDS.includes(name) && !listed(name))).toEqual([]);
  });

  it("stays reachable with a copy of .env.example, which is made for a machine of one's own", () => {
    const { env } = quickStart;
    const copied = { ...env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '8080', DATA_DIR: '.data' };
    const { isProduction, host, port, dataDir } = parseEnvironment(environmentOf(serviceOf('app'), copied));
    expect({ isProduction, host, port, dataDir }).toEqual({
      isProduction: true,
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
    });
    expect(serviceOf('app').ports?.map((entry) => interpolate(entry, copied))).toEqual(['127.0.0.1:8080:3000']);
  });

  it('publishes on this machine only (security SEC19)', () => {
    for (const name of [...OURS, 'database', 'ollama']) {
      for (const port of serviceOf(name).ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it.each(OURS)('lets %s do no more than it must (security SEC19)', (name) => {
    expect(serviceOf(name)).toMatchObject({
      user: 'node',
      read_only: true,
      tmpfs: [expect.stringMatching(/^\/tmp:/)],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(serviceOf(name)).not.toHaveProperty('cap_add');
  });

  it.each([...OURS, 'database', 'ollama'])(
    'bounds the memory and the logs of %s, and starts it again (reliability REL10)',
    (name) => {
      expect(serviceOf(name)).toMatchObject({
        mem_limit: expect.stringMatching(/^\d+g$/),
        logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
        restart: 'unless-stopped',
        stop_grace_period: expect.stringMatching(/^\d+s$/),
      });
    },
  );

  it.each(OURS)('keeps the owner of the database away from %s, and migrates first (security SEC9)', (name) => {
    const given = environmentOf(serviceOf(name), quickStart.env);
    expect(given['DATABASE_URL']).toBe(
      `postgres://sop_app:${quickStart.env['APP_DATABASE_PASSWORD']}@database:5432/sop`,
    );
    expect(Object.values(given).join()).not.toContain(quickStart.env['POSTGRES_PASSWORD']);
    expect(serviceOf(name).depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    const migration = parseEnvironment(environmentOf(serviceOf('migrate'), quickStart.env));
    expect(migration.database.ownerUrl).toContain(quickStart.env['POSTGRES_PASSWORD']);
  });

  it('has workers in a profile of their own', () => {
    expect(serviceOf('worker').profiles).toEqual(['worker']);
    const settings = environmentOf(serviceOf('worker'), { ...quickStart.env, PROCESS_ROLE: 'web' });
    expect(parseEnvironment(settings).processRole).toBe('worker');
  });

  it('has a language model in a profile of its own, as bounded as the product (drafting 6)', () => {
    const ollama = serviceOf('ollama');
    const app = serviceOf('app');
    expect(ollama.profiles).toEqual(['ollama']);
    for (const key of ['read_only', 'cap_drop', 'security_opt', 'stop_grace_period', 'restart', 'logging']) {
      expect([key, ollama[key]]).toEqual([key, app[key]]);
    }
    expect(ollama['tmpfs']).toEqual([expect.stringMatching(/^\/tmp:/)]);
    for (const key of ['ports', 'cap_add', 'privileged', 'network_mode', 'env_file']) {
      expect(ollama).not.toHaveProperty(key);
    }
  });

  it.each(OURS)('lets %s reach a model on the host by name', (name) => {
    expect(serviceOf(name)['extra_hosts']).toEqual(['host.docker.internal:host-gateway']);
  });

  it('pins its images by exact tags', () => {
    expect(serviceOf('database').image).toMatch(/^postgres:\d+\.\d+-bookworm$/);
    expect(serviceOf('ollama').image).toMatch(/^ollama\/ollama:\d+\.\d+\.\d+$/);
  });
});

describe('the documented quick start', () => {
  it('writes settings that the product takes, for its account only (reliability REL10)', () => {
    const environment = parseEnvironment(environmentOf(serviceOf('app'), quickStart.env));
    expect(environment).toMatchObject({
      isProduction: true,
      demo: false,
      builtInAccounts: true,
      trustedProxies: ['uniquelocal'],
    });
    expect(quickStart.envMode).toBe(0o600);
    expect(quickStart.docker).toEqual([
      'compose up -d --build',
      'compose exec app node dist/server/cli.cjs accounts add ana@example.com',
    ]);
  });

  it.each(PASSWORDS)('writes %s so that it needs no escape in an address', (name) => {
    expect(quickStart.env[name]).toMatch(/^[A-Za-z0-9]{20,}$/);
  });
});
