import { HttpException } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DeadlineExceededError } from '../time/deadline.js';
import { commonProblems } from './common.problems.js';
import { Problem } from './problem.js';

type CommonCode = keyof typeof commonProblems;

const codeOfStatus: Record<number, CommonCode> = {
  400: 'malformed-request',
  401: 'not-signed-in',
  403: 'role-not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'body-too-large',
  // A parameter of the path is too long.
  414: 'malformed-request',
  415: 'unsupported-media-type',
  422: 'invalid-fields',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'temporarily-unavailable',
};

/**
 * Converts any thrown value into a {@link Problem}. Server faults become a 500 without details;
 * a lost or overloaded database becomes a 503, because the same request may succeed in a moment.
 */
export function normaliseError(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = statusOf(error);
  const code = status === undefined ? undefined : codeOfStatus[status];
  if (code) return commonProblems[code]({ detail: readerDetail(error, code), cause: error });
  if (isDatabaseUnavailable(error)) {
    return commonProblems['temporarily-unavailable']({ cause: error, headers: { 'retry-after': RETRY_AFTER_S } });
  }
  return commonProblems['internal-error']({ cause: error });
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  // Fastify's own errors (body parser, limits) carry a status and a code that starts with FST_.
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
}

function readerDetail(error: unknown, code: CommonCode): string | undefined {
  if (code !== 'malformed-request' || !(error instanceof Error)) return undefined;
  const fastifyCode = 'code' in error ? error.code : undefined;
  if (fastifyCode === 'FST_ERR_CTP_EMPTY_JSON_BODY') return 'The body is empty although the content type says JSON.';
  return 'The request body is not valid JSON, or the address is malformed.';
}

/** A restart or a change of the server takes seconds. */
const RETRY_AFTER_S = '5';

/** System error codes: the server is unreachable or gone. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of pg and its pool without a code. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** A connection that is lost between two statements of a transaction is given back by TypeORM, and the next statement finds it gone. */
function isReleased(error: Error): boolean {
  return error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;
}

/**
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html classes 08, 53 and 57P, query_canceled and
 * lock_not_available
 */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('driverError' in error) return isDatabaseUnavailable(error.driverError);
  if (error instanceof DeadlineExceededError || LOST_CONNECTION.test(error.message) || isReleased(error)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return UNREACHABLE.has(code) || /^(08|53|57P)/.test(code) || code === '57014' || code === '55P03';
}
