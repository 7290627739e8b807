import { expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Clock, SystemClock } from '../../common/clock.js';
import { parseModelChain } from './chain/model-chain.js';
import { LanguageModel } from './language-model.js';
import { LanguageModelModule } from './language-model.module.js';

@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
class ClockModule {}

async function resolve(chain: string, settings: Record<string, string>): Promise<LanguageModel> {
  const module = await Test.createTestingModule({
    imports: [ClockModule, LanguageModelModule.forRoot({ chain: parseModelChain(chain, settings) })],
  }).compile();
  return module.get(LanguageModel);
}

it('gives a language model that knows whether it is configured', async () => {
  expect((await resolve('', {})).isConfigured).toBe(false);
  expect((await resolve('local:m', { AI_LOCAL_BASE_URL: 'http://127.0.0.1:1' })).isConfigured).toBe(true);
});

it('connects every kind of provider', async () => {
  const chain = 'openai:a,anthropic:b,google:c,local:d';
  const settings = {
    AI_OPENAI_API_KEY: 'k',
    AI_ANTHROPIC_API_KEY: 'k',
    AI_GOOGLE_API_KEY: 'k',
    AI_LOCAL_BASE_URL: 'http://127.0.0.1:1',
  };
  expect((await resolve(chain, settings)).isConfigured).toBe(true);
});
