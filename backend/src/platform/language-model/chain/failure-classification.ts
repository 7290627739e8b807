import { APICallError, NoOutputGeneratedError, StreamProviderError } from 'ai';
import { isBadAnswer } from '../answers/answer-limits.js';
import { UnusableAnswerError } from '../answers/read-answer.js';
import { CallTimeoutError } from '../calls/call-watch.js';
import type { ModelAttempt } from '../language-model.js';

export type FailureCode = NonNullable<ModelAttempt['code']>;

/**
 * What to do about a failed call: `stop` the whole request · `wait` and repeat the call · `repair` ask for a correction
 * · `drop_schema` retry in JSON mode · `raise_limit` retry with a higher token limit · `next` try the next provider.
 */
export type RetryAction = 'stop' | 'wait' | 'repair' | 'drop_schema' | 'raise_limit' | 'next';

export interface FailureClassification {
  code: FailureCode;
  action: RetryAction;
  /** The delay that the provider requests, at most {@link LONGEST_WAIT_MS}; null if none. */
  retryAfterMs: number | null;
}

/** A provider that requests a longer delay is skipped: a person is waiting for the draft. */
export const LONGEST_WAIT_MS = 30_000;

/** Codes that indicate an outage and count toward the circuit breaker. */
const OUTAGES: ReadonlySet<FailureCode> = new Set<FailureCode>(['busy', 'timeout', 'provider_down', 'network']);

export function isOutage(code: FailureCode): boolean {
  return OUTAGES.has(code);
}

interface Rule {
  statuses: (status: number) => boolean;
  words?: RegExp;
  code: FailureCode;
  action: RetryAction;
}

const isInvalidRequest = (status: number): boolean => [400, 422, 501].includes(status);

/** For responses with an error status; the first matching rule applies. */
const RULES: readonly Rule[] = [
  { statuses: (status) => status === 402, code: 'quota', action: 'next' },
  { statuses: () => true, words: /insufficient_quota|credit balance/i, code: 'quota', action: 'next' },
  {
    statuses: isInvalidRequest,
    words: /content_filter|content_policy|content management policy/i,
    code: 'refused',
    action: 'stop',
  },
  {
    statuses: isInvalidRequest,
    words: /response_?format|schema|structured|grammar/i,
    code: 'no_schema_support',
    action: 'drop_schema',
  },
  { statuses: (status) => status === 413, code: 'prompt_too_long', action: 'next' },
  {
    statuses: isInvalidRequest,
    words: /context|too long|too large|too many tokens|maximum/i,
    code: 'prompt_too_long',
    action: 'next',
  },
  { statuses: (status) => status === 429, code: 'busy', action: 'wait' },
  { statuses: (status) => status === 408 || status >= 500, code: 'provider_down', action: 'wait' },
  { statuses: (status) => status >= 400, code: 'misconfigured', action: 'next' },
];

/** Classifies a failed call. The only place that depends on the SDK's error types. */
export function classifyFailure(
  error: unknown,
  { isCancelled, now }: { isCancelled: boolean; now: Date },
): FailureClassification {
  if (isCancelled) return classified('cancelled', 'stop');
  if (error instanceof UnusableAnswerError) return classifyAnswer(error);
  if (error instanceof CallTimeoutError) return classified('timeout', 'next');
  if (isBadAnswer(error)) return classified('bad_answer', 'next');
  if (NoOutputGeneratedError.isInstance(error)) return classified('provider_down', 'wait');
  if (APICallError.isInstance(error)) {
    const words = `${error.message} ${error.responseBody ?? ''}`;
    return withWait(classifyStatus(error.statusCode ?? 0, words), retryAfterMs(error.responseHeaders, now));
  }
  if (StreamProviderError.isInstance(error)) {
    return classifyStatus(error.statusCode ?? 500, `${error.type ?? ''} ${error.code ?? ''} ${error.message}`);
  }
  return classified('network', 'wait');
}

function classifyAnswer({ reason }: UnusableAnswerError): FailureClassification {
  switch (reason) {
    case 'refused':
      return classified('refused', 'stop');
    case 'too_long':
      return classified('too_long', 'raise_limit');
    case 'invalid_output':
      return classified('invalid_output', 'repair');
  }
}

/** @param status 0 without a response; below 400 if the connection broke during the response */
function classifyStatus(status: number, words: string): FailureClassification {
  if (status < 400) return classified('network', 'wait');
  const rule = RULES.find(({ statuses, words: pattern }) => statuses(status) && (!pattern || pattern.test(words)));
  return rule ? classified(rule.code, rule.action) : classified('provider_down', 'next');
}

function withWait(classification: FailureClassification, askedMs: number | null): FailureClassification {
  if (classification.action !== 'wait' || askedMs === null) return classification;
  return askedMs > LONGEST_WAIT_MS
    ? { ...classification, action: 'next' }
    : { ...classification, retryAfterMs: askedMs };
}

function classified(code: FailureCode, action: RetryAction): FailureClassification {
  return { code, action, retryAfterMs: null };
}

/**
 * The delay that a provider requests in `retry-after-ms` or `retry-after` (seconds or a date), in milliseconds.
 * @param headers with names in lower case
 * @returns null if there is none or it is in the past
 */
export function retryAfterMs(headers: Record<string, string> | undefined, now: Date): number | null {
  const wait = Number(headers?.['retry-after-ms']) || parseRetryAfter(headers?.['retry-after'], now);
  return Number.isFinite(wait) && wait > 0 ? wait : null;
}

function parseRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return Number.NaN;
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value) - now.getTime() : seconds * 1000;
}
