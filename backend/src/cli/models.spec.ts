import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { BEHAVIORS, type Reply } from '../../../test/support/model-server/behaviors.js';
import { ModelServer, type ModelServerOptions } from '../../../test/support/model-server/model-server.js';
import { wireOfRequest } from '../../../test/support/wire-of-request.js';
import { parseModelChain } from '../platform/language-model/chain/model-chain.js';
import { runModelsCommand } from './models.js';

jest.setTimeout(60_000);

const LIMITS = { firstByteMs: 1000, chunkMs: 1000, totalMs: 60_000 };
const KEY = 'the-key-of-the-operator';

let running: ModelServer[] = [];

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
});

async function startModels(options: Partial<ModelServerOptions> = {}): Promise<ModelServer> {
  const server = await ModelServer.start({ answer: wireOfRequest, ...options });
  running.push(server);
  return server;
}

/** What a command prints, and whether it is content. */
async function runWith(
  { baseUrl, chain, key = KEY }: { baseUrl: string; chain: string; key?: string },
  ...words: string[]
): Promise<{ isContent: boolean; text: string }> {
  const settings = { AI_LOCAL_BASE_URL: baseUrl, AI_LOCAL_API_KEY: key };
  const lines: string[] = [];
  const context = {
    chain: parseModelChain(chain, settings),
    settings,
    limits: LIMITS,
    print: (line: string) => void lines.push(line),
  };
  const isContent = await runModelsCommand(context, words);
  expect(lines.join('\n')).not.toContain(KEY);
  return { isContent, text: lines.join('\n') };
}

describe('models test', () => {
  it.each(['ok', 'fenced', 'think', '400-no-schema'])(
    'says of a model like "%s" where it is, how fast and how good (drafting 6)',
    async (behavior) => {
      const { baseUrl } = await startModels({ apiKey: KEY });
      const { isContent, text } = await runWith({ baseUrl, chain: `local:${behavior}` }, 'test');
      const [head, ...rest] = text.split('\n');
      expect(head).toBe(`local:${behavior} at ${baseUrl}`);
      expect(rest).toHaveLength(4);
      for (const line of rest.slice(0, 3)) {
        expect(line).toMatch(
          /^ {2}[a-zA-Z ]+: +first word after \d+\.\d s, \d+ tokens\/s, \d+ characters\/s; (?:19|2[0-7]) of 27 checks, \d+ steps/,
        );
      }
      expect(rest[3]).toBe('  It drafts well.');
      expect(isContent).toBe(true);
    },
  );

  it('says how slow a slow model is', async () => {
    const { baseUrl } = await startModels();
    const { text } = await runWith({ baseUrl, chain: 'local:ok-slow' }, 'test');
    const rates = [...text.matchAll(/(\d+) characters\/s/g)].map(([, rate]) => Number(rate));
    expect(rates).toHaveLength(3);
    // It pauses for 40 ms after each 24 characters.
    for (const rate of rates) expect(rate).toBeLessThan(650);
  });

  it.each([
    ['empty', 'invalid_output', 3],
    ['html', 'provider_down', 1],
    ['hang', 'timeout', 1],
    ['404', 'misconfigured', 1],
    ['refusal', 'refused', 1],
  ])('is not content with a model like "%s", and says why', async (behavior, code, tries) => {
    const { baseUrl } = await startModels();
    const { isContent, text } = await runWith({ baseUrl, chain: `local:${behavior}` }, 'test');
    expect(isContent).toBe(false);
    expect([...text.matchAll(new RegExp(`\\(${code}\\)`, 'g'))]).toHaveLength(tries);
    expect(text).toMatch(/It does not do\. The offline drafter steps in where a model fails\.$/);
  });

  it('is not content with a model that answers something else, in another language or with a danger', async () => {
    const { baseUrl } = await startModels({ answer: { title: 'nothing that fits' } });
    expect((await runWith({ baseUrl, chain: 'local:ok' }, 'test')).isContent).toBe(false);
    const english = await startModels({
      answer: (chat) => ({
        ...wireOfRequest({ ...chat, messages: [{ role: 'user', content: 'none' }] }),
        language: 'en',
      }),
    });
    expect((await runWith({ baseUrl: english.baseUrl, chain: 'local:ok' }, 'test')).isContent).toBe(false);
    const dangerous = await startModels();
    expect((await runWith({ baseUrl: dangerous.baseUrl, chain: 'local:dangerous' }, 'test')).isContent).toBe(false);
  });

  it('is not content with a wrong key, nor where nothing answers', async () => {
    const { baseUrl } = await startModels({ apiKey: 'another key' });
    expect(await runWith({ baseUrl, chain: 'local:ok' }, 'test')).toMatchObject({
      isContent: false,
      text: expect.stringContaining('set up wrongly'),
    });
    expect(await runWith({ baseUrl: 'http://127.0.0.1:9/v1', chain: 'local:ok' }, 'test')).toMatchObject({
      isContent: false,
      text: expect.stringContaining('cannot be reached'),
    });
  });

  it('tries a model that is not in AI_CHAIN', async () => {
    const { baseUrl } = await startModels();
    const { isContent, text } = await runWith({ baseUrl, chain: '' }, 'test', 'local:ok');
    expect([isContent, text.split('\n')[0]]).toEqual([true, `local:ok at ${baseUrl}`]);
  });

  it.each([[['test']], [['list']]])('asks for a chain where there is none: %j', async (words) => {
    await expect(runWith({ baseUrl: 'http://127.0.0.1:9', chain: '' }, ...words)).rejects.toThrow('AI_CHAIN is empty');
  });

  it.each([[['tes']], [[]], [['test', 'local:ok', 'again']]])('says how it is used: %j', async (words) => {
    await expect(runWith({ baseUrl: 'http://127.0.0.1:9', chain: 'local:ok' }, ...words)).rejects.toThrow('Usage:');
  });
});

