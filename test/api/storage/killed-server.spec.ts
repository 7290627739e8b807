import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import type { RunningServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';
import { SERVICE_KEY, STORAGE_SETTINGS, serviceStorage } from './storage-fixture.js';

const STORAGE_DIR = mkdtempSync(join(tmpdir(), 'files-'));
const site = useApi({ ...STORAGE_SETTINGS, STORAGE_DIR });
const keys = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };

beforeAll(async () => {
  await serviceStorage(site).createBucket('killed', { public: false });
  return () => rmSync(STORAGE_DIR, { recursive: true, force: true });
});

/** Sends files one after the other until the server is gone. @returns the names that were answered for */
async function sendUntilKilled(server: RunningServer, count: { sent: number }): Promise<string[]> {
  const answered: string[] = [];
  for (;;) {
    const name = `file-${count.sent}`;
    const answer = await fetch(`${server.origin}/api/v1/storage/object/killed/${name}`, {
      method: 'POST',
      headers: { ...keys, 'content-type': 'text/plain' },
      body: name.repeat(20_000),
    }).catch(() => null);
    if (!answer) return answered;
    expect(answer.status).toBe(200);
    answered.push(name);
    count.sent += 1;
  }
}

describe('a server that is killed while it stores', () => {
  it('leaves no file without its bytes', async () => {
    const server = await site.startReplicaProcess({ ...STORAGE_SETTINGS, STORAGE_DIR });
    const count = { sent: 0 };
    const sending = sendUntilKilled(server, count);
    const half = request(`${server.origin}/api/v1/storage/object/killed/half`, {
      method: 'POST',
      headers: { ...keys, 'content-type': 'text/plain', 'content-length': '1000000' },
    });
    half.once('error', () => undefined);
    half.write('half of it');
    const isUnderWay = () => site.query('SELECT 1 FROM storage_uploads WHERE reserved_bytes = 1000000');
    await eventually(isUnderWay, (rows) => rows.length === 1 && count.sent > 5);
    await server.kill9();
    const answered = await sending;
    const rows = await site.query<{ name: string }>("SELECT name FROM storage_objects WHERE bucket_id = 'killed'");
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(answered));
    expect(names).not.toContain('half');
    const files = serviceStorage(site).from('killed');
    for (const name of names) expect(await (await files.download(name)).data?.text()).toBe(name.repeat(20_000));
  });

  it('leaves what has to be collected in its reservations', async () => {
    const [left] = await site.query<{ blob_key: string }>(
      'SELECT blob_key FROM storage_uploads WHERE reserved_bytes = 1000000',
    );
    await site.query("UPDATE storage_uploads SET created_at = created_at - interval '3 hours'");
    // A worker collects when it starts.
    await site.startReplicaProcess({ ...STORAGE_SETTINGS, STORAGE_DIR });
    await eventually(
      () => site.query('SELECT 1 FROM storage_garbage WHERE blob_key = $1', [left?.blob_key]),
      (rows) => rows.length === 1,
    );
    expect(await site.query('SELECT 1 FROM storage_uploads')).toEqual([]);
  });

  it('leaves no blob a day after nothing names it, but those that a copy names', async () => {
    const files = serviceStorage(site).from('killed');
    await files.upload('doomed', 'x');
    await files.upload('shared', 'shared bytes');
    await files.copy('shared', 'copy');
    const [doomed] = await site.query<{ blob_key: string }>(
      "SELECT blob_key FROM storage_objects WHERE name = 'doomed'",
    );
    await files.remove(['doomed', 'shared']);
    await site.query("UPDATE storage_garbage SET created_at = created_at - interval '25 hours'");
    await site.startReplicaProcess({ ...STORAGE_SETTINGS, STORAGE_DIR });
    await eventually(
      () => site.query('SELECT 1 FROM storage_garbage'),
      (rows) => rows.length === 0,
    );
    expect(existsSync(join(STORAGE_DIR, doomed?.blob_key ?? ''))).toBe(false);
    expect(await (await files.download('copy')).data?.text()).toBe('shared bytes');
  });
});
