import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOURCES } from '../../fixtures/documents/sources.mjs';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';
import { fileOf, type Import, send, settled } from './import-requests.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  title: string;
  description: string;
  drafted_by: string;
  document: { phases: { title: string; steps: { text: string }[] }[]; notes: { text: string }[] };
}

let anna: Person;
let ben: Person;

const sendFile = (person: Person, name: string, bytes: Uint8Array | string) => send(site.origin, person, name, bytes);

async function failureOf(name: string, bytes: Uint8Array | string): Promise<string | null> {
  const { status, body } = await sendFile(anna, name, bytes);
  expect(status).toBe(202);
  const { state, error_code, sop_id } = await settled(anna, body.id);
  expect({ state, sop_id }).toEqual({ state: 'failed', sop_id: null });
  return error_code;
}

const objectsOf = async (person: Person): Promise<number> => {
  const [row] = await site.query<{ count: string }>('SELECT count(*) FROM storage_objects WHERE user_id = $1', [
    person.userId,
  ]);
  return Number(row?.count);
};

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  ben = await site.personOf('ben@example.test', 'user');
});

describe('documents of people', () => {
  it('become SOPs with every step, and stay attached as they came', async () => {
    const ids: string[] = [];
    for (const { name } of SOURCES) {
      const { status, headers, body } = await sendFile(anna, name, fileOf(name));
      expect({ status, location: headers.get('location'), name: body.name }).toEqual({
        status: 202,
        location: `/api/v1/imports/${body.id}`,
        name,
      });
      ids.push(body.id);
    }
    for (const [at, { name, title, parts }] of SOURCES.entries()) {
      const done = await settled(anna, ids[at] ?? '');
      expect(done).toMatchObject({ name, state: 'done', left_out: [], left_out_count: 0 });
      const { body: sop } = await anna.client.get<Sop>(`/sops/${done.sop_id}`);
      expect(sop).toMatchObject({ title, drafted_by: 'user' });
      expect(sop.description.startsWith(`Imported from ${name}\n\n`)).toBe(true);
      const text = JSON.stringify(sop.document);
      const steps = parts.flatMap((part) => ('step' in part ? [part.step] : []));
      expect(steps.filter((step) => !text.includes(step.replace(/^.*?[:,] /u, '')))).toEqual([]);
      const original = await fetch(`${site.origin}/api/v1/imports/${done.id}/original`, {
        headers: { authorization: `Bearer ${anna.accessToken}` },
      });
      expect(Buffer.from(await original.arrayBuffer()).equals(fileOf(name))).toBe(true);
      expect(original.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
      expect((await anna.client.get<Import>(`/sops/${done.sop_id}/import`)).body).toEqual(done);
    }
  });

  it('are listed newest first, in pages', async () => {
    const first = await anna.client.get<{ items: Import[]; next_cursor: string }>('/imports?limit=5');
    const next = await anna.client.get<{ items: Import[] }>(`/imports?limit=5&cursor=${first.body.next_cursor}`);
    const names = [...first.body.items, ...next.body.items].map(({ name }) => name);
    expect(names).toEqual(
      [...SOURCES]
        .reverse()
        .slice(0, 10)
        .map(({ name }) => name),
    );
  });

  it('are kept as the first version, and in the activity of their owner', async () => {
    const [latest] = (await anna.client.get<{ items: Import[] }>('/imports')).body.items;
    const versions = await anna.client.get<{ items: { cause: string }[] }>(`/sops/${latest?.sop_id}/versions`);
    expect(versions.body.items.map(({ cause }) => cause)).toEqual(['imported']);
    // Two are read at a time, and one with pictures ends later.
    const rows = await site.query(
      "SELECT activity_data FROM activity_logs WHERE user_id = $1 AND activity_type = $2 AND activity_data->>'sop_id' = $3",
      [anna.userId, 'sop_imported', latest?.sop_id],
    );
    expect(rows).toMatchObject([{ activity_data: { sop_id: latest?.sop_id, name: latest?.name } }]);
  });

  it('are nobody else’s', async () => {
    const [latest] = (await anna.client.get<{ items: Import[] }>('/imports')).body.items;
    const paths = [`/imports/${latest?.id}`, `/imports/${latest?.id}/original`, `/sops/${latest?.sop_id}/import`];
    for (const path of paths) expect((await ben.client.get(path)).body).toMatchObject({ code: 'import-not-found' });
    expect((await ben.client.get<{ items: Import[] }>('/imports')).body.items).toEqual([]);
  });
});

describe('what no part of the SOP holds', () => {
  it('is told, in the words of the document', async () => {
    const { body } = await sendFile(
      anna,
      'plan.md',
      '# Plan\n## Work\n1. Go\n\n## Revision history\n| Version | Who |\n|-|-|\n| 2 | Ann |\n',
    );
    expect(await settled(anna, body.id)).toMatchObject({
      lines: 6,
      left_out_count: 2,
      left_out: ['Version | Who', '2 | Ann'],
    });
  });
});

describe('text without a structure', () => {
  it('is read by the offline drafter, in whole sentences', async () => {
    const text =
      'From: Ann\nTo: Ben\nSubject: Closing the shop\n\nHi Ben,\nevery evening the clerk counts the till. Lock the back door.\nRegards\nAnn';
    const { status, body } = await anna.client.post<Import>('/imports', { text, name: 'Mail of Ann' });
    expect({ status, name: body.name }).toEqual({ status: 202, name: 'Mail of Ann.txt' });
    const { sop_id } = await settled(anna, body.id);
    const { body: sop } = await anna.client.get<Sop>(`/sops/${sop_id}`);
    const steps = sop.document.phases.flatMap(({ steps: list }) => list.map(({ text: step }) => step));
    expect(steps).toEqual(expect.arrayContaining(['Count the till', 'Lock the back door']));
    expect(sop.drafted_by).toBe('template');
  });

  it.each([[{}], [{ text: ' ' }], [{ text: 'a'.repeat(60_001) }], [{ text: 'a', other: 1 }]])(
    'is refused when the fields are not right (%#)',
    async (json) => {
      expect((await anna.client.post('/imports', json)).body).toMatchObject({ code: 'invalid-fields' });
    },
  );
});

describe('a document that cannot be read fails with a reason, and nothing of it is kept', () => {
  it.each([
    [
      'an archive that grows beyond every limit',
      'a.docx',
      () => zipSync({ 'word/document.xml': new Uint8Array(70 * 1024 ** 2) }),
      'file-too-long',
    ],
    ['no Word file', 'a.docx', () => zipSync({ 'a.txt': new Uint8Array(10) }), 'file-not-readable'],
    ['a damaged PDF file', 'a.pdf', () => '%PDF-1.7 broken', 'file-not-readable'],
    ['a protected Office file', 'a.xlsx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file-encrypted'],
    ['no text', 'a.txt', () => '  \n ', 'file-has-no-text'],
  ])('%s', async (_name, name, make, code) => {
    const before = await objectsOf(anna);
    expect(await failureOf(name, make())).toBe(code);
    expect(await objectsOf(anna)).toBe(before);
  });

  it('a scanned PDF file', async () => {
    const pdf = new PDFDocument();
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    const ended = new Promise((resolve) => pdf.on('end', resolve));
    pdf.end();
    await ended;
    expect(await failureOf('scan.pdf', Buffer.concat(parts))).toBe('file-is-scanned');
  });
});

describe('a document is refused at once', () => {
  it.each([
    ['when its name says another kind', 'a.doc', 'text', 415, 'document-kind-not-taken'],
    ['when its bytes contradict its name', 'a.pdf', '<html></html>', 415, 'document-kind-not-taken'],
    ['when it is larger than 10 MiB', 'a.txt', 'a'.repeat(10 * 1024 ** 2 + 1), 413, 'body-too-large'],
  ])('%s', async (_name, name, content, status, code) => {
    const answer = await sendFile(anna, name, content);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('when the form holds no file', async () => {
    const form = new FormData();
    form.set('other', 'x');
    const headers = { authorization: `Bearer ${anna.accessToken}` };
    const answer = await fetch(`${site.origin}/api/v1/imports`, { method: 'POST', headers, body: form });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'form-not-readable']);
  });

  it('and other routes take no forms', async () => {
    const form = new FormData();
    form.set('prompt', 'x');
    const headers = { authorization: `Bearer ${anna.accessToken}` };
    expect((await fetch(`${site.origin}/api/v1/sops`, { method: 'POST', headers, body: form })).status).toBe(415);
  });
});

it('the original goes with the SOP and its import', async () => {
  const { body } = await sendFile(ben, 'plan.md', '1. Go\n2. Stop\n');
  const { sop_id, id } = await settled(ben, body.id);
  expect(await objectsOf(ben)).toBe(1);
  await ben.client.delete(`/sops/${sop_id}`);
  expect(await objectsOf(ben)).toBe(1);
  await site.query("UPDATE sops SET deleted_at = now() - interval '31 days' WHERE id = $1", [sop_id]);
  await site.query('SELECT purge_sop($1)', [sop_id]);
  expect(await objectsOf(ben)).toBe(0);
  expect((await ben.client.get(`/imports/${id}`)).status).toBe(404);
});
