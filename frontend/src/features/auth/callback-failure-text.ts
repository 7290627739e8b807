/** Sentences for the ways in which a sign-in through a provider fails. */
const TEXTS: Readonly<Record<string, string>> = {
  bad_oauth_state: 'The sign-in took too long, or was finished already. Try again.',
  flow_state_expired: 'The sign-in took too long. Try again.',
  flow_state_not_found: 'The sign-in took too long, or was finished already. Try again.',
  identity_already_exists: 'That sign-in opens an account already.',
  pkce_code_verifier_not_found: 'The sign-in was begun in another browser. Try again here.',
  provider_email_needs_verification: 'The provider has not verified your email address.',
  service_unavailable: 'The provider cannot be reached at the moment. Try again later.',
  user_banned: 'This account is blocked.',
};

const DECLINED = 'You declined the sign-in.';
const OTHERWISE = 'The provider could not confirm the sign-in. Try again.';

/**
 * Why the provider's answer was not accepted, in our own words: anyone can craft a URL with a text in it.
 * @returns null when the address tells of no failure.
 */
export function callbackFailureText(parameters: URLSearchParams): string | null {
  const error = parameters.get('error');
  const code = parameters.get('error_code');
  if (error === null && code === null && !parameters.has('error_description')) return null;
  const text = code === null ? undefined : signInFailureText(code);
  return text ?? (error === 'access_denied' ? DECLINED : OTHERWISE);
}

/** What a failure of that code means to somebody who wants to sign in; undefined for one that needs no own words. */
export function signInFailureText(code: string): string | undefined {
  return Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
}
