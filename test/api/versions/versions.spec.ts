import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../../backend/src/features/sops/versions/sop-version.entity.js';
import type { Person } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';
import {
  draftedSop,
  readSop,
  readVersion,
  save,
  versionsOf,
  type WireSop,
  type WireVersion,
  whenDrafted,
  withStepText,
} from './drafted-sop.js';

const site = useApi({ BILLING_MODE: 'none' });

const UNKNOWN_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let anna: Person;
let ben: Person;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
  ben = await site.personOf('ben@example.test');
  await anna.client.patch('/profiles/me', { full_name: 'Anna Ito' });
});

/** As if the text had been changed that long ago. */
async function age(sopId: string, minutes: number): Promise<void> {
  await site.query('UPDATE sops SET edited_at = now() - make_interval(mins => $2) WHERE id = $1', [sopId, minutes]);
}

const numbers = (versions: WireVersion[]): string[] => versions.map(({ number }) => number);
const causes = (versions: WireVersion[]): string[] => versions.map(({ cause }) => cause);

async function restore(sopId: string, versionId: string, version: number) {
  return anna.client.post<WireSop & { former_version_id: string | null; code?: string }>(
    `/sops/${sopId}/versions/${versionId}/restore`,
    undefined,
    { headers: { 'if-match': `"${version}"` } },
  );
}

