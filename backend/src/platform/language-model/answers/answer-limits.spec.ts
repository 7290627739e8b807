import { once } from 'node:events';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { FloodServer, IN_FLIGHT_BYTES } from '../../../../../test/support/flood-server.js';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { ChainedLanguageModel } from '../chain/chained.language-model.js';
import { parseModelChain } from '../chain/model-chain.js';
import { failureOf, ModelHarness, RECIPE, recipeRequest } from '../testing/model-harness.js';
import { hasUsableShape, MAX_DEPTH, MAX_RESPONSE_BYTES, MAX_VALUES } from './answer-limits.js';

let harness: ModelHarness;

beforeAll(async () => {
  harness = await ModelHarness.start();
});

beforeEach(() => harness.reset());

afterAll(() => harness.server.stop());

describe('a model that floods', () => {
  it.each(['flood-line', 'flood-events', 'flood-comments', 'flood-page', 'flood-error'])(
    'with %s is left near 4 MB, and the next one answers (reliability REL5)',
    async (behavior) => {
      const { object, provider, attempts } = await harness.ask([behavior, 'ok']);
      expect(object).toEqual(RECIPE);
      expect(provider).toBe('second');
      expect(attempts.map(({ code }) => code)).toEqual(['bad_answer', null]);
      await waitFor(() => expect(harness.server.calls[0]?.isCutOff).toBe(true));
      expect(harness.server.calls[0]?.sentBytes).toBeLessThan(MAX_RESPONSE_BYTES + IN_FLIGHT_BYTES);
    },
  );

  it('with an answer that no procedure could fill is skipped (reliability REL5)', async () => {
    const { code, attempts } = await failureOf(harness.ask(['long-answer']));
    expect(code).toBe('bad_answer');
    expect(attempts).toHaveLength(1);
  });
});

describe('a provider of any kind that floods', () => {
  let server: FloodServer;

  beforeAll(async () => {
    server = await FloodServer.start();
  });

  beforeEach(() => {
    server.sentBytes.length = 0;
  });

  afterAll(() => server.stop());

  describe.each(['openai:gpt-x', 'anthropic:claude-x', 'google:gemini-x', 'local:llama'])('%s', (entry) => {
    it.each([
      ['an answer', 200, 'text/event-stream'],
      ['an error', 500, 'application/json'],
    ])('is left near 4 MB of %s (reliability REL5)', async (_what, status, contentType) => {
      Object.assign(server, { status, contentType });
      const model = modelAt(entry, server.origin);
      const { code, attempts } = await failureOf(model.generateObject(recipeRequest()));
      expect(code).toBe('bad_answer');
      expect(attempts).toHaveLength(1);
      await waitFor(() => expect(server.sentBytes.length).toBe(1));
      expect(server.sentBytes[0]).toBeLessThan(MAX_RESPONSE_BYTES + IN_FLIGHT_BYTES);
    });
  });
});

describe('a provider that never ends its headers', () => {
  it.each([
    ['in one header', 'x'.repeat(1024)],
    ['in many headers', 'x-more: y\r\n'.repeat(100)],
    ['in interim responses', ': y\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink'],
  ])('%s is left (reliability REL5)', async (_how, piece) => {
    const server = createSocketServer((socket) => {
      const timer = setInterval(() => socket.write(piece), 1);
      socket.on('error', () => undefined).on('close', () => clearInterval(timer));
      socket.write('HTTP/1.1 200 OK\r\nx-first: ');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const model = modelAt('local:llama', `http://127.0.0.1:${port}`, 300);
    const { code } = await failureOf(model.generateObject(recipeRequest()));
    expect(['network', 'timeout']).toContain(code);
    server.close();
  });
});

function modelAt(entry: string, origin: string, firstByteMs = 60_000): ChainedLanguageModel {
  const prefix = `AI_${entry.split(':')[0]?.toUpperCase()}`;
  const chain = parseModelChain(entry, {
    [`${prefix}_API_KEY`]: 'the-key',
    [`${prefix}_BASE_URL`]: `${origin}/v1`,
  });
  const limits = { firstByteMs, chunkMs: 60_000, totalMs: 120_000 };
  return new ChainedLanguageModel({ chain, limits, clock: new FakeClock(), pause: () => Promise.resolve() });
}

describe('a model whose JSON is deep', () => {
  it('has given a bad answer, no part of which was reported (reliability REL8)', async () => {
    const partials: unknown[] = [];
    const request = recipeRequest({ onPartial: (partial) => void partials.push(JSON.stringify(partial)) });
    const { code } = await failureOf(harness.chain(['deep']).generateObject(request));
    expect(code).toBe('bad_answer');
    expect(partials.join()).not.toContain('['.repeat(MAX_DEPTH));
  });
});

describe('the shape of an answer', () => {
  const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`);

  it('may have some levels and some thousand values', () => {
    expect(hasUsableShape({ ...RECIPE, deep: nested(MAX_DEPTH - 2) })).toBe(true);
    expect(hasUsableShape(Array(MAX_VALUES - 1).fill(null))).toBe(true);
  });

  it('may not have more (reliability REL8)', () => {
    expect(hasUsableShape(nested(MAX_DEPTH + 2))).toBe(false);
    expect(hasUsableShape(nested(200_000))).toBe(false);
    expect(hasUsableShape(Array(MAX_VALUES).fill(null))).toBe(false);
  });
});
