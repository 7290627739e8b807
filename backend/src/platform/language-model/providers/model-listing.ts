import { z } from 'zod';
import { limitedFetch, ResponseTooLargeError } from '../../../common/http/limited-fetch.js';
import type { ModelLink, ProviderKind } from '../chain/model-chain.js';

const TIMEOUT_MS = 10_000;
/** Some providers offer hundreds of models and describe each. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_MODELS = 1_000;
const MAX_NAME_LENGTH = 200;

/** Base URLs when the operator configures none. */
const USUAL_BASE_URLS: Readonly<Record<Exclude<ProviderKind, 'compatible'>, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Listing models failed. The message is for the operator and contains no key. */
export class ModelListingError extends Error {
  constructor(
    readonly reason: 'unreachable' | 'silent' | 'refused' | 'unreadable' | 'too_large',
    baseUrl: string,
    status?: number,
  ) {
    super(MESSAGES[reason](baseUrl, status));
    this.name = 'ModelListingError';
  }
}

const MESSAGES: Readonly<Record<ModelListingError['reason'], (baseUrl: string, status?: number) => string>> = {
  unreachable: (baseUrl) => `Nothing answers at ${baseUrl}.`,
  silent: (baseUrl) => `${baseUrl} did not answer within ${TIMEOUT_MS / 1000} s.`,
  refused: (baseUrl, status) =>
    status === 401 || status === 403
      ? `${baseUrl} does not take the key (status ${status}).`
      : `${baseUrl} has no list of models (status ${status}).`,
  unreadable: (baseUrl) => `What ${baseUrl} answers is no list of models.`,
  too_large: (baseUrl) => `The list of models of ${baseUrl} is too large to be read.`,
};

const openAiList = z.object({ data: z.array(z.object({ id: z.string() })) });
const googleList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
});

/** The base URL at which a link's models are listed. Never contains a key. */
export function baseUrlOf({ kind, baseUrl }: Pick<ModelLink, 'kind' | 'baseUrl'>): string {
  return baseUrl ?? (kind === 'compatible' ? '' : USUAL_BASE_URLS[kind]);
}

/**
 * Lists the models that a provider offers.
 * @returns their names as used in `AI_CHAIN`, sorted, at most 1,000
 * @throws ModelListingError
 */
export async function listModels(link: ModelLink, timeoutMs: number = TIMEOUT_MS): Promise<string[]> {
  const baseUrl = baseUrlOf(link);
  const body = await fetchList(link, baseUrl, timeoutMs);
  const names =
    link.kind === 'google' ? namesOfGoogle(body) : openAiList.safeParse(body).data?.data.map(({ id }) => id);
  if (!names) throw new ModelListingError('unreadable', baseUrl);
  return [...new Set(names.map(readable))].sort().slice(0, MAX_MODELS);
}

async function fetchList(link: ModelLink, baseUrl: string, timeoutMs: number): Promise<unknown> {
  const { path, headers } = requestOf(link);
  // A key must not follow a redirect to another host.
  const init: RequestInit = { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
  try {
    const response = await limitedFetch(MAX_BYTES)(`${baseUrl}${path}`, init);
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelListingError('refused', baseUrl, response.status);
    }
    return await response.json();
  } catch (error) {
    throw error instanceof ModelListingError ? error : new ModelListingError(reasonOf(error), baseUrl);
  }
}

function requestOf({ kind, apiKey }: ModelLink): { path: string; headers: Record<string, string> } {
  switch (kind) {
    case 'anthropic':
      return { path: '/models?limit=1000', headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' } };
    case 'google':
      return { path: '/models?pageSize=1000', headers: { 'x-goog-api-key': apiKey ?? '' } };
    default:
      return { path: '/models', headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {} };
  }
}

function reasonOf(error: unknown): ModelListingError['reason'] {
  if (error instanceof ResponseTooLargeError) return 'too_large';
  if (error instanceof SyntaxError) return 'unreadable';
  return error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'unreachable';
}

function namesOfGoogle(body: unknown): string[] | undefined {
  const { data } = googleList.safeParse(body);
  return data?.models
    .filter(({ supportedGenerationMethods: methods }) => methods?.includes('generateContent') ?? true)
    .map(({ name }) => name.replace(/^models\//, ''));
}

/** Names are printed to a terminal, so control characters are removed. */
function readable(name: string): string {
  return name.replace(/\p{C}/gu, '').slice(0, MAX_NAME_LENGTH);
}