describe('a version is kept', () => {
  it('before a save, when the text has stood for more than ten minutes, also of an SOP from before (control A1)', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    await site.query(
      `INSERT INTO sops (id, user_id, title, description, content, drafted_by)
       VALUES ($1, $2, 'Old', 'x', 'Before versions', 'user')`,
      [id, anna.userId],
    );
    await save(anna.client, id, { content: 'First' });
    expect((await versionsOf(anna.client, id)).map(({ title }) => title)).toEqual(['Old']);
    await save(anna.client, id, { content: 'Second' });
    expect(numbers(await versionsOf(anna.client, id))).toEqual(['0.1']);
    await age(id, 11);
    await save(anna.client, id, { content: 'Third' });
    const versions = await versionsOf(anna.client, id);
    expect(numbers(versions)).toEqual(['0.2', '0.1']);
    expect(causes(versions)).toEqual(['edited', 'edited']);
    expect(versions[0]).toMatchObject({ created_by_name: 'Anna Ito', state: 'draft', is_present: false });
    const texts = await Promise.all(versions.map((version) => readVersion(anna.client, id, version.id)));
    expect(texts.map(({ content }) => content)).toEqual(['Second', 'Before versions']);
  });

  it('before a save, when somebody else wrote the text', async () => {
    const sop = await draftedSop(anna.client);
    await save(anna.client, sop.id, { title: 'Of somebody else' });
    await site.query('UPDATE sops SET edited_by_user_id = $2 WHERE id = $1', [sop.id, ben.userId]);
    await save(anna.client, sop.id, { title: 'Mine' });
    expect((await versionsOf(anna.client, sop.id))[0]).toMatchObject({ title: 'Of somebody else', cause: 'edited' });
  });

  it('before the answer to a question, as before any other change', async () => {
    const sop = await draftedSop(anna.client);
    await save(anna.client, sop.id, { title: 'An hour old' });
    await age(sop.id, 60);
    const question = sop.document?.questions[0]?.id;
    expect((await anna.client.put(`/sops/${sop.id}/questions/${question}`, { answer: 'Daily' })).status).toBe(200);
    expect((await versionsOf(anna.client, sop.id))[0]).toMatchObject({ title: 'An hour old', cause: 'edited' });
  });

  it('of each draft, and of the edited text that a new draft replaces (control A2, screens B2)', async () => {
    const sop = await draftedSop(anna.client);
    expect((await versionsOf(anna.client, sop.id)).map(({ cause, is_present }) => [cause, is_present])).toEqual([
      ['generated', true],
    ]);
    const edited = withStepText(sop.document, 'Written by hand, at 21:40');
    await save(anna.client, sop.id, { document: edited });
    const again = await anna.client.post(`/sops/${sop.id}/generations`, {
      prompt: 'Sweep the floor',
      replace_edits: true,
    });
    expect(again.status).toBe(202);
    await whenDrafted(anna.client, sop.id);
    const versions = await versionsOf(anna.client, sop.id);
    expect(causes(versions)).toEqual(['generated', 'replaced', 'generated']);
    expect(numbers(versions)).toEqual(['0.3', '0.2', '0.1']);
    expect((await readVersion(anna.client, sop.id, versions[1]?.id ?? '')).document).toEqual(edited);
  });

  it('of the edited text that a release without versions has asked to be replaced', async () => {
    const sop = await draftedSop(anna.client);
    await site.query(
      "UPDATE sops SET content = 'Of an older release', document = NULL, version = version + 1 WHERE id = $1",
      [sop.id],
    );
    await save(anna.client, sop.id, { content: 'Of this release' });
    expect((await readVersion(anna.client, sop.id, (await versionsOf(anna.client, sop.id))[0]?.id ?? '')).content).toBe(
      'Of an older release',
    );
  });

  it('of the structure that an edit as plain text takes away', async () => {
    const sop = await draftedSop(anna.client);
    const document = withStepText(sop.document, 'By hand');
    await save(anna.client, sop.id, { document });
    await save(anna.client, sop.id, { content: 'Plain' });
    const [newest] = await versionsOf(anna.client, sop.id);
    expect(newest?.cause).toBe('replaced');
    expect((await readVersion(anna.client, sop.id, newest?.id ?? '')).document).toEqual(document);
  });

  it('not of a placeholder, nor of a text that a version says already', async () => {
    const sop = await draftedSop(anna.client);
    const plain = await anna.client.post<WireVersion>(`/sops/${sop.id}/versions`, {});
    expect([plain.status, plain.body.number]).toEqual([200, '0.1']);
    await save(anna.client, sop.id, { title: 'Once' });
    await save(anna.client, sop.id, { title: sop.title });
    expect((await anna.client.post<WireVersion>(`/sops/${sop.id}/versions`, {})).status).toBe(200);
    expect(await versionsOf(anna.client, sop.id)).toHaveLength(1);
    await site.query('UPDATE sops SET document = NULL, drafted_by = NULL, content = $2 WHERE id = $1', [
      sop.id,
      'No sentence in particular',
    ]);
    const nothing = await anna.client.post(`/sops/${sop.id}/versions`, {});
    expect([nothing.status, nothing.body['code']]).toEqual([409, 'nothing-to-keep']);
  });
});

describe('POST /sops/{id}/versions', () => {
  it('keeps the present text with a note', async () => {
    const sop = await draftedSop(anna.client);
    await save(anna.client, sop.id, { title: 'Before the new fridge' });
    const kept = await anna.client.post<WireVersion>(`/sops/${sop.id}/versions`, { note: ' Before the fridge ' });
    expect(kept.status).toBe(201);
    expect(kept.headers.get('location')).toBe(`/api/v1/sops/${sop.id}/versions/${kept.body.id}`);
    expect(kept.body).toMatchObject({ number: '0.2', reason: 'Before the fridge', is_present: true });
    const again = await anna.client.post<WireVersion>(`/sops/${sop.id}/versions`, { note: 'Another word for it' });
    expect([again.status, again.body.id, again.body.reason]).toEqual([200, kept.body.id, 'Another word for it']);
  });

  it.each([{ note: '' }, { note: ' ' }, { note: 7 }, { note: 'x'.repeat(501) }, { note: 'a\u0000b' }, { title: 'x' }])(
    'refuses %j',
    async (body) => {
      const sop = await draftedSop(anna.client);
      expect((await anna.client.post(`/sops/${sop.id}/versions`, body)).status).toBe(422);
    },
  );
});

