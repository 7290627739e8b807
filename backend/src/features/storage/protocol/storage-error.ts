import { Problem, type ProblemOptions } from '../../../common/problems/problem.js';

interface ErrorKind {
  status: number;
  error: string;
  message: string;
}

/** Every error of the protocol by its code: the status, and what it says where nothing more is known. */
export const STORAGE_ERRORS = {
  InvalidRequest: { status: 400, error: 'invalid_request', message: 'The request cannot be read' },
  MissingParameter: { status: 400, error: 'missing_parameter', message: 'A parameter is missing' },
  InvalidKey: { status: 400, error: 'invalid_key', message: 'A file cannot have this name' },
  InvalidBucketName: { status: 400, error: 'invalid_bucket_name', message: 'A bucket cannot have this name' },
  ExpiredToken: { status: 400, error: 'expired_token', message: 'The signed address has expired' },
  InvalidJWT: { status: 401, error: 'unauthorized', message: 'Sign in, and send the key of this installation' },
  AccessDenied: { status: 403, error: 'access_denied', message: 'You may not do this' },
  NoSuchBucket: { status: 404, error: 'not_found', message: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found', message: 'Object not found' },
  NoSuchRoute: { status: 404, error: 'not_found', message: 'There is nothing here' },
  ResourceAlreadyExists: { status: 409, error: 'Duplicate', message: 'The resource already exists' },
  ResourceNotEmpty: { status: 409, error: 'not_empty', message: 'The bucket is not empty' },
  EntityTooLarge: { status: 413, error: 'too_large', message: 'The file is too large' },
  QuotaExceeded: { status: 413, error: 'quota_exceeded', message: 'There is no room left for files' },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type', message: 'This kind of file is not accepted' },
  InvalidRange: { status: 416, error: 'invalid_range', message: 'The file has no such part' },
  SlowDown: { status: 429, error: 'too_many_requests', message: 'Too many requests, try again later' },
  InternalError: { status: 500, error: 'internal_error', message: 'Something went wrong on our side' },
  NotSupported: { status: 501, error: 'not_supported', message: 'This part of the protocol is not supported' },
  ServiceUnavailable: { status: 503, error: 'unavailable', message: 'The service is temporarily unavailable' },
} as const satisfies Record<string, ErrorKind>;

export type StorageErrorCode = keyof typeof STORAGE_ERRORS;

/** An error of the storage protocol. */
export class StorageError extends Problem {
  constructor(
    readonly code: StorageErrorCode,
    message: string = STORAGE_ERRORS[code].message,
    options: Pick<ProblemOptions, 'headers' | 'cause'> = {},
  ) {
    super({ code, status: STORAGE_ERRORS[code].status, title: message }, options);
    this.name = 'StorageError';
  }
}
