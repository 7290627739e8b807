import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from './environment.js';
import { OperatorError } from './operator-error.js';
import { makeWritableFolder } from './writable-folder.js';

/** Secrets that an installation may leave out: made once, kept in `DATA_DIR/secrets.json` (mode 0600). */
export interface Secrets {
  /** Public key that auth calls carry in the `apikey` header (S7.1). */
  anonKey: string;
  /** Key of the auth layer's admin calls. Never leaves the server. */
  serviceKey: string;
  /** Seed of every key that encrypts or signs something of ours at rest: at least 32 characters. */
  secretKey: string;
}

/** What the file may hold. A key that is configured may be missing in it. */
const keptSecrets = z
  .object({ anonKey: z.string().min(20), serviceKey: z.string().min(20), secretKey: z.string().min(32) })
  .partial();

const SETTING_OF: Readonly<Record<keyof Secrets, string>> = {
  anonKey: 'ANON_KEY',
  serviceKey: 'SERVICE_KEY',
  secretKey: 'SECRET_KEY',
};

/**
 * Gives the secrets of this installation: configured ones win, missing ones are generated and kept.
 * Replicas must share either the settings or the data directory.
 * @throws OperatorError when the file is there but does not hold what is missing: other keys in its place would make
 * everything unreadable that was sealed with the lost ones.
 */
export function loadSecrets({ dataDir, anonKey, serviceKey, secretKey }: SecretSettings): Secrets {
  if (anonKey && serviceKey && secretKey) return { anonKey, serviceKey, secretKey };
  const path = join(dataDir, 'secrets.json');
  makeWritableFolder(dataDir);
  const kept = writeFreshSecrets(path) ?? readSecrets(path);
  return {
    anonKey: anonKey ?? kept.anonKey ?? refuse(path, 'anonKey'),
    serviceKey: serviceKey ?? kept.serviceKey ?? refuse(path, 'serviceKey'),
    secretKey: secretKey ?? kept.secretKey ?? refuse(path, 'secretKey'),
  };
}

type SecretSettings = Pick<Environment, 'dataDir' | 'anonKey' | 'serviceKey' | 'secretKey'>;

/** Gives undefined when the file is there already. */
function writeFreshSecrets(path: string): Secrets | undefined {
  const fresh: Secrets = { anonKey: `anon_${random()}`, serviceKey: `service_${random()}`, secretKey: random() };
  try {
    // 'wx' lets exactly one of several starting processes win; the others read what it wrote.
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw new OperatorError(`${path} cannot be written: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

function readSecrets(path: string): Partial<Secrets> {
  let text: string;
  try {
    text = readWritten(path);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  const parsed = keptSecrets.safeParse(parseJson(text));
  if (!parsed.success) throw new OperatorError(`${path} does not hold the keys of this installation. ${WAY_OUT}`);
  const { anonKey, serviceKey, secretKey } = parsed.data;
  return { ...(anonKey && { anonKey }), ...(serviceKey && { serviceKey }), ...(secretKey && { secretKey }) };
}

/** The process that made the file may not have written it yet. */
function readWritten(path: string): string {
  for (let tries = 1; ; tries += 1) {
    const text = readFileSync(path, 'utf8');
    if (text !== '' || tries === 10) return text;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(path: string, key: keyof Secrets): never {
  throw new OperatorError(`${path} holds no ${key}, and ${SETTING_OF[key]} is not set. ${WAY_OUT}`);
}

const WAY_OUT =
  'Restore the file from a backup, or set ANON_KEY, SERVICE_KEY and SECRET_KEY. Remove the file only for a new start: ' +
  'new keys sign everyone out and cannot open second factors and mails that are sealed with the old ones.';

function random(): string {
  return randomBytes(32).toString('base64url');
}
