import type { Session } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';
import { isSignedIn, refresh } from '../auth/auth-wire.js';
import { signInAs } from '../auth/sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

interface ListedSession {
  id: string;
  created_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
}

const signIn = (email: string): Promise<Session> => signInAs(site.origin, site.server.anonKey, email);
const clientOf = ({ access_token }: Session): ApiClient => new ApiClient(site.origin, access_token);

async function sessionsOf(session: Session): Promise<ListedSession[]> {
  const { body } = await clientOf(session).get<{ items: ListedSession[] }>('/account/sessions');
  return body.items;
}

describe('GET /account/sessions', () => {
  it('lists where the person is signed in: this session first, then the newest', async () => {
    const first = await signIn('lister@example.test');
    const second = await signIn('lister@example.test');
    const third = await signIn('lister@example.test');
    const [current, newest, oldest, ...others] = await sessionsOf(second);
    expect(others).toEqual([]);
    expect(current).toEqual({
      id: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      last_used_at: current?.created_at,
      user_agent: 'node',
      device: 'Unknown device',
      is_current: true,
    });
    expect((await sessionsOf(third))[0]?.id).toBe(newest?.id);
    expect((await sessionsOf(first))[0]?.id).toBe(oldest?.id);
  });

  it('knows when a session was last used, and leaves ended ones out', async () => {
    const stays = await signIn('user-of-two@example.test');
    const leaves = await signIn('user-of-two@example.test');
    await refresh(site.server, stays.refresh_token);
    await clientOf(leaves).post('/auth/logout?scope=local', undefined, { headers: { apikey: site.server.anonKey } });
    const [session, ...others] = await sessionsOf(stays);
    expect(others).toEqual([]);
    expect(Date.parse(session?.last_used_at ?? '')).toBeGreaterThan(Date.parse(session?.created_at ?? ''));
  });

  it('is the same for consultants, and needs a sign-in', async () => {
    const consultant = await signIn('listing-consultant@example.test');
    await clientOf(consultant).patch('/profiles/me', { user_type: 'consultant' });
    expect(await sessionsOf(consultant)).toHaveLength(1);
    expect((await new ApiClient(site.origin).get('/account/sessions')).status).toBe(401);
  });
});

describe('DELETE /account/sessions/{id}', () => {
  it('signs that session out at once, and no other', async () => {
    const keeper = await signIn('keeper@example.test');
    const lost = await signIn('keeper@example.test');
    const [, other] = await sessionsOf(keeper);
    expect(await isSignedIn(site.server, lost.access_token)).toBe(true);
    expect((await clientOf(keeper).delete(`/account/sessions/${other?.id}`)).status).toBe(204);
    expect(await isSignedIn(site.server, lost.access_token)).toBe(false);
    expect((await refresh(site.server, lost.refresh_token)).status).toBe(400);
    expect(await isSignedIn(site.server, keeper.access_token)).toBe(true);
  });

  it("does not know another person's session, one that has ended, or what is no id", async () => {
    const owner = await signIn('owner@example.test');
    const stranger = clientOf(await signIn('stranger@example.test'));
    const [session] = await sessionsOf(owner);
    const foreign = await stranger.delete(`/account/sessions/${session?.id}`);
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'session-not-found']);
    expect(await isSignedIn(site.server, owner.access_token)).toBe(true);
    expect((await stranger.delete('/account/sessions/mine')).status).toBe(404);
    const ended = await signIn('owner@example.test');
    const path = `/account/sessions/${(await sessionsOf(ended))[0]?.id}`;
    expect((await clientOf(owner).delete(path)).status).toBe(204);
    expect((await clientOf(owner).delete(path)).status).toBe(404);
  });

  it('needs a sign-in', async () => {
    const answer = await new ApiClient(site.origin).delete('/account/sessions/00000000-0000-7000-8000-000000000000');
    expect(answer.status).toBe(401);
  });
});
