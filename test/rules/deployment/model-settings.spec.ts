import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseEnvironment } from '../../../backend/src/config/environment.js';
import { environmentSchema } from '../../../backend/src/config/environment-schema.js';
import { parseModelChain } from '../../../backend/src/platform/language-model/chain/model-chain.js';
import { readEnvFile, serviceOf } from '../../support/compose-file.js';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const page = read('docs/models.md');

/** Each server of the page with its blocks of settings. */
const servers = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const name = section.slice(0, section.indexOf('\n'));
    const blocks = [...section.matchAll(/^```ini\n([\s\S]*?)^```/gm)].map(([, block = '']) => readEnvFile(block));
    return { name, blocks };
  });

/** Settings of one model, whatever the provider is called. */
const OF_A_PROVIDER = /^AI_<?[A-Z0-9]+>?_(API_KEY|BASE_URL|STRUCTURED)$/;

describe('docs/models.md', () => {
  it('explains how to connect each of the usual servers (drafting 6)', () => {
    expect(servers.map(({ name }) => name)).toEqual([
      'Ollama',
      'LM Studio',
      'llama.cpp server',
      'vLLM',
      'OpenAI',
      'Anthropic',
      'Google',
      'Azure',
      'OpenRouter',
    ]);
  });

  it.each(servers)('gives settings for $name that the product takes', ({ blocks }) => {
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      const { ai } = parseEnvironment({ DATABASE_URL: 'postgres://none', ...block });
      const [link, ...others] = parseModelChain(ai.chain, ai.settings);
      expect(others).toEqual([]);
      // Every line is one of the settings of the model that it connects.
      const own = Object.keys(block).filter((name) => name !== 'AI_CHAIN');
      expect(own.every((name) => name.startsWith(`AI_${link?.provider.toUpperCase()}_`))).toBe(true);
      expect(link?.apiKey ?? link?.baseUrl).toBeTruthy();
    }
  });

  it('names no setting that does not exist', () => {
    const named = [...page.matchAll(/\bAI_[A-Z0-9_<>]+[A-Z]/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in environmentSchema.shape) && !OF_A_PROVIDER.test(name))).toEqual([]);
  });

  it('says the times that are the defaults', () => {
    const { limits } = parseEnvironment({ DATABASE_URL: 'postgres://none' }).ai;
    const rows = [
      ['AI_FIRST_BYTE_TIMEOUT_MS', `${limits.firstByteMs / 1000} s`],
      ['AI_CHUNK_TIMEOUT_MS', `${limits.chunkMs / 1000} s`],
      ['AI_TOTAL_TIMEOUT_MS', `${limits.totalMs / 60_000} minutes`],
    ];
    for (const [name, value] of rows) expect(page).toMatch(new RegExp(`\\| \`${name}\` \\|[^|\n]*${value}`));
  });

  it('names the address of the container that compose.yaml starts', () => {
    const { environment = {} } = serviceOf('ollama');
    const port = String(environment['OLLAMA_HOST']).split(':')[1];
    expect(page).toContain(`AI_OLLAMA_BASE_URL=http://ollama:${port}/v1`);
    expect(page).toContain('host.docker.internal');
  });

  it.each(['README.md', 'docs/operations.md', '.env.example'])('is found from %s', (path) => {
    expect(read(path)).toContain('models.md');
  });
});
