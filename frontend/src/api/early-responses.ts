/** What `public/early-requests.js` has asked for. */
export interface EarlyResponse {
  token: string;
  /** By the clock of `performance.now()`. */
  askedAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** By path. */
    __earlyResponses?: Map<string, EarlyResponse>;
  }
}

/** An answer that was given longer ago may have changed since. */
const LONGEST_AGE_MS = 10_000;

/**
 * The answer to a request that the page has made before its code was there. Each is given once, so that whoever asks
 * again gets the news.
 * @param token whose answer it must be
 * @returns null when there is none, and when it was a failure: the request is made as usual then
 */
export async function takeEarlyResponse({ method, url }: Request, token: string): Promise<Response | null> {
  const path = url.slice(window.location.origin.length);
  const early = window.__earlyResponses?.get(path);
  if (!early || method !== 'GET' || !url.startsWith(window.location.origin)) return null;
  window.__earlyResponses?.delete(path);
  if (early.token !== token || performance.now() - early.askedAt > LONGEST_AGE_MS) return null;
  const response = await early.response.catch(() => null);
  return response?.ok ? response : null;
}
