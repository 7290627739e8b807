import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { useApiProcess } from '../../support/test-site.js';
import { codeOf, given, SERVICE_KEY, STORAGE_SETTINGS, serviceStorage, storageOfPerson } from './storage-fixture.js';

const MIB = 1024 ** 2;
const site = useApiProcess({ ...STORAGE_SETTINGS, TEAM_STORAGE_MB: '1', MAX_UPLOAD_MB: '25' });
const keys = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
let anna: Person;

beforeAll(async () => {
  const storage = serviceStorage(site);
  await storage.createBucket('any', { public: false });
  await storage.createBucket('small', {
    public: false,
    fileSizeLimit: 1000,
    allowedMimeTypes: ['image/*', 'text/plain'],
  });
  anna = await site.personOf('anna@example.test');
});

/** Bytes that come in parts, whose number nobody announces. */
async function* parts(count: number, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(size, index);
}

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | FormData;

function send(path: string, body: Body, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin}/api/v1/storage/object/${path}`, {
    method: 'POST',
    headers: { ...keys, 'content-type': 'application/octet-stream', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
}

describe('a file that is too large', () => {
  it.each(['announced', 'in parts', 'in a form'])('is refused: %s (S8.49)', async (way) => {
    const large = Buffer.alloc(37 * MIB);
    const form = new FormData();
    form.append('', new Blob([large]));
    const url = `${site.origin}/api/v1/storage/object/any/large`;
    const answer =
      way === 'in a form'
        ? await fetch(url, { method: 'POST', headers: keys, body: form })
        : await send('any/large', way === 'announced' ? large : ReadableStream.from(parts(600)));
    expect(await codeOf(answer)).toEqual([413, 'EntityTooLarge']);
    expect(answer.headers.get('connection')).not.toBe('close');
    expect(await site.query("SELECT 1 FROM storage_objects WHERE name = 'large'")).toEqual([]);
    expect(await site.query('SELECT sum(reserved_bytes) AS bytes FROM storage_uploads')).toEqual([
      { bytes: expect.toBeOneOf([null, '0']) },
    ]);
  });

  it("is refused by its bucket's own limit, too", async () => {
    expect(await codeOf(await send('small/a', 'x'.repeat(1001), { 'content-type': 'text/plain' }))).toEqual([
      413,
      'EntityTooLarge',
    ]);
    expect((await send('small/a', 'x'.repeat(1000), { 'content-type': 'text/plain' })).status).toBe(200);
    expect(await codeOf(await send('small/b', 'x', { 'content-type': 'application/pdf' }))).toEqual([
      415,
      'InvalidMimeType',
    ]);
  });
});

it('a file of 25 MB is never in memory as a whole, and comes back as it was', async () => {
  const memory = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.server.pid}/status`, 'utf8'))?.[1]) / 1024;
  // Whatever an upload needs at all is loaded by then.
  await send('any/first', ReadableStream.from(parts(64)));
  const before = memory();
  const answer = await send('any/whole', ReadableStream.from(parts(400)));
  expect(answer.status).toBe(200);
  const hash = createHash('sha256');
  const file = await fetch(`${site.origin}/api/v1/storage/object/any/whole`, { headers: keys });
  for await (const chunk of file.body ?? []) hash.update(chunk);
  const expected = createHash('sha256');
  for await (const part of parts(400)) expected.update(part);
  expect(hash.digest('hex')).toBe(expected.digest('hex'));
  expect(memory() - before).toBeLessThan(40);
});

it('an upload that is cut off leaves nothing', async () => {
  const cut = request(`${site.origin}/api/v1/storage/object/any/cut`, {
    method: 'POST',
    headers: { ...keys, 'content-type': 'text/plain', 'content-length': '1000' },
  });
  const ended = new Promise((resolve) => cut.once('close', resolve));
  cut.once('error', () => undefined);
  cut.write('half of it', () => cut.destroy());
  await ended;
  await expect
    .poll(async () => site.query('SELECT 1 FROM storage_uploads WHERE reserved_bytes > 0'), { timeout: 10_000 })
    .toEqual([]);
  expect(await site.query("SELECT 1 FROM storage_objects WHERE name = 'cut'")).toEqual([]);
});

describe("a person's room", () => {
  const own = () => storageOfPerson(site, anna).from('own');
  const text = (size: number) => 'x'.repeat(size);

  it('is what their files take together, also while several arrive (T12)', async () => {
    const uploads = [1, 2, 3, 4].map((number) => own().upload(`${anna.userId}/${number}.txt`, text(400_000)));
    const outcomes = await Promise.all(uploads);
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(2);
    const refused = outcomes.find(({ error }) => error !== null);
    expect(refused?.error).toMatchObject({ status: 413, code: 'QuotaExceeded' });
    const names = given(await own().list(anna.userId)).map(({ name }) => `${anna.userId}/${name}`);
    expect((await own().copy(names[0] ?? '', `${anna.userId}/copy.txt`)).error).toMatchObject({
      code: 'QuotaExceeded',
    });
    given(await own().remove(names.slice(0, 1)));
    given(await own().upload(`${anna.userId}/5.txt`, text(400_000)));
  });

  it('does not count what programs keep', async () => {
    expect((await send('any/program', Buffer.alloc(2 * MIB))).status).toBe(200);
  });
});

describe('a request', () => {
  it('that is no JSON, or too much of it, is refused', async () => {
    const call = (path: string, body: string) =>
      fetch(`${site.origin}/api/v1/storage/${path}`, { method: 'POST', headers: keys, body });
    expect(await codeOf(await call('object/list/any', '{'))).toEqual([400, 'InvalidRequest']);
    expect(await codeOf(await call('object/list/any', '[]'))).toEqual([400, 'InvalidRequest']);
    expect(await codeOf(await call('object/list/any', '{"__proto__":{}}'))).toEqual([400, 'InvalidRequest']);
    expect(await codeOf(await call('object/list/any', `{"prefix":"${'x'.repeat(2 * MIB)}"}`))).toEqual([
      413,
      'EntityTooLarge',
    ]);
    expect(
      await codeOf(await call('object/sign/any', JSON.stringify({ expiresIn: 1, paths: Array(1001).fill('a') }))),
    ).toEqual([400, 'InvalidRequest']);
    expect(await codeOf(await call('bucket/%E0%A4%A', '{}'))).toEqual([400, 'InvalidRequest']);
  });
});
