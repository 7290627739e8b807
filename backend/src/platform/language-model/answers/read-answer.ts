import { runInNewContext } from 'node:vm';
import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';
import type { StreamedAnswer } from '../calls/attempt.js';
import type { AnswerRepair } from '../language-model.js';
import { BadAnswerError, hasUsableShape } from './answer-limits.js';

/** The model's answer is unusable. Holds the answer for the retry; never log it. */
export class UnusableAnswerError extends Error {
  constructor(
    readonly reason: 'refused' | 'too_long' | 'invalid_output',
    readonly text: string,
    /** Why the answer is unusable, worded for the model. */
    readonly issues: string[] = [],
  ) {
    super(`The answer cannot be used: ${reason}`);
    this.name = 'UnusableAnswerError';
  }
}

/** Refusals in plain text, when the provider does not report a refusal. */
const REFUSAL =
  /^\W*(?:i['’]m (?:very |really |so )?sorry|sorry\b|i (?:cannot|can['’]t|am unable|am not able|won['’]t)\b)/i;

/** Parses the object of a finished answer. @throws UnusableAnswerError, BadAnswerError */
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

/** The parsed object, or why parsing failed, worded for the model. */
export type ParsedJson<T> = { ok: true; object: T; repaired: AnswerRepair } | { ok: false; issues: string[] };

const MAX_ISSUES = 8;
/** Repairing usually takes a few milliseconds. */
const MEND_DEADLINE_MS = 200;

/**
 * Parses the object in a model's text with as little repair as possible: as is; extracted from surrounding text, code
 * fences and reasoning; with its JSON syntax repaired.
 * @throws BadAnswerError for an object that is too large or too deeply nested
 * @param mayMend false for text that may be truncated: repairing would hide the truncation
 */
export function parseJsonText<T>(text: string, schema: z.ZodType<T>, mayMend: boolean): ParsedJson<T> {
  const readings: [string, AnswerRepair][] = [[text, null]];
  const cutOut = cutOutObject(text);
  if (cutOut !== null) readings.push([cutOut, 'cut_out']);
  if (cutOut !== null && mayMend) readings.push([mend(cutOut), 'jsonrepair']);

  let issues = ['it is not complete, valid JSON'];
  for (const [json, repaired] of readings) {
    const value = parseJson(json);
    if (value === undefined) continue;
    if (!hasUsableShape(value)) throw new BadAnswerError('shape');
    const fitted = schema.safeParse(value);
    if (fitted.success) return { ok: true, object: fitted.data, repaired };
    issues = describeIssues(fitted.error.issues);
  }
  return { ok: false, issues };
}

/** The text from the first brace to the last, after any closing `</think>` tag; null without such a pair. */
export function cutOutObject(text: string): string | null {
  const thoughtsEnd = text.lastIndexOf('</think>');
  const start = text.indexOf('{', Math.max(thoughtsEnd, 0));
  const end = text.lastIndexOf('}');
  return start >= 0 && end > start ? text.slice(start, end + 1) : null;
}

/**
 * Returns the text unchanged if it cannot be repaired in time. The library can take quadratic time: 13 s for 20 KB of
 * quotes. Running it in a separate context is the only way to interrupt it without a thread.
 */
function mend(json: string): string {
  try {
    return String(runInNewContext('mend(json)', { mend: jsonrepair, json }, { timeout: MEND_DEADLINE_MS }));
  } catch {
    return json;
  }
}

/** Returns undefined for invalid JSON; no JSON value parses to undefined. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.slice(0, MAX_ISSUES).map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
}
