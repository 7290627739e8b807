import { setTimeout as sleep } from 'node:timers/promises';
import { zodSchema } from 'ai';
import type { Clock } from '../../common/clock.js';
import { type CallLimits, DEFAULT_CALL_LIMITS } from './call-watch.js';
import { CircuitBreaker } from './circuit-breaker.js';
import {
  LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAttempt,
  type ObjectAnswer,
  type ObjectRequest,
  type StructuredMode,
} from './language-model.js';
import type { ModelLink } from './model-chain.js';
import { type ConversationSetting, type Pause, ProviderConversation } from './provider-conversation.js';
import { connectModel } from './providers.js';
import type { FailureCode } from './verdict.js';

export interface ChainedLanguageModelOptions {
  /** In fall-back order. Empty: every request fails with `no_provider`. */
  chain: readonly ModelLink[];
  clock: Clock;
  limits?: CallLimits;
  pause?: Pause;
  random?: () => number;
  /** Told of each call that failed and was not cancelled, for the log. */
  onFailedAttempt?: (attempt: ModelAttempt) => void;
}

interface ChainMember {
  setting: ConversationSetting;
  /** How the next conversation starts; learnt from one that had to drop the schema. */
  mode: StructuredMode;
}

/**
 * Asks the models of the chain one after the other until one gives an object. A refusal ends the request: nobody shops for
 * a willing model. Holds nothing of a request, so any number may run at once.
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
    const attempts: ModelAttempt[] = [];
    const jsonSchema = await zodSchema(request.schema).jsonSchema;
    let code: LanguageModelErrorCode = this.isConfigured ? 'provider_down' : 'no_provider';
    for (const member of this.members) {
      if (request.signal.aborted) throw new LanguageModelError('cancelled', attempts);
      if (!member.setting.breaker.mayTry()) continue;
      const conversation = new ProviderConversation(member.setting, request, jsonSchema, member.mode, attempts);
      const callsBefore = attempts.length;
      const end = await conversation.run();
      this.reportFailures(attempts.slice(callsBefore));
      if (end.kind === 'object') {
        member.mode = end.mode;
        const { provider, model } = member.setting.model.link;
        return { object: end.object, provider, model, attempts };
      }
      code = toErrorCode(end.code);
      if (end.isFinal) break;
    }
    throw new LanguageModelError(code, attempts);
  }

  private reportFailures(attempts: ModelAttempt[]): void {
    for (const attempt of attempts) {
      if (!attempt.ok && attempt.code !== 'cancelled') this.options.onFailedAttempt?.(attempt);
    }
  }
}

/** A provider that refuses the schema and then JSON mode too cannot be used as it is set up. */
function toErrorCode(code: FailureCode): LanguageModelErrorCode {
  return code === 'no_schema_support' ? 'misconfigured' : code;
}
