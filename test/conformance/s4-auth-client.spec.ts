import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../api/auth/sign-in.js';

const URL_OF_AUTH = 'http://auth.example.test';
const STORAGE_KEY = 'session';
const USER = { id: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11', aud: 'authenticated', email: 'ida@example.test' };

type Client = InstanceType<typeof AuthClient>;

/** What the server would answer; each test sets its own. */
let answer: (path: string) => Response | Promise<Response>;
let calls: { path: string; atMs: number }[];
let storage: ReturnType<typeof memoryStorage>;
const clients: Client[] = [];

const json = (body: unknown, status = 200, headers = {}): Response => Response.json(body, { status, headers });

function sessionFor(seconds: number) {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return {
    access_token: 'header.payload.signature',
    refresh_token: `refresh-${expiresAt}`,
    expires_in: seconds,
    expires_at: expiresAt,
    token_type: 'bearer',
    user: USER,
  };
}

/** The unmodified client with the options of the product, its timer included. */
function newClient(options = {}): Client {
  const client = new AuthClient({
    url: URL_OF_AUTH,
    headers: { apikey: 'anon' },
    storageKey: STORAGE_KEY,
    storage,
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    fetch: async (input) => {
      const path = String(input).slice(URL_OF_AUTH.length);
      calls.push({ path, atMs: Date.now() });
      return answer(path);
    },
    ...options,
  });
  clients.push(client);
  return client;
}

const refreshes = (): number => calls.filter(({ path }) => path.includes('refresh_token')).length;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  calls = [];
  storage = memoryStorage();
  answer = () => json({ ...sessionFor(3600) });
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.stopAutoRefresh();
  vi.useRealTimers();
});

describe('the events of the client', () => {
  async function eventsOf(act: (client: Client) => Promise<unknown>, stored?: object): Promise<string[]> {
    if (stored) storage.setItem(STORAGE_KEY, JSON.stringify(stored));
    const client = newClient();
    const events: string[] = [];
    client.onAuthStateChange((event) => {
      events.push(event);
    });
    await vi.advanceTimersByTimeAsync(10);
    await act(client);
    await vi.advanceTimersByTimeAsync(10);
    return events;
  }

  const signIn = (client: Client) =>
    client.signInWithPassword({ email: 'ida@example.test', password: 'correct horse' });

  it.each([
    ['S4.2', 'INITIAL_SESSION', async () => undefined],
    ['S4.3', 'SIGNED_IN', signIn],
    ['S4.4', 'SIGNED_OUT', (client: Client) => client.signOut()],
    ['S4.5', 'TOKEN_REFRESHED', (client: Client) => client.refreshSession()],
    ['S4.6', 'USER_UPDATED', (client: Client) => client.updateUser({ data: { full_name: 'Ida' } })],
    ['S4.7', 'PASSWORD_RECOVERY', (client: Client) => client.verifyOtp({ token_hash: 'hash', type: 'recovery' })],
    [
      'S4.8',
      'MFA_CHALLENGE_VERIFIED',
      (client: Client) => client.mfa.verify({ factorId: 'factor', challengeId: 'challenge', code: '123456' }),
    ],
  ])('%s have the kind %s', async (_id, event, act) => {
    expect(await eventsOf(act, sessionFor(3600))).toContain(event);
  });
});

