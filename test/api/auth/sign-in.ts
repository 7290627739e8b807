import { AuthClient, type Session } from '@supabase/auth-js';
import { followRedirects } from './browser-walk.js';

/** Storage that lives as long as the client: what a browser's local storage would be. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** The unmodified client of the auth protocol, as the frontend uses it. */
export function authClientOf(origin: string, anonKey: string): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${origin}/api/v1/auth`,
    headers: { apikey: anonKey },
    flowType: 'pkce',
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: true,
    storage: memoryStorage(),
    storageKey: 'test',
    experimental: { recoveryCodes: true },
  });
}

/** Walks through the provider's page and gives the code that comes back. */
export async function authorizationCode(
  client: InstanceType<typeof AuthClient>,
  origin: string,
  email: string,
): Promise<string> {
  const { data, error } = await client.signInWithOAuth({
    provider: 'builtin' as 'google',
    options: { redirectTo: `${origin}/auth/callback`, skipBrowserRedirect: true },
  });
  if (error || !data.url) throw error ?? new Error('No address to sign in at');
  const { cookies, address } = await followRedirects(data.url, { until: /\/idp\/interaction\// });
  const back = await followRedirects(`${address}/login`, {
    cookies,
    form: { email },
    // The site's own page, not the API's callback before it.
    until: /:\d+\/auth\/callback\?/,
  });
  const code = new URL(back.address).searchParams.get('code');
  if (!code) throw new Error(`The sign-in came back without a code: ${back.address}`);
  return code;
}

/** Signs somebody in with the real client, through the provider's own page. */
export async function signInAs(origin: string, anonKey: string, email: string): Promise<Session> {
  const client = authClientOf(origin, anonKey);
  const { data, error } = await client.exchangeCodeForSession(await authorizationCode(client, origin, email));
  if (error) throw error;
  return data.session;
}
