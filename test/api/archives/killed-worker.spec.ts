import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { attach, attachmentsOf, newSop, photo, show } from '../sops-attachments/attach.js';
import { type Archive, archivedSops, exported, fileOf, send, settled, unzipped } from './archive-requests.js';

const STORAGE_DIR = mkdtempSync(join(tmpdir(), 'archives-'));
const settings = { BILLING_MODE: 'none', STORAGE_DIR };
const site = useApi({ ...settings, PROCESS_ROLE: 'web' });
const SOPS = 12;

afterAll(() => rmSync(STORAGE_DIR, { recursive: true, force: true }));

/**
 * Lets each write to a table take its time, so that no worker is done before it is killed.
 * @returns ends it
 */
async function slowDown(table: string): Promise<() => Promise<unknown>> {
  await site.query(
    'CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.4); RETURN NEW; END $$',
  );
  await site.query(
    `CREATE TRIGGER take_time BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION take_time()`,
  );
  return () => site.query('DROP FUNCTION take_time CASCADE');
}

it('an export that waits is taken back, and one whose folder is gone by then fails', async () => {
  const dora = await site.personOf('dora@example.test', 'user');
  const { body: folder } = await dora.client.post<{ id: string }>('/folders', { name: 'Short-lived' });
  const { body: first } = await dora.client.post<Archive>('/archives', {});
  expect((await dora.client.delete(`/archives/${first.id}`)).status).toBe(204);
  const { status, body: second } = await dora.client.post<Archive>('/archives', { folder_id: folder.id });
  expect(status).toBe(202);
  await dora.client.delete(`/folders/${folder.id}`);
  const worker = await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  expect(await settled(dora, second.id)).toMatchObject({ state: 'failed', error_code: 'folder-not-found' });
  expect((await dora.client.get<{ items: Archive[] }>('/archives')).body.items.map(({ id }) => id)).toEqual([
    second.id,
  ]);
  await worker.kill9();
});

// The queue notices a worker that is gone by its silence, which takes it up to half a minute.
it('a worker that is killed while it writes an export leaves it to another one, which writes one whole file', async () => {
  const anna = await site.personOf('anna@example.test', 'user');
  for (let n = 0; n < SOPS; n += 1) await newSop(anna);
  const { body: ordered } = await anna.client.post<Archive>('/archives', {});
  expect(ordered.state).toBe('queued');
  expect((await anna.client.post('/archives', {})).body).toMatchObject({ status: 409, code: 'archive-under-way' });
  const goOn = await slowDown('sop_archives');
  const worker = await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  await eventually(
    async () => (await anna.client.get<Archive>(`/archives/${ordered.id}`)).body,
    ({ progress }) => progress.done > 0,
  );
  await worker.kill9();
  expect((await anna.client.get<Archive>(`/archives/${ordered.id}`)).body.state).toBe('writing');
  await goOn();
  await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  const done = await settled(anna, ordered.id, 120_000);
  expect(done).toMatchObject({ state: 'done', sop_count: SOPS, progress: { done: SOPS, total: SOPS } });
  expect(archivedSops(unzipped(await fileOf(site.origin, anna, ordered.id)))).toHaveLength(SOPS);
  expect(await site.query("SELECT 1 FROM storage_objects WHERE media_type = 'application/zip'")).toHaveLength(1);
}, 180_000);

it('a worker that is killed while it reads an import leaves it to another one, which makes each SOP once', async () => {
  const ben = await site.personOf('ben@example.test', 'user');
  const content = await photo(1200, 900);
  const pictured = await newSop(ben);
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    ids.push((await attach(site.origin, ben, pictured.id, { name: `${n}.jpg`, content, type: 'image/jpeg' })).body.id);
  }
  await show(
    ben,
    pictured.id,
    ids.map((id) => ({ id, alt: null })),
  );
  for (let n = 1; n < SOPS; n += 1) await newSop(ben);
  const writing = await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  const zip = await fileOf(site.origin, ben, (await exported(ben)).id);
  await writing.kill9();

  const cleo = await site.personOf('cleo@example.test', 'user');
  const { body: sent } = await send(site.origin, cleo, zip);
  const goOn = await slowDown('sop_archive_parts');
  const worker = await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  // It is among the pictures of the first SOP.
  await eventually(
    () => site.query('SELECT 1 FROM sop_archive_parts WHERE archive_id = $1', [sent.id]),
    (parts) => parts.length > 2,
  );
  await worker.kill9();
  expect((await cleo.client.get<Archive>(`/archives/${sent.id}`)).body.state).toBe('reading');
  await goOn();
  await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  const done = await settled(cleo, sent.id, 120_000);
  expect(done).toMatchObject({ state: 'done', sop_count: SOPS, left_out: [] });
  const { body } = await cleo.client.get<{ items: { id: string }[] }>('/sops?limit=50');
  expect(body.items).toHaveLength(SOPS);
  const pictures = (await Promise.all(body.items.map(({ id }) => attachmentsOf(cleo, id)))).flat();
  expect(pictures.map(({ is_placed }) => is_placed)).toEqual(ids.map(() => true));
}, 240_000);
