import type { z } from 'zod';
import type { StreamedAnswer } from '../calls/attempt.js';
import type { AnswerRepair } from '../language-model.js';
import { parseJsonText } from './repair-json.js';

/** The model answered, but with nothing that can be used. Holds the answer: for asking again, never for a log. */
export class UnusableAnswerError extends Error {
  constructor(
    readonly reason: 'refused' | 'too_long' | 'invalid_output',
    readonly text: string,
    /** What is wrong with it, in words for the model. */
    readonly issues: string[] = [],
  ) {
    super(`The answer cannot be used: ${reason}`);
    this.name = 'UnusableAnswerError';
  }
}

/** How models decline in words when the provider does not report it. */
const REFUSAL =
  /^\W*(?:i['’]m (?:very |really |so )?sorry|sorry\b|i (?:cannot|can['’]t|am unable|am not able|won['’]t)\b)/i;

/**
 * Gives the object of a finished answer.
 * @throws UnusableAnswerError, BadAnswerError
 */
export function readAnswer<T>(answer: StreamedAnswer, schema: z.ZodType<T>): { object: T; repaired: AnswerRepair } {
  const { text, finishReason } = answer;
  if (finishReason === 'content-filter') throw new UnusableAnswerError('refused', text);
  const parsed = parseJsonText(text, schema, finishReason === 'stop');
  if (parsed.ok) return parsed;
  if (finishReason === 'length') throw new UnusableAnswerError('too_long', text);
  const hasObject = text.includes('{');
  if (!hasObject && REFUSAL.test(text)) throw new UnusableAnswerError('refused', text);
  throw new UnusableAnswerError('invalid_output', text, parsed.issues);
}
