import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { failureOf, ModelHarness, RECIPE, type Recipe, recipeRequest } from '../testing/model-harness.js';

let harness: ModelHarness;

beforeAll(async () => {
  harness = await ModelHarness.start();
});

beforeEach(() => harness.reset());

afterAll(() => harness.server.stop());

const BRIEF = { firstByteMs: 200, chunkMs: 200 };

describe('a provider that fails', () => {
  it.each([
    ['401', 'misconfigured', 1],
    ['402', 'quota', 1],
    ['404', 'misconfigured', 1],
    ['400-too-long', 'prompt_too_long', 1],
    ['429', 'busy', 3],
    ['429-for-an-hour', 'busy', 1],
    ['500', 'provider_down', 3],
    ['html', 'provider_down', 3],
    ['html-200', 'network', 3],
    ['drop', 'network', 3],
    ['midstream-error', 'provider_down', 3],
    ['schema-miss', 'invalid_output', 2],
  ])('with %s is %s after %i call(s), then the next one answers', async (behavior, code, calls) => {
    const { object, provider, attempts } = await harness.ask([behavior, 'ok']);
    expect(object).toEqual(RECIPE);
    expect(provider).toBe('second');
    expect(attempts.filter((attempt) => attempt.provider === 'first').map((attempt) => attempt.code)).toEqual(
      Array.from({ length: calls }, () => code),
    );
    expect(harness.failures).toHaveLength(calls);
  });

  it('gives its code when it is the last of the chain', async () => {
    const { code, attempts } = await failureOf(harness.ask(['500', '401']));
    expect(code).toBe('misconfigured');
    expect(attempts.map(({ provider }) => provider)).toEqual(['first', 'first', 'first', 'second']);
  });

  it('is unreachable when nothing listens', async () => {
    const stranger = await ModelHarness.start();
    const model = stranger.chain(['ok']);
    await stranger.server.stop();
    expect((await failureOf(model.generateObject(recipeRequest()))).code).toBe('network');
  });

  it.each(['429-then-ok', '503-then-ok', 'drop-then-ok'])('may recover: %s', async (behavior) => {
    const { object, provider, attempts } = await harness.ask([behavior, 'ok']);
    expect(object).toEqual(RECIPE);
    expect(provider).toBe('first');
    expect(attempts.at(-1)?.ok).toBe(true);
  });

  it('is asked again after the wait that it asks for', async () => {
    await harness.ask(['429-then-ok']);
    expect(harness.waits).toEqual([20, 20]);
  });

  it('is asked again after growing waits when it asks for none', async () => {
    await failureOf(harness.ask(['500']));
    expect(harness.waits).toEqual([500, 1000]);
  });

  it('leaves nothing of the prompt, the key or its own words in the error or on the console', async () => {
    const printed = jest.spyOn(console, 'error');
    const failure = await failureOf(harness.ask(['401', 'schema-miss']));
    const everything = `${failure.stack} ${failure.cause} ${JSON.stringify(failure)}`;
    expect(everything).not.toMatch(/SECRET-INGREDIENT|harness-key|Incorrect API key|pancakes/i);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});

describe('a model that declines', () => {
  it.each(['refusal', 'refusal-in-words'])('is not gone round by asking another: %s', async (behavior) => {
    const { code, attempts } = await failureOf(harness.ask([behavior, 'ok']));
    expect(code).toBe('refused');
    expect(attempts).toHaveLength(1);
    expect(harness.server.calls).toHaveLength(1);
  });
});

describe('an empty chain', () => {
  it('is not configured and fails without a call', async () => {
    const model = harness.chain([]);
    expect(model.isConfigured).toBe(false);
    expect(await failureOf(model.generateObject(recipeRequest()))).toMatchObject({ code: 'no_provider', attempts: [] });
  });

  it('is distinguished from a chain with a provider', () => {
    expect(harness.chain(['ok']).isConfigured).toBe(true);
  });
});

describe('a provider that falls silent', () => {
  it.each(['hang', 'stall0', 'stall'])('is left when it does %s, and its connection is closed', async (behavior) => {
    const { code, attempts } = await failureOf(harness.ask([behavior], { limits: BRIEF }));
    expect(code).toBe('timeout');
    expect(attempts).toMatchObject([{ ok: false, code: 'timeout', usage: null }]);
    await waitFor(() => expect(harness.server.calls[0]?.isCutOff).toBe(true));
  });

  it('is left when the whole request takes too long, and nobody else is asked then', async () => {
    const { code, attempts } = await failureOf(harness.ask(['drip', 'ok'], { limits: { totalMs: 700 } }));
    expect(code).toBe('timeout');
    expect(attempts.map(({ provider }) => provider)).toEqual(['first']);
  });

  it('leaves the next one only the time that is left of the whole request', async () => {
    const limits = { firstByteMs: 400, totalMs: 1200 };
    const { code, attempts } = await failureOf(harness.ask(['hang', 'drip', 'ok'], { limits }));
    expect(code).toBe('timeout');
    expect(attempts.map(({ provider }) => provider)).toEqual(['first', 'second']);
  });
});

describe('a request that is cancelled', () => {
  it('closes the connection to the provider in the middle of the answer', async () => {
    const cancel = new AbortController();
    const onPartial = jest.fn(() => cancel.abort());
    const request = harness
      .chain(['ok-slow', 'ok'])
      .generateObject(recipeRequest({ signal: cancel.signal, onPartial }));
    const { code, attempts } = await failureOf(request);
    expect(code).toBe('cancelled');
    expect(attempts).toMatchObject([{ ok: false, code: 'cancelled' }]);
    expect(onPartial).toHaveBeenCalledTimes(1);
    expect(harness.failures).toEqual([]);
    await waitFor(() => expect(harness.server.calls[0]?.isCutOff).toBe(true));
    expect(harness.server.calls).toHaveLength(1);
  });

  it('closes the connection while the provider is silent', async () => {
    const cancel = new AbortController();
    const request = failureOf(harness.chain(['hang', 'ok']).generateObject(recipeRequest({ signal: cancel.signal })));
    await waitFor(() => expect(harness.server.calls.length).toBe(1));
    cancel.abort(new Error('The worker stops'));
    expect((await request).code).toBe('cancelled');
    await waitFor(() => expect(harness.server.calls[0]?.isCutOff).toBe(true));
  });

  it('counts as cancelled when its listener fails because of that', async () => {
    const cancel = new AbortController();
    const onPartial = (): void => {
      cancel.abort();
      cancel.signal.throwIfAborted();
    };
    const request = harness.chain(['ok-slow']).generateObject(recipeRequest({ signal: cancel.signal, onPartial }));
    expect(await failureOf(request)).toMatchObject({ code: 'cancelled', attempts: [{ code: 'cancelled' }] });
  });

  it('makes no call when it is cancelled before', async () => {
    const request = harness.chain(['ok']).generateObject(recipeRequest({ signal: AbortSignal.abort() }));
    expect(await failureOf(request)).toMatchObject({ code: 'cancelled', attempts: [] });
    expect(harness.server.calls).toEqual([]);
  });
});

describe('a provider that stays down', () => {
  it('is passed over after five failures and tried once after half a minute', async () => {
    const model = harness.chain(['500', 'ok']);
    await model.generateObject(recipeRequest());
    await model.generateObject(recipeRequest());
    expect(countCalls('500')).toBe(5);

    await model.generateObject(recipeRequest());
    expect(countCalls('500')).toBe(5);

    harness.clock.advance(30_000);
    await model.generateObject(recipeRequest());
    expect(countCalls('500')).toBe(6);
  });

  it('is not passed over as long as it recovers', async () => {
    const model = harness.chain(['503-then-ok', 'ok']);
    for (let request = 1; request <= 6; request += 1) {
      harness.server.reset();
      expect((await model.generateObject(recipeRequest())).provider).toBe('first');
    }
  });

  it('gives a code of its own when nobody else is left to ask', async () => {
    const model = harness.chain(['500']);
    await failureOf(model.generateObject(recipeRequest()));
    await failureOf(model.generateObject(recipeRequest()));
    const failure = await failureOf(model.generateObject(recipeRequest()));
    expect(failure).toMatchObject({ code: 'provider_down', attempts: [] });
  });

  function countCalls(model: string): number {
    return harness.server.calls.filter((call) => call.model === model).length;
  }
});

describe('an answer that breaks off', () => {
  const salvage = (partial: object): Recipe => ({ ...RECIPE, steps: ['?'], ...partial });

  it.each([
    ['stall', 'timeout'],
    ['drop', 'network'],
    ['midstream-error', 'provider_down'],
    ['truncated', 'too_long'],
  ])('by %s is made use of, without its unfinished end (drafting 6)', async (behavior, code) => {
    const request = recipeRequest({ salvage });
    const { object, isCut, model, attempts } = await harness
      .chain([behavior], { limits: BRIEF })
      .generateObject(request);
    expect(isCut).toBe(true);
    expect(model).toBe(behavior);
    expect(new Set(attempts.map((attempt) => attempt.code))).toEqual(new Set([code]));
    expect(object).toMatchObject({ title: RECIPE.title, servings: 4 });
    // The last text was truncated.
    for (const step of object.steps) expect(['?', ...RECIPE.steps]).toContain(step);
  });

  it('is not made use of when somebody gives a whole one', async () => {
    const request = recipeRequest({ salvage });
    const answer = await harness.chain(['stall', 'ok'], { limits: BRIEF }).generateObject(request);
    expect(answer).toMatchObject({ object: RECIPE, isCut: false, model: 'ok' });
  });

  it('is not made use of when it is too little, or classification to be wrong', async () => {
    const chain = () => harness.chain(['drop'], { limits: BRIEF });
    expect((await failureOf(chain().generateObject(recipeRequest({ salvage: () => null })))).code).toBe('network');
    const classification = recipeRequest({ salvage, findIssues: () => ['it is in another language'] });
    expect((await failureOf(chain().generateObject(classification))).code).toBe('network');
  });

  it('is not made use of when somebody declines afterwards', async () => {
    const request = recipeRequest({ salvage });
    const { code } = await failureOf(harness.chain(['stall', 'refusal'], { limits: BRIEF }).generateObject(request));
    expect(code).toBe('refused');
  });
});
