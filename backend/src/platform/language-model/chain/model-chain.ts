import { OperatorError } from '../../../config/operator-error.js';

/** How to request JSON: `auto` tries the schema first and falls back to JSON mode when the provider rejects it. */
export type StructuredSetting = 'auto' | 'schema' | 'json';

/** Providers with their own adapter; any other name is an OpenAI-compatible server. */
export type ProviderKind = 'openai' | 'anthropic' | 'google' | 'compatible';

/** One model of the chain. Base URL and key are configured by the operator, never by a user. */
export interface ModelLink {
  kind: ProviderKind;
  /** Lower-case name from `AI_CHAIN`, shown to users and stored with each draft. */
  provider: string;
  model: string;
  apiKey: string | undefined;
  /** Without trailing slash. Required for `compatible`; for other providers, a proxy of their API. */
  baseUrl: string | undefined;
  structured: StructuredSetting;
}

/**
 * Lists all errors in `AI_CHAIN` and the settings it needs. Quotes entries of `AI_CHAIN`, but never a key or base URL.
 */
export class InvalidModelChainError extends OperatorError {
  constructor(readonly faults: string[]) {
    super(`The language models are not configured rightly:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

const PROVIDER_NAME = /^[a-z][a-z0-9-]{0,31}$/;
const STRUCTURED_SETTINGS: readonly StructuredSetting[] = ['auto', 'schema', 'json'];

/**
 * Parses `AI_CHAIN`, e.g. `local:llama3:8b,openai:gpt-5`, with `AI_<NAME>_API_KEY`, `_BASE_URL` and `_STRUCTURED` of
 * each provider. Models are tried in this order.
 * @throws InvalidModelChainError with all errors at once
 */
export function parseModelChain(chain: string, settings: Record<string, string | undefined>): ModelLink[] {
  const faults = new Set<string>();
  const links: ModelLink[] = [];
  const seen = new Set<string>();
  for (const entry of chain.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const named = parseEntry(entry);
    if (typeof named === 'string') {
      faults.add(`AI_CHAIN: ${named}`);
      continue;
    }
    const key = `${named.provider}:${named.model}`;
    if (seen.has(key)) faults.add(`AI_CHAIN: ${key} is there twice`);
    seen.add(key);
    links.push(readLink(named, settings, faults));
  }
  if (faults.size > 0) throw new InvalidModelChainError([...faults]);
  return links;
}

/** Returns the parts of `name:model`, or an error message. The model may itself contain colons and slashes. */
function parseEntry(entry: string): { provider: string; model: string } | string {
  const colon = entry.indexOf(':');
  if (colon < 0) return `"${entry}" must be written name:model`;
  const provider = entry.slice(0, colon).trim().toLowerCase();
  const model = entry.slice(colon + 1).trim();
  if (!PROVIDER_NAME.test(provider)) {
    return `"${provider}" is no name of a provider (a letter, then letters, digits and hyphens)`;
  }
  if (model === '') return `"${entry}" names no model`;
  return { provider, model };
}

function readLink(
  { provider, model }: { provider: string; model: string },
  settings: Record<string, string | undefined>,
  faults: Set<string>,
): ModelLink {
  const prefix = `AI_${provider.toUpperCase().replaceAll('-', '_')}`;
  const kind = kindOf(provider);
  const apiKey = settings[`${prefix}_API_KEY`] || undefined;
  const baseUrl = settings[`${prefix}_BASE_URL`] || undefined;
  const structured = settings[`${prefix}_STRUCTURED`] || 'auto';
  if (kind !== 'compatible' && !apiKey) faults.add(`${prefix}_API_KEY: is needed for the provider ${provider}`);
  if (kind === 'compatible' && !baseUrl) faults.add(`${prefix}_BASE_URL: is needed for the provider ${provider}`);
  if (baseUrl && !isPlainHttpUrl(baseUrl)) {
    faults.add(`${prefix}_BASE_URL: must be an http(s) address without user name, password, query or fragment`);
  }
  if (!isStructuredSetting(structured)) {
    faults.add(`${prefix}_STRUCTURED: must be one of ${STRUCTURED_SETTINGS.join(', ')}`);
  }
  return {
    kind,
    provider,
    model,
    apiKey,
    baseUrl: baseUrl?.replace(/\/+$/, ''),
    structured: isStructuredSetting(structured) ? structured : 'auto',
  };
}

function kindOf(provider: string): ProviderKind {
  switch (provider) {
    case 'openai':
    case 'anthropic':
    case 'google':
      return provider;
    default:
      return 'compatible';
  }
}

function isPlainHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}

function isStructuredSetting(value: string): value is StructuredSetting {
  return STRUCTURED_SETTINGS.some((setting) => setting === value);
}
