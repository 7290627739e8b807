import { ResponseTooLargeError } from '../../../common/http/limited-fetch.js';

/** Bytes of one response of a provider, with the frames of its events: some 12,000 tokens, each in an event of its own. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** Characters of an answer; the longest that the token limits allow has some 70,000. */
export const MAX_ANSWER_LENGTH = 500_000;

/** Levels of an answer's object; those of a procedure are six. */
export const MAX_DEPTH = 50;

/** Values in an answer's object, at all levels. */
export const MAX_VALUES = 50_000;

/** An answer is larger, or nested more deeply, than any that can be used. It is not read to its end. */
export class BadAnswerError extends Error {
  constructor(readonly limit: 'characters' | 'shape') {
    super(`The answer of the model exceeds the limit of ${limit}`);
    this.name = 'BadAnswerError';
  }
}

/**
 * Whether a parsed value keeps to {@link MAX_DEPTH} and {@link MAX_VALUES}. `JSON.parse` reads any depth, but whatever
 * walks the value by recursion afterwards (`JSON.stringify`, a schema) exhausts the stack at some thousand levels.
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

/** Whether an error is or was caused by an answer beyond these limits. The SDK wraps what breaks a response. */
export function isBadAnswer(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BadAnswerError || cause instanceof ResponseTooLargeError) return true;
  }
  return false;
}
