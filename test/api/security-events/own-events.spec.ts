import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Page {
  items: Record<string, unknown>[];
  next_cursor: string | null;
}

async function pageOf(client: ApiClient, query = ''): Promise<Page> {
  return (await client.get<Page>(`/account/security-events${query}`)).body;
}

describe('GET /account/security-events (security SEC6)', () => {
  it('tells what happened, when and from where', async () => {
    const { client } = await site.personOf('reader@example.test');
    const { items } = await pageOf(client);
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        kind: 'signed_in',
        actor: 'person',
        device: 'Unknown device',
        client_ip: '127.0.0.1',
        details: { method: 'oauth', device: 'Unknown device' },
        is_current_session: true,
      },
      expect.objectContaining({ kind: 'account_created', actor: 'anonymous', is_current_session: false }),
    ]);
  });

  it('gives own events only, newest first, page by page', async () => {
    const { client, userId } = await site.personOf('pages@example.test');
    const other = await site.personOf('other@example.test');
    for (let n = 0; n < 5; n += 1) {
      await site.query(
        `INSERT INTO security_events (id, kind, user_id, actor, details)
         VALUES (gen_random_uuid(), 'session_ended', $1, 'operator', $2)`,
        [userId, { n, operator: 'root' }],
      );
    }
    const first = await pageOf(client, '?limit=4');
    const second = await pageOf(client, `?limit=4&cursor=${first.next_cursor}`);
    expect(first.items.map(({ details }) => details)).toEqual([{ n: 4 }, { n: 3 }, { n: 2 }, { n: 1 }]);
    expect(second.items.map(({ kind }) => kind)).toEqual(['session_ended', 'signed_in', 'account_created']);
    expect(second.next_cursor).toBeNull();
    expect((await pageOf(other.client)).items).toHaveLength(2);
    expect((await client.get('/account/security-events?cursor=rubbish')).status).toBe(422);
  });

  it('does not count the operator among the facts of an exported event either', async () => {
    const { client, userId } = await site.personOf('exporter@example.test');
    await site.query(
      `INSERT INTO security_events (id, kind, user_id, actor, details)
       VALUES (gen_random_uuid(), 'banned', $1, 'operator', '{"operator": "root", "until": "tomorrow"}')`,
      [userId],
    );
    const { body } = await client.get<Record<string, Record<string, unknown>[]>>('/account/export');
    const banned = body['security_events']?.find(({ kind }) => kind === 'banned');
    expect(banned).toMatchObject({ actor: 'operator', details: { until: 'tomorrow' } });
    expect(JSON.stringify(body)).not.toContain('root');
  });

  it('is kept by no cache, and needs a sign-in', async () => {
    const { client } = await site.personOf('careful@example.test');
    const { headers } = await client.get('/account/security-events');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await new ApiClient(site.origin).get('/account/security-events')).status).toBe(401);
  });
});
