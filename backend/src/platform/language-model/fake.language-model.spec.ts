import { describe, expect, it } from '@jest/globals';
import { FakeLanguageModel } from './fake.language-model.js';
import { failureOf, RECIPE, recipeRequest } from './testing/model-harness.js';

describe('FakeLanguageModel', () => {
  it('follows its script and remembers what it was asked', async () => {
    const fake = new FakeLanguageModel({ partials: [{ title: 'Pl' }], object: RECIPE }, { error: 'refused' });
    const partials: unknown[] = [];
    const request = recipeRequest({ onPartial: (partial) => void partials.push(partial) });
    expect((await fake.generateObject(request)).object).toEqual(RECIPE);
    expect(partials).toEqual([{ title: 'Pl' }]);
    expect((await failureOf(fake.generateObject(request))).code).toBe('refused');
    expect((await failureOf(fake.generateObject(request))).code).toBe('no_provider');
    expect(fake.requests).toHaveLength(3);
  });

  it('waits to be cancelled', async () => {
    const cancel = new AbortController();
    const fake = new FakeLanguageModel({ untilCancelled: true });
    const request = failureOf(fake.generateObject(recipeRequest({ signal: cancel.signal })));
    cancel.abort();
    expect((await request).code).toBe('cancelled');
  });

  it('refuses a script that does not fit the schema', async () => {
    const fake = new FakeLanguageModel({ object: { title: 'no steps' } });
    await expect(fake.generateObject(recipeRequest())).rejects.toThrow('servings');
  });
});
