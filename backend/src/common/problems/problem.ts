/** One entry of a feature's problem table. */
export interface ProblemType {
  /** Kebab-case noun phrase; the last segment of the `type` URI. */
  code: string;
  status: number;
  title: string;
}

/** One faulty field: `pointer` is a JSON pointer fragment such as `#/prompt`. */
export interface FieldError {
  pointer: string;
  detail: string;
}

export interface ProblemOptions {
  /** For a person: no ids of others, no SQL, no stack. */
  detail?: string;
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The one error that services throw; the filter turns it into RFC 9457 problem details. */
export class Problem extends Error {
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly type: ProblemType,
    options: ProblemOptions = {},
  ) {
    super(options.detail ?? type.title, { cause: options.cause });
    this.name = 'Problem';
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}
