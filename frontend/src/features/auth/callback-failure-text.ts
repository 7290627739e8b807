import * as words from './auth-callback.en';

const TEXTS: Readonly<Record<string, string>> = words.failures;

/**
 * Why the provider's response was rejected, in our own words: anyone can craft a URL with a text in it.
 * @returns null when the URL contains no error.
 */
export function callbackFailureText(parameters: URLSearchParams): string | null {
  const error = parameters.get('error');
  const code = parameters.get('error_code');
  if (error === null && code === null && !parameters.has('error_description')) return null;
  const text = code === null ? undefined : signInFailureText(code);
  return text ?? (error === 'access_denied' ? words.declined : words.notConfirmed);
}

/** The message for an error code during sign-in; undefined for one without its own message. */
export function signInFailureText(code: string): string | undefined {
  return Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
}
