import type { ErrorRenderer, FailedRequest, RenderedError } from '../../../common/problems/error.filter.js';
import type { Problem } from '../../../common/problems/problem.js';
import { AuthError, type AuthErrorCode } from './auth-error.js';

/** From this version on errors are `{ code, message }`; before it `{ code: status, error_code, msg }`. */
const NEW_FORM_SINCE = Date.UTC(2024, 0, 1);
const VERSION_HEADER = 'x-supabase-api-version';

const PREFIX = '/api/v1/auth';
const PATHS = /^\/api\/v1\/auth(?:[/?]|$)/;

/** Paths that exist for some method: a miss there is a wrong method. Longer ids match no route. */
const KNOWN_PATHS =
  /^\/api\/v1\/auth\/(?:authorize|callback|signup|otp|magiclink|recover|resend|verify|reauthenticate|invite|token|user(?:\/identities\/[^/?]{1,300})?|logout|settings|health|admin\/generate_link|admin\/users(?:\/[^/?]{1,300}(?:\/factors(?:\/[^/?]{1,300})?)?)?|factors(?:\/[^/?]{1,300}(?:\/(?:challenge|verify|regenerate))?)?|\.well-known\/jwks\.json)(?:\?|$)/;

const codeOfProblem: Readonly<Record<string, AuthErrorCode>> = {
  'malformed-request': 'bad_json',
  'invalid-fields': 'validation_failed',
  'not-signed-in': 'no_authorization',
  'role-not-allowed': 'not_admin',
  'second-factor-needed': 'insufficient_aal',
  'fresh-sign-in-needed': 'reauthentication_needed',
  'not-found': 'not_found',
  'method-not-allowed': 'method_not_allowed',
  'request-timeout': 'request_timeout',
  'body-too-large': 'request_entity_too_large',
  'unsupported-media-type': 'unsupported_media_type',
  'too-many-requests': 'over_request_rate_limit',
  'temporarily-unavailable': 'service_unavailable',
};

/** The auth protocol's own two error forms, for everything below its path. */
export class AuthErrorRenderer implements ErrorRenderer {
  handles(url: string): boolean {
    return PATHS.test(url);
  }

  render(error: unknown, problem: Problem, request: FailedRequest): RenderedError {
    const refusal = toAuthError(error, problem, request.url);
    const { code, message, statusCode: status } = refusal;
    const details = detailsOf(refusal);
    const { oauthError } = refusal;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...problem.headers,
    };
    if (oauthError) {
      return { status, headers, body: JSON.stringify({ error: oauthError, error_description: message }) };
    }
    const version = versionOf(request);
    if (version === null) {
      const reference = status >= 500 ? { error_id: request.id } : {};
      return {
        status,
        headers,
        body: JSON.stringify({ code: status, error_code: code, msg: message, ...details, ...reference }),
      };
    }
    return {
      status,
      headers: { ...headers, [VERSION_HEADER]: version },
      body: JSON.stringify({ code, message, ...details }),
    };
  }
}

function toAuthError(error: unknown, problem: Problem, url: string): AuthError {
  if (error instanceof AuthError) return error;
  // The guard rejects the routes of all features alike, but knows the protocol's code of the reason.
  if (problem.cause instanceof AuthError) return problem.cause;
  const code = codeOfProblem[problem.type.code] ?? 'unexpected_failure';
  if (code === 'not_found') {
    const absent = unsupportedEndpoint(url.slice(PREFIX.length));
    if (absent) return new AuthError(absent.code, absent.message);
    if (KNOWN_PATHS.test(url)) return new AuthError('method_not_allowed', 'This method is not supported here');
  }
  return new AuthError(code, problem.detail ?? problem.type.title);
}

/** Additional fields for clients: the reasons of a weak password. */
function detailsOf({ weakPasswordReasons: reasons }: AuthError): { weak_password?: { reasons: readonly string[] } } {
  return reasons.length > 0 ? { weak_password: { reasons } } : {};
}

/** The version to echo, or null for callers of the old form. */
function versionOf(request: FailedRequest): string | null {
  const header = request.headers[VERSION_HEADER];
  if (typeof header !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return null;
  const time = Date.parse(header);
  return Number.isNaN(time) || time < NEW_FORM_SINCE ? null : header;
}

interface UnsupportedEndpoint {
  /** Below the protocol's own path, query and all. */
  paths: RegExp;
  code: AuthErrorCode;
  message: string;
}

/** Parts of the protocol that this product does not support; clients know each rejection by its code. */
const UNSUPPORTED_ENDPOINTS: readonly UnsupportedEndpoint[] = [
  {
    paths: /^\/(?:admin\/users\/[^/?]+\/)?passkeys(?:[/?]|$)/,
    code: 'passkey_disabled',
    message: 'Passkeys are second steps here, not a way to sign in',
  },
  {
    paths: /^\/(?:admin\/)?(?:sso|saml)(?:[/?]|$)/,
    code: 'saml_provider_disabled',
    message: 'Sign-in by SAML is not offered here',
  },
  {
    paths: /^\/(?:oauth|user\/oauth|admin\/oauth|admin\/custom-providers|scim)(?:[/?]|$)/,
    code: 'feature_disabled',
    message: 'This part of the protocol is not offered here',
  },
];

/** The part of the protocol that a path belongs to and that is not offered. @param path without the protocol's prefix */
function unsupportedEndpoint(path: string): UnsupportedEndpoint | undefined {
  return UNSUPPORTED_ENDPOINTS.find(({ paths }) => paths.test(path));
}
