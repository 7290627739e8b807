import type { ErrorRenderer, FailedRequest, RenderedError } from '../../../common/problems/error.filter.js';
import type { Problem } from '../../../common/problems/problem.js';
import { STORAGE_ERRORS, StorageError, type StorageErrorCode } from './storage-error.js';

export const STORAGE_PREFIX = '/api/v1/storage';
const PATHS = /^\/api\/v1\/storage(?:[/?]|$)/;

const codeOfProblem: Readonly<Record<string, StorageErrorCode>> = {
  'not-signed-in': 'InvalidJWT',
  'role-not-allowed': 'AccessDenied',
  'not-found': 'NoSuchRoute',
  'body-too-large': 'EntityTooLarge',
  'unsupported-media-type': 'InvalidMimeType',
  'too-many-requests': 'SlowDown',
  'internal-error': 'InternalError',
  'temporarily-unavailable': 'ServiceUnavailable',
};

/** The storage protocol's own error form, for everything below its path. Clients take the status from the answer itself. */
export class StorageErrorRenderer implements ErrorRenderer {
  handles(url: string): boolean {
    return PATHS.test(url);
  }

  render(error: unknown, problem: Problem, request: FailedRequest): RenderedError {
    const { code, message, type } = error instanceof StorageError ? error : fromProblem(problem);
    const { status } = type;
    const reference = status === 500 ? { error_id: request.id } : {};
    return {
      status,
      // A file that is not there now may be there in a moment.
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        ...problem.headers,
      },
      body: JSON.stringify({
        statusCode: String(status),
        error: STORAGE_ERRORS[code].error,
        message,
        code,
        ...reference,
      }),
    };
  }
}

function fromProblem({ type, detail }: Problem): StorageError {
  const code = codeOfProblem[type.code] ?? 'InvalidRequest';
  return new StorageError(code, code === 'InvalidRequest' ? (detail ?? type.title) : undefined);
}
