import { describe, expect, it } from '@jest/globals';
import { InvalidModelChainError, parseModelChain } from './model-chain.js';

function faultsOf(chain: string, settings: Record<string, string> = {}): string[] {
  try {
    parseModelChain(chain, settings);
  } catch (error) {
    if (error instanceof InvalidModelChainError) return error.faults;
    throw error;
  }
  return [];
}

describe('parseModelChain', () => {
  it.each(['', '  ', ' , '])('gives no models for an empty chain %j', (chain) => {
    expect(parseModelChain(chain, {})).toEqual([]);
  });

  it('keeps the order and reads the settings of each provider', () => {
    const links = parseModelChain('local:llama3 , openai:gpt-5', {
      AI_LOCAL_BASE_URL: 'http://127.0.0.1:8080/v1/',
      AI_LOCAL_STRUCTURED: 'json',
      AI_OPENAI_API_KEY: 'key',
    });
    expect(links).toEqual([
      {
        kind: 'compatible',
        provider: 'local',
        model: 'llama3',
        apiKey: undefined,
        baseUrl: 'http://127.0.0.1:8080/v1',
        structured: 'json',
      },
      {
        kind: 'openai',
        provider: 'openai',
        model: 'gpt-5',
        apiKey: 'key',
        baseUrl: undefined,
        structured: 'auto',
      },
    ]);
  });

  it('takes everything after the first colon as the model', () => {
    const [link] = parseModelChain('Open-Router:meta/llama-3:8b', {
      AI_OPEN_ROUTER_BASE_URL: 'https://models.example',
    });
    expect(link).toMatchObject({ provider: 'open-router', model: 'meta/llama-3:8b' });
  });

  it.each(['openai', 'anthropic', 'google'] as const)('knows the adapter of %s', (provider) => {
    const [link] = parseModelChain(`${provider}:m`, { [`AI_${provider.toUpperCase()}_API_KEY`]: 'key' });
    expect(link?.kind).toBe(provider);
  });

  it('lets one provider serve two models', () => {
    const links = parseModelChain('local:big,local:small', { AI_LOCAL_BASE_URL: 'http://127.0.0.1:1' });
    expect(links.map(({ model }) => model)).toEqual(['big', 'small']);
  });

  it.each([
    ['llama3', {}, 'AI_CHAIN: "llama3" must be written name:model'],
    ['local:', {}, 'AI_CHAIN: "local:" names no model'],
    ['my server:m', {}, 'AI_CHAIN: "my server" is no name'],
    ['openai:m,openai:m', { AI_OPENAI_API_KEY: 'k' }, 'AI_CHAIN: openai:m is there twice'],
    ['openai:m', {}, 'AI_OPENAI_API_KEY: is needed'],
    ['local:m', {}, 'AI_LOCAL_BASE_URL: is needed'],
    ['local:m', { AI_LOCAL_BASE_URL: 'file:///etc' }, 'AI_LOCAL_BASE_URL: must be an http(s) address'],
    ['local:m', { AI_LOCAL_BASE_URL: 'http://a:b@host' }, 'AI_LOCAL_BASE_URL: must be an http(s) address'],
    ['local:m', { AI_LOCAL_BASE_URL: 'http://a', AI_LOCAL_STRUCTURED: 'maybe' }, 'AI_LOCAL_STRUCTURED: must be one of'],
  ])('refuses %s with %j', (chain, settings, fault) => {
    expect(faultsOf(chain, settings)).toEqual([expect.stringContaining(fault)]);
  });

  it('lists every fault once, and no secret', () => {
    const faults = faultsOf('openai:a,openai:b,local:c,broken', { AI_LOCAL_BASE_URL: 'nonsense-secret' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('nonsense-secret');
  });
});
