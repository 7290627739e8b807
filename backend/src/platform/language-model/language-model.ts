import type { z } from 'zod';

/**
 * Why no object was returned.
 *
 * `cancelled` by the caller's signal · `refused` the model declined; final · `no_provider` none is configured · `busy`
 * rate limit · `timeout` silent or too slow · `provider_down` server error of the provider · `network` unreachable or
 * connection lost · `misconfigured` wrong key, base URL or model · `quota` no credit left · `prompt_too_long` ·
 * `invalid_output` never matched the schema or passed `findIssues` · `bad_answer` too large or too deeply nested ·
 * `too_long` truncated at the token limit.
 */
export type LanguageModelErrorCode =
  | 'cancelled'
  | 'refused'
  | 'no_provider'
  | 'busy'
  | 'timeout'
  | 'provider_down'
  | 'network'
  | 'misconfigured'
  | 'quota'
  | 'prompt_too_long'
  | 'invalid_output'
  | 'bad_answer'
  | 'too_long';

/** How the schema is enforced: by the provider, or by the instructions and JSON mode only. */
export type StructuredMode = 'schema' | 'json';

/** The repair that a text needed to match the schema; null if none. */
export type AnswerRepair = 'cut_out' | 'jsonrepair' | null;

/** Token counts as reported by the provider; null if not reported. */
export interface ModelUsage {
  inputTokens: number | null;
  /** Part of the input that came from the provider's cache. */
  cachedTokens: number | null;
  outputTokens: number | null;
  /** Part of the output that is not in the answer. */
  reasoningTokens: number | null;
}

/** One call to a provider, including failed calls. Contains no prompt or answer text, so it may be logged. */
export interface ModelAttempt {
  provider: string;
  model: string;
  startedAt: Date;
  durationMs: number;
  /** Time to the first text of the answer; null if none arrived. */
  firstWordMs: number | null;
  /** Length of the text received. */
  characters: number;
  ok: boolean;
  /** Null if ok. `no_schema_support`: the provider rejected the schema and may be retried in JSON mode. */
  code: LanguageModelErrorCode | 'no_schema_support' | null;
  mode: StructuredMode;
  repaired: AnswerRepair;
  /** Whether the messages asked the model to correct an earlier answer. */
  isAskedRepair: boolean;
  /** Null if not reported, for example after a broken stream. */
  usage: ModelUsage | null;
}

/** The provider and model of a call. */
export interface ModelInfo {
  provider: string;
  model: string;
}

/** A request for one object. */
export interface ObjectRequest<T> {
  /** Most providers work best with a flat, closed schema in which every key is required and unknown is `null`. */
  schema: z.ZodType<T>;
  /** Letters, digits and `_`, ≤ 64. Some providers show it to the model. */
  schemaName: string;
  /** Rules for the model; never anything that a user wrote. */
  instructions: string;
  /** The material, fenced by the caller when a user wrote it. */
  message: string;
  /** Aborting closes the connection to the provider at once. */
  signal: AbortSignal;
  /** Token limit of the answer; default 6000. A truncated answer is requested once again, with twice the limit. */
  maxOutputTokens?: number;
  /**
   * Called and awaited with the partial object, at most every 250 ms. Not validated: any key may be missing. Starts
   * over with each call. An error it throws ends the request and is rethrown unchanged.
   */
  onPartial?(partial: unknown, info: ModelInfo): void | Promise<void>;
  /** Called before each call to a provider. */
  onAttempt?(info: ModelInfo): void;
  /**
   * Returns the problems of an object that matches the schema, worded for the model, which is asked once to correct
   * them; an empty list if the object is usable. If problems remain, the result is `invalid_output`.
   */
  findIssues?(object: T): string[];
  /**
   * Builds an object from a truncated answer without its unfinished end; null if there is too little. Used when no
   * model returns a complete answer; `findIssues` must accept the result, too.
   */
  salvage?(partial: object): T | null;
}

export interface ObjectAnswer<T> {
  /** Parsed by the schema, or salvaged. */
  object: T;
  /** Whether the answer was truncated. */
  isCut: boolean;
  provider: string;
  model: string;
  /** All calls in order. */
  attempts: ModelAttempt[];
}

/** No model returned a usable object. The message is safe to log: it contains no prompt, answer or provider text. */
export class LanguageModelError extends Error {
  constructor(
    readonly code: LanguageModelErrorCode,
    /** All calls in order. */
    readonly attempts: ModelAttempt[],
  ) {
    // No cause: provider errors contain the whole request.
    super(`No language model gave a usable answer: ${code} after ${attempts.length} call(s)`);
    this.name = 'LanguageModelError';
  }
}

/** Generates objects with the configured language models. */
export abstract class LanguageModel {
  /** False when no model is configured; every request then fails with `no_provider`. */
  abstract readonly isConfigured: boolean;

  /** Returns an object that matches the schema. @throws LanguageModelError */
  abstract generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>>;
}
