import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/command-line.js';
import { ModelServer } from '../support/model-server/model-server.js';
import { wireOfRequest } from '../support/wire-of-request.js';

const KEY = 'the-key-of-the-operator';

let models: ModelServer;

beforeAll(async () => {
  models = await ModelServer.start({ answer: wireOfRequest, apiKey: KEY });
});

afterAll(() => models?.stop());

/** Runs the built command line without a database. */
async function run(env: Record<string, string>, ...words: string[]) {
  const answer = await runCli(['models', ...words], { NODE_ENV: 'test', ...env });
  expect(answer.out + answer.err).not.toContain(KEY);
  return answer;
}

describe('npm run cli -- models (drafting 6)', () => {
  it('exits with 0 when every model drafts well and is in the list', async () => {
    const env = { AI_CHAIN: 'local:ok', AI_LOCAL_BASE_URL: models.baseUrl, AI_LOCAL_API_KEY: KEY };
    expect(await run(env, 'test')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('It drafts well.') });
    expect(await run(env, 'list')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('(in AI_CHAIN)') });
  });

  it('exits with 1 when a model does not answer, drafts badly, or the key is wrong', async () => {
    const env = { AI_CHAIN: 'local:schema-miss', AI_LOCAL_BASE_URL: models.baseUrl, AI_LOCAL_API_KEY: KEY };
    expect(await run(env, 'test')).toMatchObject({ code: 1, err: '' });
    expect(await run({ ...env, AI_LOCAL_API_KEY: 'another' }, 'list')).toMatchObject({ code: 1, err: '' });
    const gone = { AI_CHAIN: 'local:ok', AI_LOCAL_BASE_URL: 'http://127.0.0.1:9/v1' };
    expect(await run(gone, 'test')).toMatchObject({ code: 1, out: expect.stringContaining('cannot be reached') });
  });

  it('exits with 2 and says how it is used when no model is named, and with 1 when a setting is missing', async () => {
    expect(await run({}, 'test')).toMatchObject({ code: 2, err: expect.stringContaining('Usage: models') });
    expect(await run({}, 'test', 'local:ok')).toMatchObject({
      code: 1,
      err: expect.stringContaining('AI_LOCAL_BASE_URL: is needed'),
    });
  });
});
