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
  /** Provider-specific options of each call. */
  providerOptions: Parameters<typeof streamText>[0]['providerOptions'];
}

/** Creates the SDK model of a link. Opens no connection before the first call; response sizes are limited. */
export function connectModel(link: ModelLink): ConnectedModel {
  const fetch = limitedFetch(MAX_RESPONSE_BYTES);
  switch (link.kind) {
    case 'openai':
      return {
        link,
        sdkModel: createOpenAI({ apiKey: link.apiKey, baseURL: link.baseUrl, fetch })(link.model),
        // OpenAI stores answers for 30 days by default.
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
    // Otherwise streamed answers have no token counts.
    includeUsage: true,
    // Otherwise the SDK silently drops the schema.
    supportsStructuredOutputs: true,
  });
  // Open models include their reasoning in the answer.
  return wrapLanguageModel({ model: server(model), middleware: extractReasoningMiddleware({ tagName: 'think' }) });
}
