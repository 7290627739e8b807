import { ResponseTooLargeError } from '../../../common/http/limited-fetch.js';

/** Maximum bytes of a provider's response with its event framing: about 12,000 tokens, one event each. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Maximum characters of an answer; the token limits allow about 70,000. */
export const MAX_ANSWER_LENGTH = 500_000;

/** Maximum nesting depth of an answer; a procedure has six levels. */
export const MAX_DEPTH = 50;

/** Maximum number of values in an answer, at all levels. */
export const MAX_VALUES = 50_000;

/** The answer exceeds a limit on length, nesting or number of values. */
export class BadAnswerError extends Error {
  constructor(readonly limit: 'characters' | 'shape') {
    super(`The answer of the model exceeds the limit of ${limit}`);
    this.name = 'BadAnswerError';
  }
}

/**
 * Whether a parsed value is within {@link MAX_DEPTH} and {@link MAX_VALUES}. `JSON.parse` accepts any depth, but
 * recursive processing afterwards (`JSON.stringify`, a schema) overflows the stack at a few thousand levels.
 */
export function hasUsableShape(root: unknown): boolean {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Whether an error is, or was caused by, an answer that exceeds these limits. The SDK wraps such errors. */
export function isBadAnswer(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BadAnswerError || cause instanceof ResponseTooLargeError) return true;
  }
  return false;
}
