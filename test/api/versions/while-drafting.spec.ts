import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { draftedSop, PROMPT, readSop, save, versionsOf, type WireSop } from './drafted-sop.js';

/** A draft that is under way as long as the tests need it. */
const site = useApi({ BILLING_MODE: 'none', DRAFT_PACE_MS: '500' });

let anna: Person;

beforeAll(async () => {
  anna = await site.personOf('anna@example.test');
});

async function beingDrafted(): Promise<string> {
  const { body } = await anna.client.post<WireSop>('/sops', { prompt: PROMPT });
  expect(['queued', 'running']).toContain((await readSop(anna.client, body.id)).generation_state);
  return body.id;
}

describe('while an SOP is being drafted (screens M7)', { timeout: 90_000 }, () => {
  it.each<[string, string, string, unknown]>([
    ['completed', 'PATCH', '', { status: 'completed' }],
    ['exported as a file', 'GET', '/exports/pdf', undefined],
    ['exported as text', 'POST', '/exports', { format: 'txt' }],
    ['kept as a version', 'POST', '/versions', {}],
  ])('it cannot be %s', async (_what, method, path, json) => {
    const id = await beingDrafted();
    const options = json === undefined ? {} : { json };
    const { status, body } = await anna.client.request<{ code: string }>(method, `/sops/${id}${path}`, options);
    expect([status, body.code]).toEqual([409, 'draft-in-progress']);
    expect((await readSop(anna.client, id)).status).toBe('in_progress');
    await anna.client.delete(`/sops/${id}`);
  });

  it('a batch passes over it', async () => {
    const id = await beingDrafted();
    const { body } = await anna.client.post('/sops/batch/status', { ids: [id], status: 'completed' });
    expect(body).toEqual({ ids: [] });
    await anna.client.delete(`/sops/${id}`);
  });

  it('a completed one is not reopened, and no version is brought back', async () => {
    const sop = await draftedSop(anna.client);
    await anna.client.patch(`/sops/${sop.id}`, { status: 'completed' });
    const { version } = await save(anna.client, sop.id, { title: 'Changed' });
    const [kept] = await versionsOf(anna.client, sop.id);
    await anna.client.post(`/sops/${sop.id}/generations`, { replace_edits: true });
    const reopened = await anna.client.patch(`/sops/${sop.id}`, { status: 'in_progress' });
    expect([reopened.status, reopened.body['code']]).toEqual([409, 'draft-in-progress']);
    const restored = await anna.client.post(`/sops/${sop.id}/versions/${kept?.id}/restore`, undefined, {
      headers: { 'if-match': `"${version}"` },
    });
    expect([restored.status, restored.body['code']]).toEqual([409, 'draft-in-progress']);
    expect((await versionsOf(anna.client, sop.id))[0]).toMatchObject({ title: 'Changed', cause: 'replaced' });
    await anna.client.post(`/sops/${sop.id}/generations/cancel`);
    await eventually(
      () => readSop(anna.client, sop.id),
      ({ generation_state: state }) => state === 'cancelled',
    );
    expect((await anna.client.patch(`/sops/${sop.id}`, { status: 'in_progress' })).status).toBe(200);
  });
});

describe('an SOP that has no text yet, because its draft was canceled (screens M7)', { timeout: 90_000 }, () => {
  async function withoutText(): Promise<string> {
    const id = await beingDrafted();
    await anna.client.post(`/sops/${id}/generations/cancel`);
    return id;
  }

  it.each<[string, string, string, unknown]>([
    ['completed', 'PATCH', '', { status: 'completed' }],
    ['exported as a file', 'GET', '/exports/pdf', undefined],
    ['exported as text', 'POST', '/exports', { format: 'txt' }],
  ])('cannot be %s', async (_what, method, path, json) => {
    const id = await withoutText();
    const options = json === undefined ? {} : { json };
    const { status, body } = await anna.client.request<{ code: string }>(method, `/sops/${id}${path}`, options);
    expect([status, body.code]).toEqual([409, 'no-text-yet']);
    expect((await readSop(anna.client, id)).status).toBe('in_progress');
  });

  it('is passed over by a batch that completes', async () => {
    const id = await withoutText();
    const { body } = await anna.client.post('/sops/batch/status', { ids: [id], status: 'completed' });
    expect(body).toEqual({ ids: [] });
  });

  it('can be completed once somebody has written it, alone and in a batch', async () => {
    const { document } = await draftedSop(anna.client);
    const ids = [await withoutText(), await withoutText()];
    for (const id of ids) {
      expect(await save(anna.client, id, { document })).toMatchObject({ drafted_by: 'user', document });
    }
    expect((await anna.client.patch(`/sops/${ids[0]}`, { status: 'completed' })).status).toBe(200);
    const { body } = await anna.client.post('/sops/batch/status', { ids, status: 'completed' });
    expect(body).toEqual({ ids: [ids[1]] });
  });
});
