import type { AuthErrorCode } from '../features/auth/protocol/auth-error.js';
import { AuthErrorDto, DatedAuthErrorDto } from '../features/auth/protocol/dto/auth-protocol.dto.js';

interface Sample {
  code: AuthErrorCode;
  message: string;
}

/** One error of each status; a status has several codes. */
const SAMPLES: Readonly<Record<number, Sample>> = {
  400: { code: 'validation_failed', message: 'email must be a string' },
  401: { code: 'no_api_key', message: 'The apikey header is missing or not of this installation' },
  403: { code: 'session_not_found', message: 'The session has ended' },
  404: { code: 'not_found', message: 'There is nothing here' },
  408: { code: 'request_timeout', message: 'The request did not arrive in time' },
  413: { code: 'request_entity_too_large', message: 'The request is too large' },
  415: { code: 'unsupported_media_type', message: 'Send JSON (application/json)' },
  422: { code: 'weak_password', message: 'Password should be at least 8 characters.' },
  429: { code: 'over_request_rate_limit', message: 'Too many requests, try again later' },
  503: { code: 'service_unavailable', message: 'The service is temporarily unavailable' },
};
const UNEXPECTED: Sample = { code: 'unexpected_failure', message: 'Something went wrong on our side' };

/** The two forms in which the auth protocol writes an error of the status. */
export function authErrorContent(status: number): Record<string, object> {
  const { code, message } = SAMPLES[status] ?? UNEXPECTED;
  const usual: AuthErrorDto = { code: status, error_code: code, msg: message };
  const dated: DatedAuthErrorDto = { code, message };
  return {
    'application/json': {
      schema: {
        anyOf: [AuthErrorDto, DatedAuthErrorDto].map(({ name }) => ({ $ref: `#/components/schemas/${name}` })),
      },
      examples: {
        usual: { summary: 'The usual form', value: usual },
        dated: { summary: 'With the header x-supabase-api-version: 2024-01-01', value: dated },
      },
    },
  };
}
