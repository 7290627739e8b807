import type { AuthClient, Session } from '@supabase/auth-js';
import type { Site } from './auth-wire.js';
import { authClientOf, authorizationCode } from './sign-in.js';
import { codeOf } from './totp-app.js';

type Client = InstanceType<typeof AuthClient>;

/** Somebody signed in with a client of their own, at aal1. */
interface SignedIn {
  client: Client;
  session: Session;
}

export async function signIn(site: Site, email: string): Promise<SignedIn> {
  const client = authClientOf(site.origin, site.anonKey);
  const { data, error } = await client.exchangeCodeForSession(await authorizationCode(client, site.origin, email));
  if (error) throw error;
  return { client, session: data.session };
}

/** Begins a factor of an authenticator app. */
export async function enrollApp(client: Client, friendlyName = 'App'): Promise<{ id: string; uri: string }> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { id: data.id, uri: data.totp.uri };
}

/** Begins and proves a factor: the client's session is at aal2 afterwards. */
export async function addApp(client: Client, friendlyName = 'App'): Promise<{ id: string; uri: string }> {
  const factor = await enrollApp(client, friendlyName);
  const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.uri) });
  if (error) throw error;
  return factor;
}

export async function accessTokenOf(client: Client): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}
