import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ModelServer } from '../../../../../test/support/model-server/model-server.js';
import type { ModelLink, ProviderKind } from '../chain/model-chain.js';
import { baseUrlOf, listModels } from './model-listing.js';

interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
}

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A provider that gives the same response to every request. */
async function startProvider(status: number, body: string, headers: Record<string, string> = {}) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => void server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function linkTo(baseUrl: string | undefined, kind: ProviderKind = 'compatible'): ModelLink {
  return { kind, provider: 'p', model: 'm', apiKey: 'key', baseUrl, structured: 'auto' };
}

describe('listModels', () => {
  it('asks Anthropic in its own way', async () => {
    const { baseUrl, asked } = await startProvider(
      200,
      '{"data":[{"id":"claude-b"},{"id":"claude-a","type":"model"}]}',
    );
    expect(await listModels(linkTo(baseUrl, 'anthropic'))).toEqual(['claude-a', 'claude-b']);
    expect(asked[0]).toMatchObject({
      url: '/models?limit=1000',
      headers: { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
    });
  });

  it('asks Google in its own way, and leaves out what cannot write', async () => {
    const models = [
      { name: 'models/gemini-pro', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/embedding', supportedGenerationMethods: ['embedContent'] },
    ];
    const { baseUrl, asked } = await startProvider(200, JSON.stringify({ models }));
    expect(await listModels(linkTo(baseUrl, 'google'))).toEqual(['gemini-pro']);
    expect(asked[0]).toMatchObject({ url: '/models?pageSize=1000', headers: { 'x-goog-api-key': 'key' } });
  });

  it.each<ProviderKind>(['openai', 'compatible'])('asks %s as OpenAI is asked', async (kind) => {
    const { baseUrl, asked } = await startProvider(200, '{"data":[{"id":"gpt"}]}');
    expect(await listModels(linkTo(baseUrl, kind))).toEqual(['gpt']);
    expect(asked[0]).toMatchObject({ url: '/models', headers: { authorization: 'Bearer key' } });
  });

  it('does not carry the key to where it is redirected', async () => {
    const elsewhere = await startProvider(200, '{"data":[]}');
    const { baseUrl } = await startProvider(302, '', { location: `${elsewhere.baseUrl}/models` });
    await expect(listModels(linkTo(baseUrl, 'anthropic'))).rejects.toMatchObject({ reason: 'unreachable' });
    expect(elsewhere.asked).toEqual([]);
  });

  it('leaves a server that does not answer', async () => {
    const server = await ModelServer.start({ answer: {}, listing: { kind: 'silence' } });
    await expect(listModels(linkTo(server.baseUrl), 200)).rejects.toMatchObject({ reason: 'silent' });
    await server.stop();
  });

  it('prints no more of a name than a terminal can take, and no more than a thousand', async () => {
    const data = Array.from({ length: 1500 }, (_, index) => ({ id: `${index}\u001b[2J${'x'.repeat(500)}` }));
    const { baseUrl } = await startProvider(200, JSON.stringify({ data }));
    const names = await listModels(linkTo(baseUrl));
    expect(names).toHaveLength(1000);
    for (const name of names) expect(name).toMatch(/^\d+\[2Jx+$/);
    expect(Math.max(...names.map((name) => name.length))).toBe(200);
  });
});

describe('baseUrlOf', () => {
  it.each([
    ['openai', undefined, 'https://api.openai.com/v1'],
    ['anthropic', undefined, 'https://api.anthropic.com/v1'],
    ['google', undefined, 'https://generativelanguage.googleapis.com/v1beta'],
    ['openai', 'https://proxy.example/v1', 'https://proxy.example/v1'],
    ['compatible', 'http://localhost:11434/v1', 'http://localhost:11434/v1'],
  ] as const)('says where %s is with the base URL %s', (kind, baseUrl, expected) => {
    expect(baseUrlOf({ kind, baseUrl })).toBe(expected);
  });
});
