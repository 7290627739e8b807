import { describe, expect, it } from '@jest/globals';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { normaliseError } from '../../../common/problems/normalise-error.js';
import { AuthError } from './auth-error.js';
import { AuthErrorRenderer } from './auth-error.renderer.js';

const renderer = new AuthErrorRenderer();

function render(error: unknown, { version = '2024-01-01', url = '/api/v1/auth/token' } = {}) {
  const request = { url, id: 'request-1', headers: { 'x-supabase-api-version': version } };
  const { status, headers, body } = renderer.render(error, normaliseError(error), request);
  return { status, headers, body: JSON.parse(String(body)) as Record<string, unknown> };
}

describe('AuthErrorRenderer', () => {
  it.each(['/api/v1/auth', '/api/v1/auth/token?x', '/api/v1/auth?x'])('claims %s', (url) => {
    expect(renderer.handles(url)).toBe(true);
  });

  it.each(['/api/v1/authors', '/api/v1/sops', '/auth', '/x/api/v1/auth'])('leaves %s to others', (url) => {
    expect(renderer.handles(url)).toBe(false);
  });

  it.each([
    [commonProblems['malformed-request'](), 400, 'bad_json'],
    [commonProblems['invalid-fields'](), 400, 'validation_failed'],
    [commonProblems['not-signed-in'](), 401, 'no_authorization'],
    [commonProblems['role-not-allowed'](), 403, 'not_admin'],
    [commonProblems['body-too-large'](), 413, 'request_entity_too_large'],
    [commonProblems['too-many-requests'](), 429, 'over_request_rate_limit'],
    [commonProblems['temporarily-unavailable'](), 503, 'service_unavailable'],
    [new Error('a secret of the inside'), 500, 'unexpected_failure'],
  ])('gives each problem its code: %s', (error, expected, code) => {
    const { status, body } = render(error);
    expect([status, body['code']]).toEqual([expected, code]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it.each(['2024-01-01', ''])('names the reasons of a weak password in the form of version "%s" (S8.43)', (version) => {
    const { body } = render(new AuthError('weak_password', 'too short', { weakPasswordReasons: ['length'] }), {
      version,
    });
    expect(body['weak_password']).toEqual({ reasons: ['length'] });
  });

  it('keeps the headers of the problem', () => {
    const { headers } = render(commonProblems['too-many-requests']({ headers: { 'retry-after': '7' } }));
    expect(headers['retry-after']).toBe('7');
  });

  it('says why a guard refused, in the words of the protocol', () => {
    const cause = new AuthError('session_not_found', 'gone');
    const { status, body } = render(commonProblems['not-signed-in']({ cause }));
    expect([status, body]).toEqual([403, { code: 'session_not_found', message: 'gone' }]);
  });

  it.each([
    ['/passkeys/authentication/options', 'passkey_disabled'],
    ['/passkeys?x', 'passkey_disabled'],
    ['/admin/users/1/passkeys', 'passkey_disabled'],
    ['/sso', 'saml_provider_disabled'],
    ['/admin/sso/providers', 'saml_provider_disabled'],
    ['/oauth/authorizations/1', 'feature_disabled'],
    ['/user/oauth/grants', 'feature_disabled'],
    ['/admin/oauth/clients', 'feature_disabled'],
    ['/ssos', 'not_found'],
  ])('calls a part that is not offered by its code: %s is %s', (path, code) => {
    const { status, body } = render(commonProblems['not-found'](), { url: `/api/v1/auth${path}` });
    expect([status, body['code']]).toEqual([404, code]);
  });

  it('takes a miss on a known path for a wrong method', () => {
    expect(render(commonProblems['not-found']()).body['code']).toBe('method_not_allowed');
    expect(render(commonProblems['not-found'](), { url: '/api/v1/auth/tokens' }).body['code']).toBe('not_found');
  });

  it('gives old clients the old form, with a reference for faults of ours', () => {
    expect(render(new Error('inside'), { version: '2023-01-01' }).body).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: expect.any(String),
      error_id: 'request-1',
    });
  });

  it('does not look like a fault of ours to the error filter when it is a refusal', () => {
    const refusal = new AuthError('refresh_token_not_found', 'unknown');
    expect(normaliseError(refusal).type.status).toBeLessThan(500);
  });
});