describe('numbers', () => {
  it('count on in the last published one, and are never given twice', async () => {
    const { id } = await draftedSop(anna.client);
    const setStatus = (status: string) => anna.client.patch(`/sops/${id}`, { status });
    await setStatus('completed');
    const [first] = await versionsOf(anna.client, id);
    expect(first).toMatchObject({ number: '1.0', state: 'effective', cause: 'generated', effective_to: null });
    await save(anna.client, id, { title: 'Second' });
    expect((await anna.client.post<WireVersion>(`/sops/${id}/versions`, {})).body.number).toBe('1.1');
    await save(anna.client, id, { title: 'Third' });
    await setStatus('in_progress');
    await setStatus('completed');
    await setStatus('in_progress');
    await setStatus('completed');
    const versions = await versionsOf(anna.client, id);
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      ['3.0', 'effective'],
      ['2.0', 'withdrawn'],
      ['1.1', 'draft'],
      ['1.0', 'withdrawn'],
    ]);
    expect(versions[1]?.effective_to).not.toBeNull();
  });

  it('are given to each SOP of a batch', async () => {
    const sops = [await draftedSop(anna.client), await draftedSop(anna.client)];
    const ids = sops.map(({ id }) => id);
    await anna.client.post('/sops/batch/status', { ids, status: 'completed' });
    for (const id of ids)
      expect((await versionsOf(anna.client, id))[0]).toMatchObject({ number: '1.0', state: 'effective' });
    await anna.client.post('/sops/batch/status', { ids, status: 'in_progress' });
    for (const id of ids) expect((await versionsOf(anna.client, id))[0]).toMatchObject({ state: 'withdrawn' });
  });

  it('survive an SOP that a release without versions has reopened', async () => {
    const { id } = await draftedSop(anna.client);
    await anna.client.patch(`/sops/${id}`, { status: 'completed' });
    await site.query("UPDATE sops SET status = 'in_progress', published_at = NULL WHERE id = $1", [id]);
    expect((await anna.client.patch(`/sops/${id}`, { status: 'completed' })).status).toBe(200);
    expect((await versionsOf(anna.client, id)).map(({ number, state }) => [number, state])).toEqual([
      ['2.0', 'effective'],
      ['1.0', 'superseded'],
    ]);
  });

  it('are unlike, however many changes come at the same moment', async () => {
    const { id } = await draftedSop(anna.client);
    await Promise.all(
      Array.from({ length: 12 }, (_unused, index) =>
        index % 2 === 0
          ? anna.client.post(`/sops/${id}/versions`, { note: `${index}` })
          : anna.client.patch(`/sops/${id}`, { status: index % 4 === 1 ? 'completed' : 'in_progress' }),
      ),
    );
    const found = numbers(await versionsOf(anna.client, id));
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('POST /sops/{id}/versions/{versionId}/restore', () => {
  it('makes the working copy equal by hash, and keeps what was there (control A3)', async () => {
    const sop = await draftedSop(anna.client);
    const [first] = await versionsOf(anna.client, sop.id);
    const original = await readVersion(anna.client, sop.id, first?.id ?? '');
    const edited = await save(anna.client, sop.id, { content: 'By hand', title: 'Mine' });
    const restored = await restore(sop.id, original.id, edited.version);
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({ title: sop.title, drafted_by: 'template', version: edited.version + 1 });
    expect(contentHash(restored.body).toString('hex')).toBe(original.content_hash);
    const former = await readVersion(anna.client, sop.id, restored.body.former_version_id ?? '');
    expect(former).toMatchObject({ content: 'By hand', title: 'Mine', cause: 'replaced', document: null });
    expect((await versionsOf(anna.client, sop.id)).filter(({ is_present }) => is_present)).toMatchObject([
      { id: original.id },
    ]);
    const back = await restore(sop.id, former.id, restored.body.version);
    expect(back.body).toMatchObject({ content: 'By hand', title: 'Mine', document: null, drafted_by: 'user' });
    expect(back.body.former_version_id).toBe(original.id);
    expect(await versionsOf(anna.client, sop.id)).toHaveLength(2);
  });

  it('refuses a stale edit number, and none (control A3)', async () => {
    const sop = await draftedSop(anna.client);
    const [version] = await versionsOf(anna.client, sop.id);
    await save(anna.client, sop.id, { title: 'Newer' });
    const stale = await restore(sop.id, version?.id ?? '', sop.version);
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
    const blind = await anna.client.post(`/sops/${sop.id}/versions/${version?.id}/restore`);
    expect([blind.status, blind.body['code']]).toEqual([428, 'version-required']);
    expect((await readSop(anna.client, sop.id)).title).toBe('Newer');
  });

  it('takes no version of another SOP', async () => {
    const [one, other] = [await draftedSop(anna.client), await draftedSop(anna.client)];
    const [foreign] = await versionsOf(anna.client, other.id);
    const answer = await restore(one.id, foreign?.id ?? '', one.version);
    expect([answer.status, answer.body.code]).toEqual([404, 'version-not-found']);
  });
});

describe('GET /sops/{id}/versions', () => {
  it('comes in pages that neither lose nor repeat a version, newest first', async () => {
    const { id } = await draftedSop(anna.client);
    for (const title of ['b', 'c', 'd', 'e']) {
      await save(anna.client, id, { title });
      await anna.client.post(`/sops/${id}/versions`, {});
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { items: WireVersion[]; next_cursor: string | null } } = await anna.client.get(
        `/sops/${id}/versions?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...numbers(body.items));
      cursor = body.next_cursor;
      expect(body.items[0]).not.toHaveProperty('content');
    }
    expect(seen).toEqual(['0.5', '0.4', '0.3', '0.2', '0.1']);
  });

  it('gives a version with its hash as ETag', async () => {
    const { id } = await draftedSop(anna.client);
    const [version] = await versionsOf(anna.client, id);
    const { headers, body } = await anna.client.get<{ content_hash: string }>(`/sops/${id}/versions/${version?.id}`);
    expect(body.content_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(headers.get('etag')).toBe(`"${body.content_hash}"`);
  });

  it.each(['limit=0', 'limit=101', 'cursor=x', 'offset=1'])('refuses ?%s', async (query) => {
    const { id } = await draftedSop(anna.client);
    expect((await anna.client.get(`/sops/${id}/versions?${query}`)).status).toBe(422);
  });

  it('numbers an export of the current text as the history does, whatever the number of its saves (control A1)', async () => {
    const { id } = await draftedSop(anna.client);
    const named = async () => /Version\*\*: (\S+)/.exec(await exportOf(id))?.[1]?.replace('\\', '');
    const exportOf = async (sopId: string) => (await anna.client.get<string>(`/sops/${sopId}/exports/md`)).body;
    expect(await named()).toBe((await versionsOf(anna.client, id))[0]?.number);
    for (const text of ['First', 'Second', 'Third']) {
      await save(anna.client, id, { document: withStepText((await readSop(anna.client, id)).document, text) });
    }
    expect(await named()).toBe('0.2');
    await save(anna.client, id, { status: 'completed' });
    expect([await named(), numbers(await versionsOf(anna.client, id))[0]]).toEqual(['1.0', '1.0']);
    await save(anna.client, id, { document: withStepText((await readSop(anna.client, id)).document, 'Fourth') });
    expect(await named()).toBe('1.1');
  });

  it('exports a version, in each format, under its number', async () => {
    const { id, title } = await draftedSop(anna.client);
    await save(anna.client, id, { content: 'Something else', title: 'Renamed' });
    const version = (await versionsOf(anna.client, id)).at(-1);
    for (const format of ['pdf', 'docx', 'xlsx', 'md', 'html', 'txt']) {
      const file = await anna.client.get<string>(`/sops/${id}/versions/${version?.id}/exports/${format}`);
      expect(file.status).toBe(200);
      const name = `${title} 0.1`.toLowerCase().replace(/[^a-z0-9]/gu, '_');
      expect(file.headers.get('content-disposition')).toContain(`${name}.${format}`);
      if (format === 'md') {
        expect(file.body).toContain('21:45');
        expect(file.body).not.toContain('Something else');
      }
    }
    expect((await anna.client.get(`/sops/${id}/versions/${version?.id}/exports/exe`)).status).toBe(404);
  });
});

describe('GET /sops/{id}/versions/{versionId}/diff', () => {
  interface Diff {
    summary: Record<string, number>;
    facts: { from: string | null; to: string | null }[];
    parts: { part: string; items: { id: string; change: string }[] }[];
  }

  it('names the changed step by its id and marks 7 °C → 5 °C as a fact; reordered steps have moved (control A4)', async () => {
    const sop = await draftedSop(anna.client);
    const [version] = await versionsOf(anna.client, sop.id);
    const steps = sop.document?.phases.flatMap((phase) => phase.steps) ?? [];
    const index = steps.findIndex(({ text }) => text.includes('7 °C'));
    expect(index).toBeGreaterThanOrEqual(0);
    const colder = withStepText(sop.document, steps[index]?.text.replace('7 °C', '5 °C') ?? '', index);
    await save(anna.client, sop.id, { document: colder });
    const diff = (await anna.client.get<Diff>(`/sops/${sop.id}/versions/${version?.id}/diff`)).body;
    expect(diff.facts).toContainEqual({ from: '7 °C', to: '5 °C' });
    expect(diff.parts).toMatchObject([{ part: 'steps', items: [{ id: steps[index]?.id, change: 'changed' }] }]);
    const kept = await anna.client.post<WireVersion>(`/sops/${sop.id}/versions`, {});
    const phase = structuredClone(colder.phases[0]);
    expect(phase?.steps.length).toBeGreaterThan(1);
    phase?.steps.reverse();
    await save(anna.client, sop.id, { document: { ...colder, phases: [phase, ...colder.phases.slice(1)] } });
    const moved = (await anna.client.get<Diff>(`/sops/${sop.id}/versions/${kept.body.id}/diff?against=working`)).body;
    expect(moved.summary).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(moved.summary['moved']).toBeGreaterThan(0);
    const back = await anna.client.get<Diff>(`/sops/${sop.id}/versions/${kept.body.id}/diff?against=${version?.id}`);
    expect(back.body.facts).toContainEqual({ from: '5 °C', to: '7 °C' });
  });

  it.each(['against=x', 'against=', 'to=working'])('refuses ?%s', async (query) => {
    const { id } = await draftedSop(anna.client);
    const [version] = await versionsOf(anna.client, id);
    expect((await anna.client.get(`/sops/${id}/versions/${version?.id}/diff?${query}`)).status).toBe(422);
  });
});

describe('the database', () => {
  it('changes no version, neither for the product nor for the owner of the tables (control A5)', async () => {
    const { id } = await draftedSop(anna.client);
    for (const { isOwner, connectionString } of [
      { isOwner: false, connectionString: site.databaseUrl },
      { isOwner: true, connectionString: site.ownerUrl },
    ]) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        for (const change of [
          "content = 'x'",
          "title = 'x'",
          "document = '{}'",
          "content_hash = decode(repeat('00', 32), 'hex')",
          'minor = 99',
          'sop_id = gen_random_uuid()',
          "created_by_name = 'Somebody'",
          "created_at = now() + interval '1 day'",
          `created_by_user_id = '${ben.userId}'`,
          "state = 'superseded'",
        ]) {
          await expect(client.query(`UPDATE sop_versions SET ${change} WHERE sop_id = $1`, [id])).rejects.toMatchObject(
            {
              code: '23001',
            },
          );
        }
        if (isOwner) continue;
        await expect(client.query('DELETE FROM sop_versions WHERE sop_id = $1', [id])).rejects.toMatchObject({
          code: '42501',
        });
        await expect(client.query('DELETE FROM sops WHERE id = $1', [id])).rejects.toMatchObject({ code: '42501' });
        const { rows } = await client.query('SELECT purge_sop($1) AS purged', [id]);
        expect(rows).toEqual([{ purged: false }]);
      } finally {
        await client.end();
      }
    }
    expect(await versionsOf(anna.client, id)).toHaveLength(1);
  });

  it('holds the hash of each text, computed by anybody', async () => {
    const rows = await site.query<Parameters<typeof contentHash>[0] & { content_hash: Buffer }>(
      'SELECT title, category, content, document, content_hash FROM sop_versions',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row.content_hash.equals(contentHash(row))).toBe(true);
  });

  it('prunes old drafts beyond the newest hundred, and neither what was published, noted or worked on', async () => {
    const { id } = await draftedSop(anna.client);
    await anna.client.post(`/sops/${id}/versions`, { note: 'Keep me' });
    await site.query(
      `INSERT INTO sop_versions (id, user_id, sop_id, major, minor, cause, title, category, content, content_hash,
         created_by_name, created_at, published_as, state)
       SELECT gen_random_uuid(), $2, $1, 0, n + 10, 'edited', 'Old ' || n, 'x', 'x', sha256(n::text::bytea), '',
         now() - interval '2 years' + make_interval(mins => n), nullif(n, n), CASE n WHEN 1 THEN 'effective' ELSE 'draft' END
       FROM generate_series(1, 130) n`,
      [id, anna.userId],
    );
    await save(anna.client, id, { title: 'New' });
    await anna.client.post(`/sops/${id}/versions`, {});
    const rows = await site.query<{ title: string }>(
      'SELECT title FROM sop_versions WHERE sop_id = $1 ORDER BY created_at',
      [id],
    );
    const titles = rows.map(({ title }) => title);
    expect(titles).toHaveLength(103);
    expect(titles.slice(0, 2)).toEqual(['Old 1', 'Old 31']);
    expect((await versionsOf(anna.client, id)).some(({ reason }) => reason === 'Keep me')).toBe(true);
  });
});

describe("another person's versions do not exist (control A6)", () => {
  it.each<[string, (version: string) => string, unknown]>([
    ['GET', () => '', undefined],
    ['POST', () => '', {}],
    ['GET', (version) => `/${version}`, undefined],
    ['GET', (version) => `/${version}/diff`, undefined],
    ['POST', (version) => `/${version}/restore`, undefined],
    ['GET', (version) => `/${version}/exports/md`, undefined],
  ])('%s %s is 404', async (method, path, json) => {
    const sop = await draftedSop(anna.client);
    const [version] = await versionsOf(anna.client, sop.id);
    const options = { headers: { 'if-match': `"${sop.version}"` }, ...(json === undefined ? {} : { json }) };
    const ask = (client: ApiClient, versionId: string) =>
      client.request(method, `/sops/${sop.id}/versions${path(versionId)}`, options);
    expect((await ask(ben.client, version?.id ?? '')).status).toBe(404);
    expect((await ask(new ApiClient(site.origin), version?.id ?? '')).status).toBe(401);
    if (path('x') !== '') expect((await ask(anna.client, UNKNOWN_ID)).status).toBe(404);
    expect(await versionsOf(anna.client, sop.id)).toHaveLength(1);
  });

  it('nor those of a deleted SOP, until it is restored', async () => {
    const { id } = await draftedSop(anna.client);
    const before = await versionsOf(anna.client, id);
    await anna.client.delete(`/sops/${id}`);
    expect((await anna.client.get(`/sops/${id}/versions`)).status).toBe(404);
    expect((await anna.client.get(`/sops/${id}/versions/${before[0]?.id}`)).status).toBe(404);
    await anna.client.post(`/sops/${id}/restore`);
    expect(await versionsOf(anna.client, id)).toEqual(before);
  });
});
