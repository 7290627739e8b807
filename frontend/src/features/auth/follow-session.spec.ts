import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '../../api/http-client';
import type { AuthSessionClient } from './auth-client';
import { followSession } from './follow-session';
import type { SessionState } from './session-context';
import { SESSION_STORAGE_KEY } from './stored-session';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** A fake auth client, loaded on request or when the test says so. */
class FakeAuthClient {
  private listener: Listener = () => undefined;
  private tellLoaded: (client: AuthSessionClient) => void = () => undefined;
  loads = 0;

  readonly loaded = new Promise<AuthSessionClient>((resolve) => {
    this.tellLoaded = resolve;
  });

  async load(): Promise<AuthSessionClient> {
    this.loads += 1;
    this.tellLoaded(this as unknown as AuthSessionClient);
    return this.loaded;
  }

  onAuthStateChange(listener: Listener) {
    this.listener = listener;
    return { data: { subscription: { unsubscribe: () => undefined } } };
  }

  /** Emits an event, and waits until its effects have happened. */
  async tell(event: AuthChangeEvent, session: Session | null): Promise<void> {
    await this.load();
    await pause();
    this.listener(event, session);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A token as the server issues it, as far as a browser reads it. */
const tokenOf = (aal: string) => `e30.${btoa(JSON.stringify({ aal }))}.c2ln`;
const sessionOf = (id: string, email: string, secondsLeft = 3600) =>
  ({
    access_token: tokenOf('aal1'),
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id, email },
  }) as Session;
const IDA = sessionOf('ida', 'ida@example.test');
const IDAS_FACTOR = { ...IDA, user: { ...IDA.user, factors: [{ status: 'verified' }] } } as Session;
const store = (session: Session) => localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));

let client: FakeAuthClient;
let told: string[];
let stop: () => void;
let readProfiles: number;

beforeEach(() => {
  client = new FakeAuthClient();
  told = [];
  readProfiles = 0;
  vi.stubGlobal('fetch', async () => {
    readProfiles += 1;
    return Response.json({ id: 'any', user_type: 'user', full_name: '', email: `profile ${readProfiles}` });
  });
  connectApi({ getToken: async () => 'token', renewToken: async () => null });
});

afterEach(() => {
  stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(): void {
  const tell = (state: SessionState) =>
    told.push(state.status === 'signed-in' ? `${state.status} ${state.profile.email}` : state.status);
  stop = followSession(client, tell);
}

describe('followSession', () => {
  beforeEach(follow);

  it('tells that nobody is signed in, without the auth client (S4.1, S4.2)', async () => {
    await pause();
    expect(told).toEqual(['signed-out']);
    expect(client.loads).toBe(0);
  });

  it('tells who signs in and out, once (S4.3-S4.5)', async () => {
    await client.tell('INITIAL_SESSION', null);
    await client.tell('SIGNED_IN', IDA);
    await client.tell('SIGNED_IN', IDA);
    await client.tell('TOKEN_REFRESHED', IDA);
    await client.tell('SIGNED_OUT', null);
    expect(told).toEqual(['signed-out', 'loading', 'signed-in profile 1', 'signed-out']);
  });

  it('takes over a changed address without taking the page away (S4.6)', async () => {
    await client.tell('SIGNED_IN', IDA);
    await client.tell('USER_UPDATED', sessionOf('ida', 'ida@new.example'));
    expect(told.slice(1)).toEqual(['loading', 'signed-in profile 1', 'signed-in profile 2']);
  });

  it('begins anew with another person (S4.7)', async () => {
    await client.tell('SIGNED_IN', IDA);
    await client.tell('PASSWORD_RECOVERY', sessionOf('ben', 'ben@example.test'));
    expect(told.slice(3)).toEqual(['loading', 'signed-in profile 2']);
  });

  it('reads nothing of the account before a second factor is proved (S4.8)', async () => {
    await client.tell('SIGNED_IN', IDAS_FACTOR);
    expect(told.slice(1)).toEqual(['second-factor-due']);
    expect(readProfiles).toBe(0);
    await client.tell('MFA_CHALLENGE_VERIFIED', { ...IDAS_FACTOR, access_token: tokenOf('aal2') });
    expect(told.slice(2)).toEqual(['loading', 'signed-in profile 1']);
  });

  it('asks for the second factor when it becomes due in between', async () => {
    await client.tell('SIGNED_IN', IDA);
    await client.tell('TOKEN_REFRESHED', IDAS_FACTOR);
    expect(told.at(-1)).toBe('second-factor-due');
  });

  it('asks for the second factor of a token that says nothing', async () => {
    await client.tell('SIGNED_IN', { ...IDAS_FACTOR, access_token: 'opaque' });
    expect(told.at(-1)).toBe('second-factor-due');
  });

  it('believes the last event when several come together', async () => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async () => {
      await isAnswered;
      return Response.json({ id: 'any', user_type: 'user', full_name: '', email: 'late' });
    });
    await client.tell('SIGNED_IN', IDA);
    await client.tell('SIGNED_OUT', null);
    answer();
    await pause();
    expect(told.slice(1)).toEqual(['loading', 'signed-out']);
  });
});

describe('followSession, with a stored session', () => {
  it('tells whose it is without the auth client, which then has nothing new to say', async () => {
    store(IDA);
    follow();
    await pause();
    expect(told).toEqual(['loading', 'signed-in profile 1']);
    expect(client.loads).toBe(0);
    await client.tell('INITIAL_SESSION', IDA);
    expect(told).toHaveLength(2);
  });

  it('asks for the second factor by what is stored (S4.8)', async () => {
    store(IDAS_FACTOR);
    follow();
    await pause();
    expect(told).toEqual(['second-factor-due']);
  });

  it('leaves a session to the auth client whose token has to be renewed', async () => {
    store(sessionOf('ida', 'ida@example.test', 80));
    follow();
    await pause();
    expect(client.loads).toBe(1);
    expect(told).toEqual([]);
    await client.tell('INITIAL_SESSION', null);
    expect(told).toEqual(['signed-out']);
  });

  it('loads the auth client in time to renew the token', () => {
    vi.useFakeTimers();
    store(sessionOf('ida', 'ida@example.test', 3600));
    follow();
    vi.advanceTimersByTime((3600 - 92) * 1000);
    expect(client.loads).toBe(0);
    vi.advanceTimersByTime(3000);
    expect(client.loads).toBe(1);
  });

  it('loads the auth client when another tab changes the session', () => {
    store(IDA);
    follow();
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode' }));
    expect(client.loads).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(client.loads).toBe(1);
  });
});
