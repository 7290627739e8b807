import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { CallLimits } from './calls/call-watch.js';
import type { ModelLink } from './chain/model-chain.js';
import {
  LanguageModel,
  LanguageModelError,
  type ModelAttempt,
  type ObjectAnswer,
  type ObjectRequest,
} from './language-model.js';

/** Creates the model on the first request: most processes never make one, and the provider SDKs are large. */
class LazyLanguageModel extends LanguageModel {
  private connected: Promise<LanguageModel> | undefined;

  /** @param connect called once; null when no model is configured */
  constructor(private readonly connect: (() => Promise<LanguageModel>) | null) {
    super();
  }

  get isConfigured(): boolean {
    return this.connect !== null;
  }

  async generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>> {
    if (this.connect === null) throw new LanguageModelError('no_provider', []);
    this.connected ??= this.connect();
    const model = await this.connected;
    return model.generateObject(request);
  }
}

/** Injection token of the configured {@link ModelLink}s, in fall-back order. They hold keys: never log them. */
export const MODEL_CHAIN = Symbol('MODEL_CHAIN');

export interface LanguageModelModuleOptions {
  chain: ModelLink[];
  /** Default: 60 s to the first content, 30 s between chunks, 15 minutes in total. */
  limits?: CallLimits;
}

const logger = new Logger(LanguageModel.name);

/** Provides {@link LanguageModel}, which tries the configured models in order. */
@Global()
@Module({})
export class LanguageModelModule {
  static forRoot({ chain, limits }: LanguageModelModuleOptions): DynamicModule {
    const languageModel: Provider = {
      provide: LanguageModel,
      inject: [MODEL_CHAIN, Clock],
      useFactory(links: ModelLink[], clock: Clock): LanguageModel {
        if (links.length === 0) {
          logger.log('No language model is connected, the offline drafter writes: docs/models.md');
          return new LazyLanguageModel(null);
        }
        return new LazyLanguageModel(async () => {
          const { ChainedLanguageModel } = await import('./chain/chained.language-model.js');
          return new ChainedLanguageModel({ chain: links, clock, limits, onFailedAttempt: logFailedAttempt });
        });
      },
    };
    return {
      module: LanguageModelModule,
      providers: [{ provide: MODEL_CHAIN, useValue: chain }, languageModel],
      exports: [LanguageModel],
    };
  }
}

function logFailedAttempt(attempt: ModelAttempt): void {
  // Only the operator can fix these; the others are temporary.
  const needsOperator = attempt.code === 'misconfigured' || attempt.code === 'quota';
  logger[needsOperator ? 'error' : 'warn']({ msg: 'A call to a language model failed', ...attempt });
}
