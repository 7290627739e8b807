import { client } from './generated/client.gen';

/** Where requests get their access token from; the auth feature gives it at start. */
export interface TokenSource {
  /** The current token, or null when nobody is signed in. */
  getToken(): Promise<string | null>;
  /** A new token after the server has refused the current one, or null when the session has ended. */
  renewToken(): Promise<string | null>;
}

/** Makes the generated client send the access token; a refused one is renewed once. */
export function connectApi(tokens: TokenSource): void {
  client.setConfig({
    baseUrl: window.location.origin,
    throwOnError: true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const retry = request.clone();
      const response = await send(request, await tokens.getToken());
      if (response.status !== 401) return response;
      const renewed = await tokens.renewToken();
      return renewed ? send(retry, renewed) : response;
    },
  });
}

function send(request: Request, token: string | null): Promise<Response> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return fetch(request, { signal: AbortSignal.timeout(30_000) });
}
