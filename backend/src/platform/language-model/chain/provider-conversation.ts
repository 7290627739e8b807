import type { JSONSchema7 } from 'ai';
import type { Clock } from '../../../common/clock.js';
import { type CutAnswer, PartialReporter } from '../answers/partial-answers.js';
import { readAnswer, UnusableAnswerError } from '../answers/read-answer.js';
import { type StreamedAnswer, streamAnswer } from '../calls/attempt.js';
import { type CallLimits, CallProgress } from '../calls/call-watch.js';
import type { ModelAttempt, ModelInfo, ObjectRequest, StructuredMode } from '../language-model.js';
import type { ConnectedModel } from '../providers/providers.js';
import { CallPlan } from './call-plan.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { classifyFailure, type FailureClassification, type FailureCode, isOutage } from './failure-classification.js';

/** Waits; rejects at once when the signal is aborted. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

/** Shared by all conversations with one model of the chain. */
export interface ConversationSetting {
  model: ConnectedModel;
  breaker: CircuitBreaker;
  limits: CallLimits;
  clock: Clock;
  pause: Pause;
  /** In the range [0, 1). */
  random: () => number;
}

export type ConversationEnd<T> =
  | { kind: 'object'; object: T; mode: StructuredMode }
  | { kind: 'failure'; code: FailureCode; isFinal: boolean };

type CallResult<T> = { object: T; failure: null } | { failure: FailureClassification; error: unknown };

type CallOutcome = Pick<ModelAttempt, 'ok' | 'code' | 'repaired' | 'usage'>;

const MAX_CALLS = 4;
const MAX_WAITS = 2;
const FIRST_WAIT_MS = 500;

/** Wraps an error of `onPartial`, so that it is not classified as a provider failure. */
class ListenerError extends Error {}

/** Shared by all conversations of one request. */
export interface RequestState {
  /** Collects a record of each call. */
  attempts: ModelAttempt[];
  /** Collects truncated answers. */
  cut: CutAnswer;
  /** Deadline of the request, on the clock of `performance.now()`. */
  deadlineMs: number;
}

/** Requests one object from one provider in at most four calls; each retry depends on the previous failure. */
export class ProviderConversation<T> {
  private readonly info: ModelInfo;
  private readonly plan: CallPlan;
  private waits = 0;

  constructor(
    private readonly setting: ConversationSetting,
    private readonly request: ObjectRequest<T>,
    private readonly jsonSchema: JSONSchema7,
    mode: StructuredMode,
    private readonly state: RequestState,
  ) {
    const { provider, model, structured } = setting.model.link;
    this.info = { provider, model };
    this.plan = new CallPlan(request, mode, structured === 'auto');
  }

  /** Throws only what `onPartial` or `onAttempt` throws. */
  async run(): Promise<ConversationEnd<T>> {
    for (let calls = 1; ; calls += 1) {
      const result = await this.call();
      if (result.failure === null) return { kind: 'object', object: result.object, mode: this.plan.mode };
      const { failure, error } = result;
      const mayGoOn =
        calls < MAX_CALLS && (await this.prepareNextCall(failure, error)) && performance.now() < this.state.deadlineMs;
      if (this.request.signal.aborted) return { kind: 'failure', code: 'cancelled', isFinal: true };
      if (!mayGoOn) return { kind: 'failure', code: failure.code, isFinal: failure.action === 'stop' };
    }
  }

  private async call(): Promise<CallResult<T>> {
    const { breaker, clock } = this.setting;
    this.request.onAttempt?.(this.info);
    const { progress, record } = this.startRecord();
    let answer: StreamedAnswer | null = null;
    try {
      answer = await this.stream(progress.read);
      breaker.recordSuccess();
      const { object, repaired } = readAnswer(answer, this.request.schema);
      this.requireNoIssues(object, answer.text);
      record({ ok: true, code: null, repaired, usage: answer.usage });
      return { object, failure: null };
    } catch (error) {
      if (error instanceof ListenerError) throw error.cause;
      const failure = classifyFailure(error, { isCancelled: this.request.signal.aborted, now: clock.now() });
      record({ ok: false, code: failure.code, repaired: null, usage: answer?.usage ?? null });
      this.state.cut.offer(progress.text, this.info, failure.code);
      if (isOutage(failure.code)) breaker.recordFailure();
      return { failure, error };
    }
  }

  /** Starts the record of a call; the returned `record` completes it. */
  private startRecord(): { progress: CallProgress; record: (outcome: CallOutcome) => void } {
    const progress = new CallProgress();
    const { mode, isAskedRepair } = this.plan;
    const start = { ...this.info, startedAt: this.setting.clock.now(), mode, isAskedRepair };
    const record = (outcome: CallOutcome): void => {
      this.state.attempts.push({ ...start, ...progress.figures(), ...outcome });
    };
    return { progress, record };
  }

  private stream(onText: (text: string) => void): Promise<StreamedAnswer> {
    const { model, limits } = this.setting;
    const { instructions, schemaName, signal } = this.request;
    const { mode, messages, maxOutputTokens } = this.plan;
    const partials = new PartialReporter((partial) => this.reportPartial(partial));
    return streamAnswer({
      model,
      limits: { ...limits, totalMs: Math.max(0, this.state.deadlineMs - performance.now()) },
      mode,
      instructions,
      messages,
      maxOutputTokens,
      schemaName,
      jsonSchema: this.jsonSchema,
      signal,
      onText: (text) => {
        onText(text);
        return partials.read(text);
      },
    });
  }

  /** @throws UnusableAnswerError */
  private requireNoIssues(object: T, text: string): void {
    const issues = this.request.findIssues?.(object) ?? [];
    if (issues.length > 0) throw new UnusableAnswerError('invalid_output', text, issues);
  }

  private async reportPartial(partial: unknown): Promise<void> {
    try {
      await this.request.onPartial?.(partial, this.info);
    } catch (cause) {
      throw new ListenerError('onPartial failed', { cause });
    }
  }

  /** Returns false if another call to this provider would not help. */
  private async prepareNextCall(failure: FailureClassification, error: unknown): Promise<boolean> {
    if (failure.action === 'wait') return this.waitBeforeRetry(failure.retryAfterMs);
    return this.plan.adapt(failure.action, error);
  }

  private async waitBeforeRetry(askedMs: number | null): Promise<boolean> {
    if (this.waits === MAX_WAITS || this.setting.breaker.isOpen) return false;
    const waitMs = askedMs ?? FIRST_WAIT_MS * 2 ** this.waits;
    this.waits += 1;
    // Up to 50% jitter, so that drafts that failed together do not retry together.
    const jitteredMs = waitMs * (1 + this.setting.random() / 2);
    try {
      await this.setting.pause(jitteredMs, this.request.signal);
    } catch {
      return false;
    }
    return true;
  }
}
