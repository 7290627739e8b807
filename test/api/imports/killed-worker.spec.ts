import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PICTURED, SOURCES } from '../../fixtures/documents/sources.mjs';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { fileOf, type Import, send } from './import-requests.js';

const STORAGE_DIR = mkdtempSync(join(tmpdir(), 'imports-'));
const settings = { BILLING_MODE: 'none', STORAGE_DIR };
const site = useApi({ ...settings, PROCESS_ROLE: 'web' });

/** Five with three pictures each, so that the worker is among them when it is killed. */
const DOCUMENTS = [...Array.from({ length: 5 }, () => PICTURED), ...SOURCES];
const PICTURES = DOCUMENTS.flatMap(({ name, parts }) =>
  /\.(?:docx|pdf)$/.test(name) ? parts.filter((part) => 'picture' in part) : [],
).length;

afterAll(() => rmSync(STORAGE_DIR, { recursive: true, force: true }));

// The queue notices a worker that is gone by its silence, which takes it up to half a minute.
it('a worker that is killed while it imports leaves no half SOP and no picture without one: another makes each of them once', async () => {
  const anna = await site.personOf('anna@example.test', 'user');
  const worker = await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  for (const { name } of DOCUMENTS) expect((await send(site.origin, anna, name, fileOf(name))).status).toBe(202);
  const statesOf = async (): Promise<string[]> => {
    const rows = await site.query<{ state: string }>('SELECT state FROM sop_imports');
    return rows.map(({ state }) => state);
  };
  await eventually(statesOf, (states) => states.some((state) => state === 'reading' || state === 'drafting'));
  await worker.kill9();
  const left = await statesOf();
  expect(left.some((state) => state !== 'done')).toBe(true);
  await site.startReplicaProcess({ ...settings, PROCESS_ROLE: 'worker' });
  const { body } = await eventually(
    () => anna.client.get<{ items: Import[] }>('/imports?limit=50'),
    ({ body: { items } }) => items.every(({ state }) => state === 'done' || state === 'failed'),
    90_000,
  );
  expect(body.items.map(({ state }) => state)).toEqual(DOCUMENTS.map(() => 'done'));
  const sops = await anna.client.get<{ items: { id: string }[] }>('/sops?limit=50');
  expect(new Set(sops.body.items.map(({ id }) => id))).toEqual(new Set(body.items.map(({ sop_id }) => sop_id)));
  const [files] = await site.query<{ count: number }>('SELECT count(*)::integer FROM storage_objects');
  const [pictures] = await site.query<{ count: number; placed: number; files: number }>(
    `SELECT count(*)::integer, count(*) FILTER (WHERE collect_after IS NULL)::integer AS placed,
       sum(1 + jsonb_array_length(renditions))::integer AS files FROM sop_attachments`,
  );
  expect(pictures).toMatchObject({ count: PICTURES, placed: PICTURES });
  expect(files?.count).toBe(DOCUMENTS.length + (pictures?.files ?? 0));
}, 150_000);
