import type { z } from 'zod';

/**
 * Why no object came back.
 *
 * `cancelled` the caller's signal · `refused` the model declines, final · `no_provider` nothing is configured ·
 * `busy` rate limit · `timeout` silent or too slow · `provider_down` fault of the provider · `network` unreachable or
 * cut off · `misconfigured` key, address or model is wrong · `quota` no credit left · `prompt_too_long` ·
 * `invalid_output` never fitted the schema · `bad_answer` too large or too deeply nested to be read · `too_long` the answer
 * was cut at the token limit.
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

/** How the model is held to the schema: by the provider itself, or by the instructions and JSON mode alone. */
export type StructuredMode = 'schema' | 'json';

/** What had to be done to a text before it fitted the schema; null when it fitted as it came. */
export type AnswerRepair = 'cut_out' | 'jsonrepair' | null;

/** Tokens of one call as the provider counts them; null where it does not say. */
export interface ModelUsage {
  inputTokens: number | null;
  /** Part of the input that came from the provider's cache. */
  cachedTokens: number | null;
  outputTokens: number | null;
  /** Part of the output that nobody sees. */
  reasoningTokens: number | null;
}

/** One call to a provider, failed ones too. It holds nothing of the prompt or the answer, so it may be logged. */
export interface ModelAttempt {
  provider: string;
  model: string;
  startedAt: Date;
  durationMs: number;
  /** Time to the first word of the answer; null when none came. */
  firstWordMs: number | null;
  /** Length of what came of the answer. */
  characters: number;
  ok: boolean;
  /** Null when ok. `no_schema_support`: the provider refused the schema and is asked in JSON mode next. */
  code: LanguageModelErrorCode | 'no_schema_support' | null;
  mode: StructuredMode;
  repaired: AnswerRepair;
  /** True when the model was asked to correct its answer before. */
  isAskedRepair: boolean;
  /** Null when the provider did not tell, as after a broken stream. */
  usage: ModelUsage | null;
}

/** Which provider and model is at work. */
export interface ModelInfo {
  provider: string;
  model: string;
}

/** One object to be written by a model. */
export interface ObjectRequest<T> {
  /** Shape of the object. Flat, closed, every key required and `null` for unknown suits most providers. */
  schema: z.ZodType<T>;
  /** Letters, digits and `_`, ≤ 64. Some providers show it to the model. */
  schemaName: string;
  /** Rules for the model; never anything that a user wrote. */
  instructions: string;
  /** The material, fenced by the caller when a user wrote it. */
  message: string;
  /** Aborting closes the connection to the provider at once. */
  signal: AbortSignal;
  /** Limit of the answer in tokens, 6000 when absent. An answer that is cut is asked for again with twice as many. */
  maxOutputTokens?: number;
  /**
   * Called with the growing object, at most every 250 ms, awaited. Not validated: any key may still be missing. Starts
   * again when another call is made. What it throws ends the request and is thrown unchanged.
   */
  onPartial?(partial: unknown, info: ModelInfo): void | Promise<void>;
  /** Called before each call to a provider. */
  onAttempt?(info: ModelInfo): void;
  /**
   * Returns what is wrong with an object that fits the schema, in words for the model, which is asked to correct it once;
   * an empty list when the object can be used. An answer that stays wrong is an `invalid_output`.
   */
  findIssues?(object: T): string[];
  /**
   * Makes an object of what an answer held when it broke off, or null when that is too little. Its unfinished end is left
   * out. Used when nobody gives a whole answer, and classification like one.
   */
  salvage?(partial: object): T | null;
}

export interface ObjectAnswer<T> {
  /** Parsed by the schema, or salvaged. */
  object: T;
  /** Whether the answer broke off and its end is missing. */
  isCut: boolean;
  provider: string;
  model: string;
  /** Every call that was made, the successful one last. */
  attempts: ModelAttempt[];
}

/** No model gave a usable object. The message is for logs; it holds no prompt, answer or words of a provider. */
export class LanguageModelError extends Error {
  constructor(
    readonly code: LanguageModelErrorCode,
    /** Every call that was made, the last one last. */
    readonly attempts: ModelAttempt[],
  ) {
    // No cause: the errors of the providers hold the whole request.
    super(`No language model gave a usable answer: ${code} after ${attempts.length} call(s)`);
    this.name = 'LanguageModelError';
  }
}

/** Writes objects with a language model, whichever is configured. */
export abstract class LanguageModel {
  /** False when no model is configured; every request then fails with `no_provider`. */
  abstract readonly isConfigured: boolean;

  /**
   * Gives an object that fits the schema.
   * @throws LanguageModelError
   */
  abstract generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>>;
}
