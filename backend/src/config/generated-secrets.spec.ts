import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadSecrets } from './generated-secrets.js';
import { OperatorError } from './operator-error.js';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const SETTINGS = { anonKey: undefined, serviceKey: undefined, secretKey: undefined };
const KEYS = { anonKey: 'a'.repeat(20), serviceKey: 'b'.repeat(20), secretKey: 'c'.repeat(32) };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** A data folder whose secrets.json holds the text. */
function dataDirWith(text?: string): string {
  count += 1;
  const dataDir = mkdtempSync(join(folder, `${count}-`));
  if (text !== undefined) writeFileSync(join(dataDir, 'secrets.json'), text);
  return dataDir;
}

describe('the secrets of an installation', () => {
  it('are made once and kept for the account that runs the product', () => {
    const dataDir = join(dataDirWith(), 'made', 'when', 'absent');
    const made = loadSecrets({ ...SETTINGS, dataDir });
    expect(loadSecrets({ ...SETTINGS, dataDir })).toEqual(made);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('need no folder when all are configured', () => {
    expect(loadSecrets({ ...KEYS, dataDir: '/proc/nope' })).toEqual(KEYS);
  });

  it.each([
    'garbage',
    '',
    '{}',
    '[]',
    'null',
    '{"anonKey":1}',
    '{"anonKey":"short"}',
    JSON.stringify(KEYS).slice(0, 50),
  ])('are not replaced silently when the file holds %j (reliability REL11)', (text) => {
    const dataDir = dataDirWith(text);
    const load = () => loadSecrets({ ...SETTINGS, dataDir });
    expect(load).toThrow(OperatorError);
    expect(load).toThrow(new RegExp(`^${dataDir}/secrets\\.json .*Restore the file from a backup`));
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(text);
  });

  it('may miss in the file where they are configured (reliability REL11)', () => {
    const { secretKey, ...others } = KEYS;
    const dataDir = dataDirWith(JSON.stringify(others));
    expect(loadSecrets({ ...SETTINGS, secretKey, dataDir })).toEqual(KEYS);
    expect(() => loadSecrets({ ...SETTINGS, dataDir })).toThrow('holds no secretKey, and SECRET_KEY is not set');
  });

  it.each(['/proc/nope', '/dev/null/nope'])(
    'cannot be kept in %s, which is said at once (reliability REL14)',
    (dataDir) => {
      const load = () => loadSecrets({ ...SETTINGS, dataDir });
      expect(load).toThrow(OperatorError);
      expect(load).toThrow(`DATA_DIR: the folder ${dataDir} cannot be made or written to`);
    },
  );
});
