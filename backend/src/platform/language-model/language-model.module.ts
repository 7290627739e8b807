import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { CallLimits } from './calls/call-watch.js';
import type { ModelLink } from './chain/model-chain.js';
import { LanguageModel, type ModelAttempt } from './language-model.js';
import { LazyLanguageModel } from './lazy.language-model.js';

/** Injection token of the configured {@link ModelLink}s, in fall-back order. They hold keys: never log them. */
export const MODEL_CHAIN = Symbol('MODEL_CHAIN');

export interface LanguageModelModuleOptions {
  chain: ModelLink[];
  /** 60 s to the first word, 30 s between words and 15 minutes in all when absent. */
  limits?: CallLimits;
}

const logger = new Logger(LanguageModel.name);

/** Gives {@link LanguageModel}, which asks the models of the chain in their order. */
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
