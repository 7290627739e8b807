import { client } from './generated/client.gen';
import { problemCode } from './problem';

const TIMEOUT_MS = 30_000;

/** The source of the access token for requests; the auth feature sets it at start. */
export interface TokenSource {
  /** The current token, or null when nobody is signed in. */
  getToken(): Promise<string | null>;
  /** A new token after the server rejected the current one, or null when the session has ended. */
  renewToken(): Promise<string | null>;
}

/** Sends a request and returns its response; the signal aborts it. */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>;

let source: TokenSource | null = null;

/** Makes the generated client send the access token; a refused one is renewed once. */
export function connectApi(tokens: TokenSource): void {
  source = tokens;
  client.setConfig({ baseUrl: window.location.origin, throwOnError: true, fetch: authorizedFetch(sendByFetch) });
}

/** The `fetch` of the generated client: sends the access token, and retries once with a new one. */
export function authorizedFetch(transport: Transport): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const retry = request.clone();
    const response = await send(transport, request, (await source?.getToken()) ?? null);
    if (await needsSecondFactor(response)) {
      // The renewed session knows that a second factor is due, and the page asks for it.
      await source?.renewToken();
      return response;
    }
    if (response.status !== 401) return response;
    const renewed = await source?.renewToken();
    return renewed ? send(transport, retry, renewed) : response;
  };
}

async function needsSecondFactor(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return problemCode(problem) === 'second-factor-needed';
}

function send(transport: Transport, request: Request, token: string | null): Promise<Response> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return transport(request, request.signal);
}

function sendByFetch(request: Request, signal: AbortSignal): Promise<Response> {
  // A request whose page is gone is aborted: it would be rejected once its session has ended.
  return fetch(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
}
