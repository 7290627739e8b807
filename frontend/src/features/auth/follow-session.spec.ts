import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '../../api/http-client';
import type { AuthSessionClient } from './auth-client';
import { followSession } from './follow-session';
import type { SessionState } from './session-context';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** An auth client that says what a test wants. */
class FakeAuthClient {
  isFactorDue = false;
  /** The client takes its time to say what is due. */
  answersLate: Promise<void> | null = null;
  private listener: Listener = () => undefined;

  readonly mfa = {
    getAuthenticatorAssuranceLevel: async () => {
      await this.answersLate;
      return { data: { currentLevel: 'aal1', nextLevel: this.isFactorDue ? 'aal2' : 'aal1' } };
    },
  };

  onAuthStateChange(listener: Listener) {
    this.listener = listener;
    return { data: { subscription: { unsubscribe: () => undefined } } };
  }

  /** Tells an event, and waits until everything that follows from it has happened. */
  async tell(event: AuthChangeEvent, session: Session | null): Promise<void> {
    this.listener(event, session);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
const sessionOf = (id: string, email: string) => ({ user: { id, email } }) as Session;
const IDA = sessionOf('ida', 'ida@example.test');

let client: FakeAuthClient;
let told: string[];
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
  const tell = (state: SessionState) =>
    told.push(state.status === 'signed-in' ? `${state.status} ${state.profile.email}` : state.status);
  followSession(client as unknown as AuthSessionClient, tell);
});

afterEach(() => vi.unstubAllGlobals());

describe('followSession', () => {
  it('tells that nobody is signed in (S4.1, S4.2)', async () => {
    await client.tell('INITIAL_SESSION', null);
    expect(told).toEqual(['signed-out']);
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
    expect(told).toEqual(['loading', 'signed-in profile 1', 'signed-in profile 2']);
  });

  it('begins anew with another person (S4.7)', async () => {
    await client.tell('SIGNED_IN', IDA);
    await client.tell('PASSWORD_RECOVERY', sessionOf('ben', 'ben@example.test'));
    expect(told.slice(2)).toEqual(['loading', 'signed-in profile 2']);
  });

  it('reads nothing of the account before a second factor is proved (S4.8)', async () => {
    client.isFactorDue = true;
    await client.tell('SIGNED_IN', IDA);
    expect(told).toEqual(['second-factor-due']);
    expect(readProfiles).toBe(0);
    client.isFactorDue = false;
    await client.tell('MFA_CHALLENGE_VERIFIED', IDA);
    expect(told.slice(1)).toEqual(['loading', 'signed-in profile 1']);
  });

  it('asks for the second factor when it becomes due in between', async () => {
    await client.tell('SIGNED_IN', IDA);
    client.isFactorDue = true;
    await client.tell('TOKEN_REFRESHED', IDA);
    expect(told.at(-1)).toBe('second-factor-due');
  });

  it('believes the last event when several come together', async () => {
    let answer = (): void => undefined;
    client.answersLate = new Promise((resolve) => {
      answer = resolve;
    });
    await client.tell('SIGNED_IN', IDA);
    await client.tell('SIGNED_OUT', null);
    answer();
    await pause();
    expect(told).toEqual(['signed-out']);
  });
});
