import type { Problem } from './problem.js';

export interface RenderedError {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** What a renderer may know of the request. */
export interface FailedRequest {
  /** Path with query, as received. */
  url: string;
  /** Request id, a UUID. */
  id: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Writes errors in a protocol's own form, for the paths that it claims. */
export interface ErrorRenderer {
  handles(url: string): boolean;
  /** @param error what was thrown; `problem` is the same, normalised. */
  render(error: unknown, problem: Problem, request: FailedRequest): RenderedError;
}
