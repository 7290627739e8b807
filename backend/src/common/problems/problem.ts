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
  /** Readable by users: no ids of others, no SQL, no stack. */
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

type Definitions = Record<string, { status: number; title: string }>;
type ProblemTable<D extends Definitions> = { [Code in keyof D]: (options?: ProblemOptions) => Problem };

const registry = new Map<string, ProblemType>();

/**
 * Declares a feature's problems: `const sopProblems = defineProblems({ 'sop-not-found': { status: 404, title: '…' } })`,
 * thrown as `throw sopProblems['sop-not-found']()`. Codes are unique in the whole product.
 */
export function defineProblems<const D extends Definitions>(definitions: D): ProblemTable<D> {
  const entries = Object.entries(definitions).map(([code, definition]) => {
    if (registry.has(code)) throw new Error(`The problem ${code} is defined twice`);
    const type: ProblemType = { code, ...definition };
    registry.set(code, type);
    return [code, (options?: ProblemOptions) => new Problem(type, options)] as const;
  });
  return Object.fromEntries(entries) as ProblemTable<D>;
}

/** Every problem that the loaded features declare, by code. */
export function allProblemTypes(): ProblemType[] {
  return [...registry.values()].sort((a, b) => a.code.localeCompare(b.code));
}

/** @throws Error when no loaded feature declares the code (a fault of ours). */
export function problemType(code: string): ProblemType {
  const type = registry.get(code);
  if (!type) throw new Error(`The problem ${code} is not defined`);
  return type;
}
