import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { failureOf, ModelHarness, RECIPE, recipeRequest } from '../testing/model-harness.js';

let harness: ModelHarness;

beforeAll(async () => {
  harness = await ModelHarness.start();
});

beforeEach(() => harness.reset());

afterAll(() => harness.server.stop());

const codes = (attempts: { code: string | null }[]): (string | null)[] => attempts.map(({ code }) => code);

describe('a good answer', () => {
  it('comes with its provider, its model and what it took', async () => {
    const answer = await harness.ask(['ok']);
    expect(answer).toMatchObject({ object: RECIPE, provider: 'first', model: 'ok' });
    expect(answer.attempts).toEqual([
      {
        provider: 'first',
        model: 'ok',
        startedAt: harness.clock.now(),
        durationMs: expect.any(Number),
        firstWordMs: expect.any(Number),
        characters: JSON.stringify(RECIPE).length,
        ok: true,
        code: null,
        mode: 'schema',
        repaired: null,
        isAskedRepair: false,
        usage: {
          inputTokens: expect.any(Number),
          cachedTokens: 10,
          outputTokens: expect.any(Number),
          reasoningTokens: 3,
        },
      },
    ]);
  });

  it('is asked for with the schema, the key, a token limit and usage', async () => {
    await harness.ask(['ok']);
    expect(harness.server.calls).toMatchObject([
      {
        responseFormat: 'json_schema',
        schemaName: 'recipe',
        isStrict: true,
        asksForUsage: true,
        maxTokens: 6000,
        authorization: 'Bearer harness-key',
        messages: [
          { role: 'system', text: 'You write recipes.' },
          { role: 'user', text: 'Pancakes, SECRET-INGREDIENT' },
        ],
      },
    ]);
  });

  it('grows in partial objects under the name of its provider', async () => {
    const partials: unknown[] = [];
    await harness.chain(['ok']).generateObject(
      recipeRequest({
        onPartial(partial, info) {
          partials.push(partial);
          expect(info).toEqual({ provider: 'first', model: 'ok' });
        },
      }),
    );
    expect(partials[0]).toEqual({ title: expect.any(String) });
    expect(RECIPE.title).toContain((partials[0] as { title: string }).title);
  });

  it('is broken off by what onPartial throws, which comes out unchanged', async () => {
    const lost = new Error('The lease is lost');
    const request = harness
      .chain(['ok-slow', 'ok'])
      .generateObject(recipeRequest({ onPartial: () => Promise.reject(lost) }));
    await expect(request).rejects.toBe(lost);
    await waitFor(() => expect(harness.server.calls[0]?.isCutOff).toBe(true));
    expect(harness.server.calls).toHaveLength(1);
  });

  it('reaches many that ask at once', async () => {
    const model = harness.chain(['ok']);
    const answers = await Promise.all(Array.from({ length: 8 }, () => model.generateObject(recipeRequest())));
    expect(answers.map(({ attempts }) => attempts.length)).toEqual(Array.from({ length: 8 }, () => 1));
  });
});

describe('an answer that needs repair here', () => {
  it.each([
    ['fenced', 'cut_out'],
    ['think', null],
    ['think-unopened', 'cut_out'],
    ['badjson', 'jsonrepair'],
  ])('takes one call when it is %s', async (behavior, repaired) => {
    const { object, attempts } = await harness.ask([behavior]);
    expect(object).toEqual(RECIPE);
    expect(attempts).toMatchObject([{ ok: true, repaired }]);
  });
});

describe('an answer that needs another call', () => {
  it('is corrected by the model, which receives the reason', async () => {
    const { object, attempts } = await harness.ask(['schema-miss-then-ok']);
    expect(object).toEqual(RECIPE);
    expect(attempts).toMatchObject([
      { ok: false, code: 'invalid_output', isAskedRepair: false, usage: { cachedTokens: 10 } },
      { ok: true, code: null, isAskedRepair: true },
    ]);
    const messages = harness.server.calls[1]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages.at(-1)?.text).toContain('title: ');
  });

  it.each(['schema-miss', 'empty'])('is corrected only once when it stays %s', async (behavior) => {
    const { code, attempts } = await failureOf(harness.ask([behavior]));
    expect(code).toBe('invalid_output');
    expect(codes(attempts)).toEqual(['invalid_output', 'invalid_output']);
  });

  it('is corrected when the caller rejects it with a reason', async () => {
    const faults = [['it is in another language'], []];
    const request = recipeRequest({ findIssues: () => faults.shift() ?? ['classification too often'] });
    const { object, attempts } = await harness.chain(['ok']).generateObject(request);
    expect(object).toEqual(RECIPE);
    expect(codes(attempts)).toEqual(['invalid_output', null]);
    expect(harness.server.calls[1]?.messages.at(-1)?.text).toContain('it is in another language');
  });

  it('goes to the next provider when it stays what the caller cannot use', async () => {
    const request = recipeRequest({ findIssues: () => ['it is in another language'] });
    const { code, attempts } = await failureOf(harness.chain(['ok', 'fenced']).generateObject(request));
    expect(code).toBe('invalid_output');
    expect(attempts.map(({ model }) => model)).toEqual(['ok', 'ok', 'fenced', 'fenced']);
  });

  it('is asked for with twice the tokens when it was cut', async () => {
    const { object, attempts } = await harness.ask(['truncated-then-ok']);
    expect(object).toEqual(RECIPE);
    expect(codes(attempts)).toEqual(['too_long', null]);
    expect(harness.server.calls.map(({ maxTokens }) => maxTokens)).toEqual([6000, 12_000]);
  });

  it('is never closed by force when it stays cut', async () => {
    const { code, attempts } = await failureOf(harness.ask(['truncated']));
    expect(code).toBe('too_long');
    expect(attempts).toHaveLength(2);
  });

  it('is asked for in JSON mode, with the schema in the instructions, when the schema is refused', async () => {
    const { object, attempts } = await harness.ask(['400-no-schema']);
    expect(object).toEqual(RECIPE);
    expect(attempts).toMatchObject([
      { code: 'no_schema_support', mode: 'schema' },
      { code: null, mode: 'json' },
    ]);
    const [, second] = harness.server.calls;
    expect(second?.responseFormat).toBe('json_object');
    expect(second?.messages[0]?.text).toMatch(/^You write recipes\.\n\n.*\n\{.*"servings".*\}$/);
  });

  it('is asked for in JSON mode at once the next time', async () => {
    const model = harness.chain(['400-no-schema']);
    await model.generateObject(recipeRequest());
    const { attempts } = await model.generateObject(recipeRequest());
    expect(attempts).toMatchObject([{ ok: true, mode: 'json' }]);
  });

  it('goes to the next provider when only the schema is allowed', async () => {
    const { provider } = await harness.ask(['400-no-schema', 'ok'], { structured: 'schema' });
    expect(provider).toBe('second');
    expect(harness.server.calls).toHaveLength(2);
  });

  it('says that the provider is set up wrongly when JSON mode is refused too', async () => {
    const { code, attempts } = await failureOf(harness.ask(['400-no-json']));
    expect(code).toBe('misconfigured');
    expect(attempts.map(({ mode }) => mode)).toEqual(['schema', 'json']);
  });

  it('starts in JSON mode when that is the setting', async () => {
    await harness.ask(['ok'], { structured: 'json' });
    expect(harness.server.calls).toMatchObject([{ responseFormat: 'json_object' }]);
  });
});
