import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { attach, attachmentsOf, newSop, photo } from './attach.js';

const STORAGE_DIR = mkdtempSync(join(tmpdir(), 'attachments-'));
const settings = { BILLING_MODE: 'none', STORAGE_DIR };
const site = useApi(settings);

afterAll(() => rmSync(STORAGE_DIR, { recursive: true, force: true }));

it('a server that is killed while it takes pictures leaves each of them whole, or nothing', async () => {
  const anna = await site.personOf('anna@example.test', 'user');
  const { id } = await newSop(anna);
  const server = await site.startReplicaProcess({ ...settings, APP_URL: site.origin });
  const content = await photo(1600, 1200);
  const answered: string[] = [];
  const sending = (async () => {
    for (;;) {
      const sent = await attach(server.origin, anna, id, { name: 'photo.jpg', content }).catch(() => null);
      if (!sent) return;
      expect(sent.status).toBe(201);
      answered.push(sent.body.id);
    }
  })();
  // The next one is under way by then.
  await eventually(
    async () => answered.length,
    (count) => count > 2,
  );
  await server.kill9();
  await sending;
  const kept = await attachmentsOf(anna, id);
  expect(kept.map((each) => each.id)).toEqual(expect.arrayContaining(answered));
  for (const { url, renditions } of kept) {
    for (const address of [url, ...renditions.map((each) => each.url)]) {
      const answer = await fetch(`${site.origin}${address}`);
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 100]).toEqual([200, true]);
    }
  }
  // Four sizes and the picture itself; of the one that was under way, nothing.
  expect(await site.query('SELECT 1 FROM storage_objects')).toHaveLength(kept.length * 5);
});
