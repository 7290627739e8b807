import type { JSONSchema7, ModelMessage } from 'ai';
import type { Clock } from '../../common/clock.js';
import { type StreamedAnswer, streamAnswer } from './attempt.js';
import type { CallLimits } from './call-watch.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import type { AnswerRepair, ModelAttempt, ModelInfo, ObjectRequest, StructuredMode } from './language-model.js';
import { PartialReporter } from './partial-reporter.js';
import type { ConnectedModel } from './providers.js';
import { readAnswer, UnusableAnswerError } from './read-answer.js';
import { type FailureCode, isOutage, judgeFailure, type Verdict } from './verdict.js';

/** Waits; rejects at once when the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

/** What every conversation with one provider shares. */
export interface ConversationSetting {
  model: ConnectedModel;
  breaker: CircuitBreaker;
  limits: CallLimits;
  clock: Clock;
  pause: Pause;
  /** From 0 up to but without 1. */
  random: () => number;
}

export type ConversationEnd<T> =
  | { kind: 'object'; object: T; mode: StructuredMode }
  | { kind: 'failure'; code: FailureCode; isFinal: boolean };

type CallResult<T> = { object: T; failure: null } | { failure: Verdict; error: unknown };

const MAX_CALLS = 4;
const MAX_WAITS = 2;
const FIRST_WAIT_MS = 500;
const DEFAULT_MAX_OUTPUT_TOKENS = 6000;
/** Of an answer that is sent back to be corrected. */
const MAX_ECHO_LENGTH = 20_000;

/** What `onPartial` threw, on its way out past the judging of failures. */
class ListenerError extends Error {}

/** Asks one provider for one object: at most four calls, each for a reason that the one before gave. */
export class ProviderConversation<T> {
  private readonly info: ModelInfo;
  private messages: ModelMessage[];
  private maxOutputTokens: number;
  private waits = 0;
  private hasRaisedLimit = false;
  private hasAskedRepair = false;

  /** @param attempts gets a record of each call. */
  constructor(
    private readonly setting: ConversationSetting,
    private readonly request: ObjectRequest<T>,
    private readonly jsonSchema: JSONSchema7,
    private mode: StructuredMode,
    private readonly attempts: ModelAttempt[],
  ) {
    const { provider, model } = setting.model.link;
    this.info = { provider, model };
    this.messages = [{ role: 'user', content: request.message }];
    this.maxOutputTokens = request.maxOutputTokens ?? DEFAULT_MAX_OUTPUT_TOKENS;
  }

  /** Never throws but for what `onPartial` threw. */
  async run(): Promise<ConversationEnd<T>> {
    for (let calls = 1; ; calls += 1) {
      const result = await this.call();
      if (result.failure === null) return { kind: 'object', object: result.object, mode: this.mode };
      const mayGoOn = calls < MAX_CALLS && (await this.prepareNextCall(result.failure, result.error));
      if (this.request.signal.aborted) return { kind: 'failure', code: 'cancelled', isFinal: true };
      if (!mayGoOn) {
        return { kind: 'failure', code: result.failure.code, isFinal: result.failure.reaction === 'stop' };
      }
    }
  }

  private async call(): Promise<CallResult<T>> {
    const startedAt = this.setting.clock.now();
    const startedMs = performance.now();
    const record = (outcome: Pick<ModelAttempt, 'ok' | 'code' | 'repaired' | 'usage'>): void => {
      const durationMs = performance.now() - startedMs;
      this.attempts.push({
        ...this.info,
        startedAt,
        durationMs,
        mode: this.mode,
        isAskedRepair: this.hasAskedRepair,
        ...outcome,
      });
    };
    let answer: StreamedAnswer | null = null;
    this.request.onAttempt?.(this.info);
    try {
      answer = await this.stream();
      this.setting.breaker.recordSuccess();
      const { object, repaired } = this.read(answer);
      record({ ok: true, code: null, repaired, usage: answer.usage });
      return { object, failure: null };
    } catch (error) {
      if (error instanceof ListenerError) throw error.cause;
      const { signal } = this.request;
      const failure = judgeFailure(error, { isCancelled: signal.aborted, now: this.setting.clock.now() });
      record({ ok: false, code: failure.code, repaired: null, usage: answer?.usage ?? null });
      if (isOutage(failure.code)) this.setting.breaker.recordFailure();
      return { failure, error };
    }
  }

  private stream(): Promise<StreamedAnswer> {
    const { instructions, schemaName, signal } = this.request;
    const partials = new PartialReporter((partial) => this.reportPartial(partial));
    return streamAnswer({
      model: this.setting.model,
      limits: this.setting.limits,
      mode: this.mode,
      messages: this.messages,
      maxOutputTokens: this.maxOutputTokens,
      jsonSchema: this.jsonSchema,
      instructions,
      schemaName,
      signal,
      onText: (text) => partials.read(text),
    });
  }

  private read(answer: StreamedAnswer): { object: T; repaired: AnswerRepair } {
    return readAnswer(answer, this.request.schema);
  }

  private async reportPartial(partial: unknown): Promise<void> {
    try {
      await this.request.onPartial?.(partial, this.info);
    } catch (cause) {
      throw new ListenerError('onPartial failed', { cause });
    }
  }

  /** Changes the next call as the failure asks for. False when another call to this provider would not help. */
  private async prepareNextCall(failure: Verdict, error: unknown): Promise<boolean> {
    switch (failure.reaction) {
      case 'stop':
      case 'next':
        return false;
      case 'wait':
        return this.waitBeforeRetry(failure.retryAfterMs);
      case 'drop_schema':
        return this.dropSchema();
      case 'raise_limit':
        return this.raiseLimit();
      case 'repair':
        return this.askForRepair(error);
    }
  }

  private async waitBeforeRetry(askedMs: number | null): Promise<boolean> {
    if (this.waits === MAX_WAITS || this.setting.breaker.isOpen) return false;
    const waitMs = askedMs ?? FIRST_WAIT_MS * 2 ** this.waits;
    this.waits += 1;
    // Up to a half more, so that drafts that failed together do not come back together.
    const jitteredMs = waitMs * (1 + this.setting.random() / 2);
    try {
      await this.setting.pause(jitteredMs, this.request.signal);
    } catch {
      return false;
    }
    return true;
  }

  private dropSchema(): boolean {
    if (this.mode === 'json' || this.setting.model.link.structured === 'schema') return false;
    this.mode = 'json';
    return true;
  }

  private raiseLimit(): boolean {
    if (this.hasRaisedLimit) return false;
    this.hasRaisedLimit = true;
    this.maxOutputTokens *= 2;
    return true;
  }

  private askForRepair(error: unknown): boolean {
    if (this.hasAskedRepair || !(error instanceof UnusableAnswerError)) return false;
    this.hasAskedRepair = true;
    const echo: ModelMessage[] = error.text
      ? [{ role: 'assistant', content: error.text.slice(0, MAX_ECHO_LENGTH) }]
      : [];
    const reasons = error.issues.join('; ');
    this.messages = [
      { role: 'user', content: this.request.message },
      ...echo,
      {
        role: 'user',
        content: `That answer cannot be used: ${reasons}. Send the whole answer again as one JSON object that fits the schema. No other text.`,
      },
    ];
    return true;
  }
}
