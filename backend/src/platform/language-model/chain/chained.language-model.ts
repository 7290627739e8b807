import { setTimeout as sleep } from 'node:timers/promises';
import { zodSchema } from 'ai';
import type { Clock } from '../../../common/clock.js';
import { CutAnswer } from '../answers/partial-answers.js';
import { type CallLimits, DEFAULT_CALL_LIMITS } from '../calls/call-watch.js';
import {
  LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAttempt,
  type ObjectAnswer,
  type ObjectRequest,
  type StructuredMode,
} from '../language-model.js';
import { connectModel } from '../providers/providers.js';
import { CircuitBreaker } from './circuit-breaker.js';
import type { FailureCode } from './failure-classification.js';
import type { ModelLink } from './model-chain.js';
import {
  type ConversationSetting,
  type Pause,
  ProviderConversation,
  type RequestState,
} from './provider-conversation.js';

export interface ChainedLanguageModelOptions {
  /** In fall-back order. Empty: every request fails with `no_provider`. */
  chain: readonly ModelLink[];
  clock: Clock;
  limits?: CallLimits;
  pause?: Pause;
  random?: () => number;
  /** Called for each failed call that was not canceled, for logging. */
  onFailedAttempt?: (attempt: ModelAttempt) => void;
}

interface ChainMember {
  setting: ConversationSetting;
  /** Mode of the next conversation; remembered from one that had to drop the schema. */
  mode: StructuredMode;
}

/**
 * Tries the models of the chain in order until one returns an object. A refusal ends the request; no other model is
 * tried. Keeps no state of a request, so requests may run concurrently.
 */
export class ChainedLanguageModel extends LanguageModel {
  private readonly members: ChainMember[];

  constructor(private readonly options: ChainedLanguageModelOptions) {
    super();
    const breakers = new Map(options.chain.map(({ provider }) => [provider, new CircuitBreaker(options.clock)]));
    this.members = options.chain.map((link) => ({
      mode: link.structured === 'json' ? 'json' : 'schema',
      setting: {
        model: connectModel(link),
        breaker: breakers.get(link.provider) ?? new CircuitBreaker(options.clock),
        clock: options.clock,
        limits: options.limits ?? DEFAULT_CALL_LIMITS,
        pause: options.pause ?? ((milliseconds, signal) => sleep(milliseconds, undefined, { signal })),
        random: options.random ?? Math.random,
      },
    }));
  }

  get isConfigured(): boolean {
    return this.members.length > 0;
  }

  async generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>> {
    const { totalMs } = this.options.limits ?? DEFAULT_CALL_LIMITS;
    const state: RequestState = { attempts: [], cut: new CutAnswer(), deadlineMs: performance.now() + totalMs };
    const { attempts } = state;
    const jsonSchema = await zodSchema(request.schema).jsonSchema;
    let code: LanguageModelErrorCode = this.isConfigured ? 'provider_down' : 'no_provider';
    for (const member of this.members) {
      if (request.signal.aborted) throw new LanguageModelError('cancelled', attempts);
      if (performance.now() >= state.deadlineMs) break;
      if (!member.setting.breaker.mayTry()) continue;
      const conversation = new ProviderConversation(member.setting, request, jsonSchema, member.mode, state);
      const callsBefore = attempts.length;
      const end = await conversation.run();
      this.reportFailures(attempts.slice(callsBefore));
      if (end.kind === 'object') {
        member.mode = end.mode;
        const { provider, model } = member.setting.model.link;
        return { object: end.object, isCut: false, provider, model, attempts };
      }
      code = toErrorCode(end.code);
      if (end.isFinal) throw new LanguageModelError(code, attempts);
    }
    const salvaged = await salvage(request, state.cut);
    if (salvaged === null) throw new LanguageModelError(code, attempts);
    return { ...salvaged, attempts };
  }

  private reportFailures(attempts: ModelAttempt[]): void {
    for (const attempt of attempts) {
      if (!attempt.ok && attempt.code !== 'cancelled') this.options.onFailedAttempt?.(attempt);
    }
  }
}

/** A provider that rejects the schema, and JSON mode if that is allowed, is misconfigured. */
function toErrorCode(code: FailureCode): LanguageModelErrorCode {
  return code === 'no_schema_support' ? 'misconfigured' : code;
}

/** Returns the longest truncated answer if it is usable, otherwise null. */
async function salvage<T>(
  request: ObjectRequest<T>,
  cut: CutAnswer,
): Promise<Omit<ObjectAnswer<T>, 'attempts'> | null> {
  const held = request.salvage ? await cut.read() : null;
  const object = held && request.salvage ? request.salvage(held.partial) : null;
  if (held === null || object === null || (request.findIssues?.(object) ?? []).length > 0) return null;
  return { object, isCut: true, ...held.info };
}