describe('models list', () => {
  it('lists what the server offers and says what AI_CHAIN names (drafting 6)', async () => {
    const { baseUrl } = await startModels({ apiKey: KEY });
    const { isContent, text } = await runWith({ baseUrl, chain: 'local:ok' }, 'list');
    expect(isContent).toBe(true);
    const names = Object.keys(BEHAVIORS).sort();
    expect(text.split('\n')).toEqual([
      `local at ${baseUrl}`,
      ...names.map((name) => `  ${name}${name === 'ok' ? '  (in AI_CHAIN)' : ''}`),
    ]);
  });

  it('says so when the model of AI_CHAIN is not there', async () => {
    const { baseUrl } = await startModels();
    const { isContent, text } = await runWith({ baseUrl, chain: 'local:gone' }, 'list');
    expect(isContent).toBe(false);
    expect(text).toContain('AI_CHAIN names gone, which is not in the list.');
  });

  it('asks a provider that is not in AI_CHAIN', async () => {
    const { baseUrl } = await startModels();
    expect(await runWith({ baseUrl, chain: '' }, 'list', 'local')).toMatchObject({
      isContent: true,
      text: expect.stringContaining('  ok-slow'),
    });
  });

  it.each<[string, Reply]>([
    ['is no list of models', { kind: 'page', status: 200, html: '<html>Please log in</html>' }],
    ['has no list of models (status 502)', { kind: 'page', status: 502, html: '<html>Bad gateway</html>' }],
    [
      'is too large to be read',
      { kind: 'flood', status: 200, contentType: 'application/json', start: '{"data":["', piece: 'x'.repeat(64_000) },
    ],
  ])('says that the answer %s', async (words, listing) => {
    const { baseUrl } = await startModels({ listing });
    const { isContent, text } = await runWith({ baseUrl, chain: 'local:ok' }, 'list');
    expect([isContent, text]).toEqual([false, expect.stringContaining(words)]);
  });

  it('says that the key is wrong, or that nothing answers', async () => {
    const { baseUrl } = await startModels({ apiKey: 'another key' });
    expect((await runWith({ baseUrl, chain: 'local:ok' }, 'list')).text).toContain('does not take the key');
    const gone = await runWith({ baseUrl: 'http://127.0.0.1:9/v1', chain: 'local:ok' }, 'list');
    expect(gone).toEqual({
      isContent: false,
      text: 'local at http://127.0.0.1:9/v1\n  Nothing answers at http://127.0.0.1:9/v1.',
    });
  });
});
