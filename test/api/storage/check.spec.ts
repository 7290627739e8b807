import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../support/command-line.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { given, STORAGE_SETTINGS, serviceStorage } from './storage-fixture.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'files-'));
const STORAGE_DIR = join(FOLDER, 'files');
const HOUR_MS = 3_600_000;
const site = useApi({ ...STORAGE_SETTINGS, STORAGE_DIR });

beforeAll(async () => {
  await serviceStorage(site).createBucket('checked', { public: false });
  return () => rmSync(FOLDER, { recursive: true, force: true });
});

/** Runs the operator's command beside the server. */
function check(...options: string[]) {
  const env = { NODE_ENV: 'test', DATABASE_URL: site.databaseUrl, DATA_DIR: FOLDER, STORAGE_DIR };
  return runCli(['storage', ...options], env);
}

/** @returns the path of its bytes */
async function keep(name: string, content: string): Promise<string> {
  given(await serviceStorage(site).from('checked').upload(name, content, { contentType: 'text/plain' }));
  const [row] = await site.query<{ blob_key: string }>('SELECT blob_key FROM storage_objects WHERE name = $1', [name]);
  return join(STORAGE_DIR, row?.blob_key ?? '');
}

describe('storage check', () => {
  it('says that all is there, and what is missing, shorter or other than it was', async () => {
    await keep('sound.txt', 'sound');
    const paths = [await keep('gone.txt', 'gone'), await keep('cut.txt', 'cut off'), await keep('other.txt', 'before')];
    expect(await check('check', '--content')).toEqual({ code: 0, err: '', out: '4 files checked: all are there.\n' });
    const [gone = '', cut = '', other = ''] = paths;
    rmSync(gone);
    writeFileSync(cut, 'cut');
    writeFileSync(other, 'behind');
    const quick = await check('check');
    expect(quick.code).toBe(1);
    expect(quick.out).toContain('checked/gone.txt: missing');
    expect(quick.out).toContain('checked/cut.txt: 3 bytes instead of 7');
    expect(quick.out).toContain('4 files checked: 2 are missing or damaged.');
    const whole = await check('check', '--content');
    expect(whole.out).toContain('checked/other.txt: other content');
    expect(whole.out).toContain('4 files checked: 3 are missing or damaged.');
    expect(whole.out).not.toContain('sound.txt');
  });

  it('counts what no row names, and has it removed only when asked to', async () => {
    const key = 'ab/ab000000-0000-4000-8000-000000000001';
    mkdirSync(join(STORAGE_DIR, 'ab'), { recursive: true });
    writeFileSync(join(STORAGE_DIR, key), 'left behind');
    // What was written a moment ago may be named a moment later.
    expect((await check('check')).out).not.toContain('that no row names');
    const old = new Date(Date.now() - 2 * HOUR_MS);
    utimesSync(join(STORAGE_DIR, key), old, old);
    expect((await check('check')).out).toContain('1 stored file (0.0 MiB) that no row names. See --remove-unnamed.');
    expect(await check('check', '--remove-unnamed')).toMatchObject({
      code: 2,
      err: expect.stringContaining('add --yes'),
    });
    const garbage = () => site.query('SELECT 1 FROM storage_garbage WHERE blob_key = $1', [key]);
    expect(await garbage()).toEqual([]);
    expect((await check('check', '--remove-unnamed', '--yes')).out).toContain('To be removed in 24 hours.');
    expect(await garbage()).toHaveLength(1);
    expect((await check('check')).out).not.toContain('that no row names');
  });

  it('explains itself', async () => {
    expect(await check('clean')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: storage check') });
    expect(await check('check', '--contents')).toMatchObject({ code: 2, err: expect.stringContaining("'--contents'") });
  });
});

describe('a process whose folder of files is gone', () => {
  it('is not ready, until it is back', async () => {
    const ready = async () => {
      const answer = await fetch(`${site.origin}/health/ready`);
      return { code: answer.status, obstacles: ((await answer.json()) as { obstacles?: string[] }).obstacles };
    };
    renameSync(STORAGE_DIR, `${STORAGE_DIR}-elsewhere`);
    // As an empty mount point has it.
    mkdirSync(STORAGE_DIR);
    expect(await ready()).toEqual({ code: 503, obstacles: ['files'] });
    rmSync(STORAGE_DIR, { recursive: true });
    renameSync(`${STORAGE_DIR}-elsewhere`, STORAGE_DIR);
    expect((await eventually(ready, ({ code }) => code === 200)).code).toBe(200);
  });
});
