import type { AuthError } from '../protocol/auth-error.js';

const MAX_LENGTH = 2000;

/**
 * The redirect after sign-in: the requested address if it is on this site, else the site's front page. A rejected
 * address is replaced silently, without an error that could be used to probe.
 */
export function safeRedirectTarget(wanted: string | undefined, appUrl: string): string {
  const home = `${appUrl}/`;
  if (!wanted || wanted.length > MAX_LENGTH || !URL.canParse(wanted)) return home;
  const url = new URL(wanted);
  // The origin of a blob: address is that of the page that made it, so the scheme counts too.
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Code that treats the path as a URL would read two leading slashes as another site.
  const isPath = !url.pathname.startsWith('//');
  const isOurs = url.origin === new URL(appUrl).origin && url.username === '' && url.password === '';
  return isWeb && isOurs && isPath ? url.href : home;
}

/** Adds parameters to the query of an address. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Puts parameters into the fragment of an address, which browsers do not send to servers. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

/** Adds parameters to both query and fragment, where clients look for the errors of a provider. */
export function withQueryAndFragment(address: string, parameters: Record<string, string>): string {
  return withFragment(withQuery(address, parameters), parameters);
}

/** The `error` parameter of a rejection in a redirect. */
export function redirectErrorOf({ code, statusCode }: AuthError): string {
  if (code === 'provider_email_needs_verification' || code === 'signup_disabled') return 'access_denied';
  if (statusCode === 403) return 'access_denied';
  if (statusCode === 401) return 'unauthorized_client';
  if (statusCode === 503) return 'temporarily_unavailable';
  return statusCode >= 500 ? 'server_error' : 'invalid_request';
}
