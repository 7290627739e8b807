import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { CallLimits } from './call-watch.js';
import { ChainedLanguageModel } from './chained.language-model.js';
import { LanguageModel, type ModelAttempt } from './language-model.js';
import type { ModelLink } from './model-chain.js';

/** Injection token of the configured {@link ModelLink}s, in fall-back order. They hold keys: never log them. */
export const MODEL_CHAIN = Symbol('MODEL_CHAIN');

export interface LanguageModelModuleOptions {
  chain: ModelLink[];
  /** Time limits of each call; 60 s, 30 s and 180 s when absent. */
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
        return new ChainedLanguageModel({ chain: links, clock, limits, onFailedAttempt: logFailedAttempt });
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
  // Only the operator can mend these; the others pass.
  const needsOperator = attempt.code === 'misconfigured' || attempt.code === 'quota';
  logger[needsOperator ? 'error' : 'warn']({ msg: 'A call to a language model failed', ...attempt });
}
