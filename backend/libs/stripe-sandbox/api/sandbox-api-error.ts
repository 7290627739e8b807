type ApiErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';

interface ApiErrorOptions {
  code?: string;
  /** The parameter at fault, as it is form-encoded. */
  param?: string;
  type?: ApiErrorType;
}

/** An error response of the sandbox's API, in the format of the SDK. */
export class SandboxApiError extends Error {
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly type: ApiErrorType;

  constructor(
    readonly status: number,
    message: string,
    options: ApiErrorOptions = {},
  ) {
    super(message);
    this.name = 'SandboxApiError';
    this.code = options.code;
    this.param = options.param;
    this.type = options.type ?? 'invalid_request_error';
  }

  /** The JSON body of the response. */
  toBody(): object {
    const { type, code, message, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

/** The id names nothing: 404 for the object of the path, 400 for one that a parameter names. */
export function resourceMissing(kind: string, id: string, param = 'id'): SandboxApiError {
  const status = param === 'id' ? 404 : 400;
  return new SandboxApiError(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
