import { type ApiAnswer, ApiClient } from '../../support/api-client.js';

/** What an auth call needs of a running server. */
export interface Site {
  origin: string;
  anonKey: string;
}

export interface AuthCall {
  json?: unknown;
  /** Sent as it is. */
  raw?: string;
  accessToken?: string;
  headers?: Record<string, string>;
}

/** The parts of a token answer that these tests look at. */
export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  code?: string;
}

/** Version header of current clients: errors are answered in the new form. */
export const API_VERSION = '2024-01-01';

/** Calls the auth protocol by hand, for what the real client never sends. */
export function callAuth<Body = Record<string, unknown>>(
  { origin, anonKey }: Site,
  method: string,
  path: string,
  { json, raw, accessToken, headers = {} }: AuthCall = {},
): Promise<ApiAnswer<Body>> {
  return new ApiClient(origin, accessToken).request<Body>(method, `/auth${path}`, {
    headers: { apikey: anonKey, 'x-supabase-api-version': API_VERSION, ...headers },
    ...(json === undefined ? {} : { json }),
    ...(raw === undefined ? {} : { raw }),
  });
}

/** Presents a refresh token. */
export function refresh(site: Site, refreshToken: string): Promise<ApiAnswer<TokenAnswer>> {
  return callAuth<TokenAnswer>(site, 'POST', '/token?grant_type=refresh_token', {
    json: { refresh_token: refreshToken },
  });
}

/** Asks an auth call whose answer says whether the access token still counts. */
export async function isSignedIn(site: Site, accessToken: string): Promise<boolean> {
  const { status } = await callAuth(site, 'GET', '/user', { accessToken });
  return status === 200;
}
