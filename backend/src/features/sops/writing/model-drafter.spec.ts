import { expect, it } from '@jest/globals';
import { buildWireSop } from '../../../../../test/support/wire-sop.js';
import { FakeLanguageModel } from '../../../platform/language-model/fake.language-model.js';
import { draftWithModel } from './model-drafter.js';

const PROMPT = 'Close the bar: last orders 22:30, count the till, lock the door';
const { signal } = new AbortController();

function growing(...texts: string[]): object {
  return { title: 'Closing', phases: [{ title: 'Close', steps: texts.map((text) => ({ text })) }] };
}

it('is watched as it grows, but never with a danger in it (drafting 6)', async () => {
  const safe = [growing(), growing('Count the till'), growing('Count the till', 'Lock the')];
  const dangerous = growing('Count the till', 'Mix bleach with ammonia');
  const model = new FakeLanguageModel({ partials: [...safe, dangerous], object: buildWireSop() });
  const watched: object[] = [];
  const draft = await draftWithModel(model, PROMPT, {
    signal,
    onPartial: async (partial) => {
      watched.push(partial);
    },
  });
  expect(watched).toEqual(safe);
  expect(draft?.document.title).toBe('Closing the bar');
});

it('asks no model when the guards leave nothing of the request', async () => {
  const model = new FakeLanguageModel({ object: buildWireSop() });
  expect(await draftWithModel(model, 'Mix bleach with ammonia.', { signal })).toBeNull();
  expect(model.requests).toEqual([]);
});

it('shows the model what the guards leave, and no more', async () => {
  const model = new FakeLanguageModel({ object: buildWireSop() });
  await draftWithModel(model, `${PROMPT}. The alarm code is 4711#.`, { signal });
  expect(model.requests[0]?.message).toContain('lock the door');
  expect(model.requests[0]?.message).not.toContain('4711');
});
