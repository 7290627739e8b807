import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel as SdkModel, type streamText, wrapLanguageModel } from 'ai';
import { limitedFetch } from '../../../common/http/limited-fetch.js';
import { MAX_RESPONSE_BYTES } from '../answers/answer-limits.js';
import type { ModelLink } from '../chain/model-chain.js';

/** A model that can be called. */
export interface ConnectedModel {
  link: ModelLink;
  sdkModel: SdkModel;
  /** What this provider must be told with each call. */
  providerOptions: Parameters<typeof streamText>[0]['providerOptions'];
}

/** Makes the SDK's model of a link. No connection is opened before the first call, and no response is read without end. */
export function connectModel(link: ModelLink): ConnectedModel {
  const fetch = limitedFetch(MAX_RESPONSE_BYTES);
  switch (link.kind) {
    case 'openai':
      return {
        link,
        sdkModel: createOpenAI({ apiKey: link.apiKey, baseURL: link.baseUrl, fetch })(link.model),
        // This provider keeps every answer for 30 days unless told not to.
        providerOptions: { openai: { store: false } },
      };
    case 'anthropic':
      return {
        link,
        sdkModel: createAnthropic({ apiKey: link.apiKey, baseURL: link.baseUrl, fetch })(link.model),
        providerOptions: undefined,
      };
    case 'google':
      return {
        link,
        sdkModel: createGoogle({ apiKey: link.apiKey, baseURL: link.baseUrl, fetch })(link.model),
        providerOptions: undefined,
      };
    case 'compatible':
      return { link, sdkModel: connectCompatible(link, fetch), providerOptions: undefined };
  }
}

function connectCompatible({ provider, model, apiKey, baseUrl }: ModelLink, fetch: typeof globalThis.fetch): SdkModel {
  if (!baseUrl) throw new Error(`The provider ${provider} has no base URL`);
  const server = createOpenAICompatible({
    name: provider,
    apiKey,
    baseURL: baseUrl,
    fetch,
    // Without it a streamed answer has no token counts.
    includeUsage: true,
    // Without it the schema would be dropped without a word.
    supportsStructuredOutputs: true,
  });
  // Open models write their thoughts into the answer.
  return wrapLanguageModel({ model: server(model), middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}
