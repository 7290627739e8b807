/** Parameters that are ours, or that decide how safe the exchange with the provider is. */
const RESERVED = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'apikey',
  'skip_http_redirect',
  'invite_token',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'registration',
  'claims',
  'dpop_jkt',
]);

const MAX_PARAMETERS = 10;
const MAX_VALUE_LENGTH = 500;
const STANDARD_SCOPES = ['openid', 'email', 'profile'];
/** @see RFC 6749 section 3.3, a scope token */
const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]{1,200}$/;
const MAX_SCOPES = 20;

/**
 * Parameters of /authorize that are forwarded to the provider, such as `prompt` or `access_type`. Reserved names are
 * dropped, in any case.
 */
export function forwardedParams(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const free = Object.entries(query).filter(
    (entry): entry is [string, string] =>
      !RESERVED.has(entry[0].toLowerCase()) && typeof entry[1] === 'string' && entry[1].length <= MAX_VALUE_LENGTH,
  );
  return Object.fromEntries(free.slice(0, MAX_PARAMETERS));
}

/** The scopes that sign-in needs, and those that the caller requests in addition. */
export function scopeWith(wanted: string | undefined): string {
  const extra = (wanted ?? '').split(/[\s,]+/).filter((scope) => SCOPE.test(scope));
  return [...new Set([...STANDARD_SCOPES, ...extra.slice(0, MAX_SCOPES)])].join(' ');
}
