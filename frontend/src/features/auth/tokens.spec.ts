import type { Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LazyAuthClient } from './lazy-auth-client';
import { SESSION_STORAGE_KEY } from './stored-session';
import { tokensOf } from './tokens';

/** An auth client that has renewed the token. */
const renewing = { getSession: async () => ({ data: { session: { access_token: 'renewed' } } }) };

let loads: number;
const client = {
  load: async () => {
    loads += 1;
    return renewing;
  },
} as unknown as LazyAuthClient;

function store(secondsLeft: number): void {
  const session: Partial<Session> = {
    access_token: 'stored',
    expires_at: Date.now() / 1000 + secondsLeft,
    user: { id: 'ida' } as Session['user'],
  };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}

beforeEach(() => {
  loads = 0;
});
afterEach(() => localStorage.clear());

describe('tokensOf', () => {
  it('asks nobody when nobody is signed in', async () => {
    expect(await tokensOf(client).getToken()).toBeNull();
    expect(loads).toBe(0);
  });

  it('takes the stored token while it lives', async () => {
    store(3600);
    expect(await tokensOf(client).getToken()).toBe('stored');
    expect(loads).toBe(0);
  });

  it.each([
    ['is about to end', () => store(80)],
    ['has ended', () => store(-10)],
    ['cannot be read', () => localStorage.setItem(SESSION_STORAGE_KEY, '{"access_token":')],
  ])('asks the auth client when the stored session %s', async (_name, prepare) => {
    prepare();
    expect(await tokensOf(client).getToken()).toBe('renewed');
  });
});
