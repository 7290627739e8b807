import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { type Archive, fileOf, send } from '../api/archives/archive-requests.js';
import { attach, newSop, show } from '../api/sops-attachments/attach.js';
import type { Person } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { useApi } from '../support/test-site.js';

const SOPS = 200;
/** Each of these has a picture. */
const PICTURED = 40;

const STORAGE_DIR = mkdtempSync(join(tmpdir(), 'archives-'));
const settings = { BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '10', STORAGE_DIR };
const site = useApi({ ...settings, PROCESS_ROLE: 'web' });

afterAll(() => rmSync(STORAGE_DIR, { recursive: true, force: true }));

const percentile = (values: number[], part: number): number =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN);

/** Megabytes that a process has in memory. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Follows a job and asks for a list beside it. */
async function follow(person: Person, id: string, pid: number) {
  const begun = performance.now();
  const before = memoryOf(pid);
  const lists: number[] = [];
  let most = before;
  let archive: Archive | undefined;
  while (archive?.state !== 'done') {
    const asked = performance.now();
    expect((await person.client.get('/sops')).status).toBe(200);
    lists.push(performance.now() - asked);
    archive = (await person.client.get<Archive>(`/archives/${id}`)).body;
    expect(archive.error_code).toBeNull();
    most = Math.max(most, memoryOf(pid));
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const lasted = `p50 ${percentile(lists, 0.5)} ms, p99 ${percentile(lists, 0.99)} ms`;
  console.log(
    `${archive.kind} of ${archive.sop_count} SOPs: ${seconds} s, worker ${before} → ${most} MB, lists ${lasted}`,
  );
  return archive;
}

it(`${SOPS} SOPs are exported and imported by one worker`, async () => {
  const anna = await site.personOf('anna@example.test', 'user');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const content = await sharp({ create: { width: 2016, height: 1512, channels: 3, background: '#888', noise } })
    .blur(4)
    .jpeg({ quality: 85 })
    .toBuffer();
  for (let at = 0; at < SOPS; at += 1) {
    const { id } = await newSop(anna);
    if (at >= PICTURED) continue;
    const { body } = await attach(site.origin, anna, id, { name: `photo ${at}.jpg`, content, type: 'image/jpeg' });
    await show(anna, id, [{ id: body.id, alt: 'How it has to look' }]);
  }
  const worker = await site.startReplica({ ...settings, PROCESS_ROLE: 'worker' });
  const { body: ordered } = await anna.client.post<Archive>('/archives', {});
  const exported = await follow(anna, ordered.id, worker.pid);
  console.log(`ZIP file: ${exported.size} bytes`);
  const zip = await fileOf(site.origin, anna, ordered.id);
  const ben = await site.personOf('ben@example.test', 'user');
  const { body: sent } = await send(site.origin, ben, zip);
  await follow(ben, sent.id, worker.pid);
  await eventually(
    () => ben.client.get<{ items: unknown[] }>('/sops?limit=50'),
    ({ body }) => body.items.length === 50,
  );
});
