import { APICallError, NoOutputGeneratedError, StreamProviderError } from 'ai';
import { isBadAnswer } from './answer-limits.js';
import { CallTimeoutError } from './call-watch.js';
import type { ModelAttempt } from './language-model.js';
import { UnusableAnswerError } from './read-answer.js';
import { retryAfterMs } from './retry-after.js';

export type FailureCode = NonNullable<ModelAttempt['code']>;

/**
 * What to do about a failed call: `stop` the whole request · `wait` and ask the same again · `repair` ask for a correction ·
 * `drop_schema` ask in JSON mode · `raise_limit` ask for a longer answer · `next` ask the next provider.
 */
export type Reaction = 'stop' | 'wait' | 'repair' | 'drop_schema' | 'raise_limit' | 'next';

export interface Verdict {
  code: FailureCode;
  reaction: Reaction;
  /** What the provider asks for; null when it does not. Never above {@link LONGEST_WAIT_MS}. */
  retryAfterMs: number | null;
}

/** A provider that asks for a longer wait is passed over: a person watches the draft. */
export const LONGEST_WAIT_MS = 30_000;

/** Codes that say that the provider cannot serve anybody now; they count for its circuit breaker. */
const OUTAGES: ReadonlySet<FailureCode> = new Set<FailureCode>(['busy', 'timeout', 'provider_down', 'network']);

export function isOutage(code: FailureCode): boolean {
  return OUTAGES.has(code);
}

interface Rule {
  statuses: (status: number) => boolean;
  words?: RegExp;
  code: FailureCode;
  reaction: Reaction;
}

const isInvalidRequest = (status: number): boolean => [400, 422, 501].includes(status);

/** The first rule that fits an answer with an error status decides. */
const RULES: readonly Rule[] = [
  { statuses: (status) => status === 402, code: 'quota', reaction: 'next' },
  { statuses: () => true, words: /insufficient_quota|credit balance/i, code: 'quota', reaction: 'next' },
  {
    statuses: isInvalidRequest,
    words: /content_filter|content_policy|content management policy/i,
    code: 'refused',
    reaction: 'stop',
  },
  {
    statuses: isInvalidRequest,
    words: /response_?format|schema|structured|grammar/i,
    code: 'no_schema_support',
    reaction: 'drop_schema',
  },
  { statuses: (status) => status === 413, code: 'prompt_too_long', reaction: 'next' },
  {
    statuses: isInvalidRequest,
    words: /context|too long|too large|too many tokens|maximum/i,
    code: 'prompt_too_long',
    reaction: 'next',
  },
  { statuses: (status) => status === 429, code: 'busy', reaction: 'wait' },
  { statuses: (status) => status === 408 || status >= 500, code: 'provider_down', reaction: 'wait' },
  { statuses: (status) => status >= 400, code: 'misconfigured', reaction: 'next' },
];

/** Decides what a failed call means. The one place that knows the errors of the SDK. */
export function judgeFailure(error: unknown, { isCancelled, now }: { isCancelled: boolean; now: Date }): Verdict {
  if (isCancelled) return verdict('cancelled', 'stop');
  if (error instanceof UnusableAnswerError) return judgeAnswer(error);
  if (error instanceof CallTimeoutError) return verdict('timeout', 'next');
  if (isBadAnswer(error)) return verdict('bad_answer', 'next');
  if (NoOutputGeneratedError.isInstance(error)) return verdict('provider_down', 'wait');
  if (APICallError.isInstance(error)) {
    const words = `${error.message} ${error.responseBody ?? ''}`;
    return withWait(judgeStatus(error.statusCode ?? 0, words), retryAfterMs(error.responseHeaders, now));
  }
  if (StreamProviderError.isInstance(error)) {
    return judgeStatus(error.statusCode ?? 500, `${error.type ?? ''} ${error.code ?? ''} ${error.message}`);
  }
  return verdict('network', 'wait');
}

function judgeAnswer({ reason }: UnusableAnswerError): Verdict {
  switch (reason) {
    case 'refused':
      return verdict('refused', 'stop');
    case 'too_long':
      return verdict('too_long', 'raise_limit');
    case 'invalid_output':
      return verdict('invalid_output', 'repair');
  }
}

/** @param status 0 when there was no answer; below 400 when the connection broke in the middle of one. */
function judgeStatus(status: number, words: string): Verdict {
  if (status < 400) return verdict('network', 'wait');
  const rule = RULES.find(({ statuses, words: pattern }) => statuses(status) && (!pattern || pattern.test(words)));
  return rule ? verdict(rule.code, rule.reaction) : verdict('provider_down', 'next');
}

function withWait(judged: Verdict, askedMs: number | null): Verdict {
  if (judged.reaction !== 'wait' || askedMs === null) return judged;
  return askedMs > LONGEST_WAIT_MS ? { ...judged, reaction: 'next' } : { ...judged, retryAfterMs: askedMs };
}

function verdict(code: FailureCode, reaction: Reaction): Verdict {
  return { code, reaction, retryAfterMs: null };
}
