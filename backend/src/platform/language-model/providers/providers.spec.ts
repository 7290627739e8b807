import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { ChainedLanguageModel } from '../chain/chained.language-model.js';
import { parseModelChain } from '../chain/model-chain.js';
import { failureOf, recipeRequest } from '../testing/model-harness.js';

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let server: Server;
let seen: Seen[];

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
});

/** Returns the request that a provider receives. */
async function callOf(entry: string): Promise<Seen> {
  const prefix = `AI_${entry.split(':')[0]?.toUpperCase()}`;
  const { port } = server.address() as AddressInfo;
  const chain = parseModelChain(entry, {
    [`${prefix}_API_KEY`]: 'the-key',
    [`${prefix}_BASE_URL`]: `http://127.0.0.1:${port}/proxy/`,
  });
  const model = new ChainedLanguageModel({ chain, clock: new FakeClock() });
  expect((await failureOf(model.generateObject(recipeRequest()))).code).toBe('misconfigured');
  const [call] = seen;
  if (!call) throw new Error('The provider was not called');
  return call;
}

describe('a provider gets the key, the model and the schema in its own way', () => {
  it('when it is openai, with storage turned off', async () => {
    const { path, headers, body } = await callOf('openai:gpt-x');
    expect(path).toBe('/proxy/responses');
    expect(headers.authorization).toBe('Bearer the-key');
    expect(body).toMatchObject({
      model: 'gpt-x',
      store: false,
      max_output_tokens: 6000,
      text: { format: { type: 'json_schema', strict: true, schema: { required: ['title', 'servings', 'steps'] } } },
    });
  });

  it('when it is anthropic', async () => {
    const { path, headers, body } = await callOf('anthropic:claude-sonnet-4-5');
    expect(path).toBe('/proxy/messages');
    expect(headers['x-api-key']).toBe('the-key');
    expect(body).toMatchObject({ model: 'claude-sonnet-4-5', max_tokens: 6000, stream: true });
    expect(JSON.stringify(body)).toContain('"servings"');
  });

  it('when it is google', async () => {
    const { path, headers, body } = await callOf('google:gemini-x');
    expect(path).toMatch(/^\/proxy\/models\/gemini-x:streamGenerateContent/);
    expect(headers['x-goog-api-key']).toBe('the-key');
    expect(body).toMatchObject({ generationConfig: { responseMimeType: 'application/json', maxOutputTokens: 6000 } });
    expect(JSON.stringify(body)).toContain('"servings"');
  });

  it('when it speaks the OpenAI chat protocol', async () => {
    const { path, headers, body } = await callOf('local:org/model:8b');
    expect(path).toBe('/proxy/chat/completions');
    expect(headers.authorization).toBe('Bearer the-key');
    expect(body).toMatchObject({ model: 'org/model:8b', stream_options: { include_usage: true } });
  });
});
