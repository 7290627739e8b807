import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.js';

/** Secrets that an installation may leave out: made once, kept in `DATA_DIR/secrets.json` (mode 0600). */
export interface Secrets {
  /** Public key that auth calls carry in the `apikey` header (S7.1). */
  anonKey: string;
  /** Key of the auth layer's admin calls. Never leaves the server. */
  serviceKey: string;
  /** Seed of every key that encrypts or signs something of ours at rest: at least 32 characters. */
  secretKey: string;
}

/**
 * Gives the secrets of this installation: configured ones win, missing ones are generated and kept.
 * Replicas must share either the settings or the data directory.
 */
export function loadSecrets(environment: Environment): Secrets {
  const { anonKey, serviceKey, secretKey } = environment;
  if (anonKey && serviceKey && secretKey) return { anonKey, serviceKey, secretKey };
  const kept = keptSecrets(environment.dataDir);
  return {
    anonKey: anonKey ?? kept.anonKey,
    serviceKey: serviceKey ?? kept.serviceKey,
    secretKey: secretKey ?? kept.secretKey,
  };
}

function keptSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh: Secrets = { anonKey: `anon_${random()}`, serviceKey: `service_${random()}`, secretKey: random() };
  try {
    // 'wx' lets exactly one of several starting processes win; the others read what it wrote.
    writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return { ...fresh, ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