describe('the refresh of a session', () => {
  async function clientWith(seconds: number, options = {}): Promise<Client> {
    storage.setItem(STORAGE_KEY, JSON.stringify(sessionFor(seconds)));
    const client = newClient(options);
    await client.initialize();
    await vi.advanceTimersByTimeAsync(10);
    return client;
  }

  it('S4.18, S9.37 is considered every 30 seconds', async () => {
    const read = vi.spyOn(storage, 'getItem');
    await clientWith(3600, { autoRefreshToken: true });
    const readings: number[] = [];
    for (const pauseMs of [29_000, 2000, 27_000, 3000]) {
      const before = read.mock.calls.length;
      await vi.advanceTimersByTimeAsync(pauseMs);
      readings.push(Math.min(1, read.mock.calls.length - before));
    }
    expect(readings).toEqual([0, 1, 0, 1]);
  });

  it.each([
    ['S4.19, S9.38', 90, 1],
    ['S4.19, S9.38', 120, 0],
  ])('%s happens at a tick with %d seconds left %d times', async (_id, secondsLeft, times) => {
    await clientWith(secondsLeft + 30, { autoRefreshToken: true });
    const before = refreshes();
    await vi.advanceTimersByTimeAsync(29_995);
    expect(refreshes() - before).toBe(times);
  });

  it.each([
    ['S4.20, SD.27', 89, 1],
    ['S4.20, SD.27', 91, 0],
  ])('%s happens, when it is used with %d seconds left, %d times', async (_id, secondsLeft, times) => {
    const client = await clientWith(secondsLeft);
    calls = [];
    await client.getSession();
    expect(refreshes()).toBe(times);
  });

  it('S9.39 is tried again after 200 ms, then after twice as long each time', async () => {
    const client = await clientWith(60);
    calls = [];
    answer = () => json({ message: 'down' }, 503);
    const refreshed = client.refreshSession();
    await vi.advanceTimersByTimeAsync(7000);
    const pauses = calls.slice(1).map(({ atMs }, index) => atMs - (calls[index]?.atMs ?? 0));
    expect(pauses.slice(0, 5)).toEqual([200, 400, 800, 1600, 3200]);
    await vi.advanceTimersByTimeAsync(60_000);
    await refreshed;
  });
});

describe('the keys of the server', () => {
  it('S9.40 are kept for ten minutes', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
    const token = await new SignJWT({ sub: USER.id })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'JWT' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + 3600)
      .sign(privateKey);
    answer = () => json({ keys: [key] });
    const client = newClient({ storageKey: 'keys' });
    const fetchesAfter = async (minutes: number): Promise<number> => {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      expect((await client.getClaims(token)).error).toBeNull();
      return calls.filter(({ path }) => path.endsWith('jwks.json')).length;
    };
    expect(await fetchesAfter(0)).toBe(1);
    expect(await fetchesAfter(9.9)).toBe(1);
    expect(await fetchesAfter(0.2)).toBe(2);
  });
});

describe('the proof of a sign-in', () => {
  it('S9.45 is made of 56 random values', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const options = { skipBrowserRedirect: true, redirectTo: 'http://site.example.test' };
    await newClient().signInWithOAuth({ provider: 'google', options });
    expect(random.mock.calls.map(([values]) => (values as Uint32Array).length)).toContain(56);
    random.mockRestore();
  });
});

describe('the errors of the client', () => {
  const password = 'correct horse';
  const email = 'ida@example.test';

  it.each([
    ['S5.8', 'signUp', () => newClient().signUp({ password } as never)],
    ['S5.8', 'signInWithPassword', () => newClient().signInWithPassword({ password } as never)],
  ])('%s ask for an address or a number, in %s', async (_id, _call, act) => {
    const { error } = await act();
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
    expect(calls).toEqual([]);
  });

  it('S5.10 refuse an administrator an id that is no UUID', async () => {
    const admin = new AuthAdminApi({ url: URL_OF_AUTH, fetch: async () => json({}) });
    await expect(admin.getUserById('not-a-uuid')).rejects.toThrow(/to be UUID/);
  });

  it('S8.41 say that a session is missing (400)', async () => {
    const { error } = await newClient().updateUser({ data: {} });
    expect(error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
  });

  it('S8.44 say that a token answer is of no use (500)', async () => {
    answer = () => json({});
    const { error } = await newClient().signInWithPassword({ email, password });
    expect(error).toMatchObject({ name: 'AuthInvalidTokenResponseError', status: 500 });
  });

  it.each([
    ['S8.45', 502],
    ['S8.46', 503],
    ['S8.47', 504],
  ])('%s say that a call may be tried again after %d', async (_id, status) => {
    answer = () => json({ message: 'down' }, status);
    const { error } = await newClient().signInWithPassword({ email, password });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  it('S8.48 say that a token cannot be read', async () => {
    const { error } = await newClient().getClaims('not.a.token');
    expect(error).toMatchObject({ name: 'AuthInvalidJwtError' });
  });
});
