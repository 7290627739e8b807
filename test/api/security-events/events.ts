import { type ApiAnswer, ApiClient } from '../../support/api-client.js';
import type { TestSite } from '../../support/test-site.js';
import { callAuth, type TokenAnswer } from '../auth/auth-wire.js';

/** A row of security_events. */
export interface EventRow {
  kind: string;
  user_id: string | null;
  session_id: string | null;
  actor: string;
  client_ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: Record<string, unknown>;
}

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
export const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

export const PASSWORD = 'plums and pears';

/** Where the callers of these tests are: the server believes this machine's word on it. */
export const CLIENT_IP = '203.0.113.7';
export const FROM_CLIENT = { 'x-forwarded-for': CLIENT_IP, 'user-agent': FIREFOX };

/** Settings of a server that takes these tests for a proxy. */
export const BEHIND_PROXY = { BILLING_MODE: 'none', TRUSTED_PROXIES: '127.0.0.1', MAIL_MIN_INTERVAL_S: '0' };

/** All events, or those of a kind, oldest first. */
export function eventsOf(site: TestSite, userId: string | null, kind?: string): Promise<EventRow[]> {
  return site.query<EventRow>(
    `SELECT kind, user_id, session_id, actor, host(client_ip) AS client_ip, user_agent, request_id, details
     FROM security_events WHERE user_id IS NOT DISTINCT FROM $1 AND ($2::text IS NULL OR kind = $2) ORDER BY at, id`,
    [userId, kind ?? null],
  );
}

/** Kinds of a person's events, oldest first. */
export async function kindsOf(site: TestSite, userId: string): Promise<string[]> {
  return (await eventsOf(site, userId)).map(({ kind }) => kind);
}

/** A confirmed account with a password, made by the admin API. */
export async function accountWithPassword(site: TestSite, serviceKey: string, email: string): Promise<string> {
  const { body, status } = await adminCall<{ id: string }>(site, serviceKey, 'POST', '/users', {
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (status !== 200) throw new Error(`The account could not be made: ${JSON.stringify(body)}`);
  return body.id;
}

export function adminCall<Body = Record<string, unknown>>(
  site: TestSite,
  serviceKey: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<ApiAnswer<Body>> {
  return callAuth<Body>(site.server, method, `/admin${path}`, {
    headers: { authorization: `Bearer ${serviceKey}`, ...FROM_CLIENT },
    ...(json === undefined ? {} : { json }),
  });
}

/** Signs in with a password, as the browser of `headers`. */
export function signInByPassword(
  site: TestSite,
  email: string,
  { password = PASSWORD, headers = FROM_CLIENT }: { password?: string; headers?: Record<string, string> } = {},
): Promise<ApiAnswer<TokenAnswer>> {
  return callAuth<TokenAnswer>(site.server, 'POST', '/token?grant_type=password', {
    json: { email, password },
    headers,
  });
}

export async function clientOf(site: TestSite, email: string): Promise<ApiClient> {
  const { body } = await signInByPassword(site, email);
  return new ApiClient(site.origin, body.access_token);
}
