import { afterAll, expect, it } from 'vitest';
import { BAR_PROMPT, createSop, type DraftedSop, until } from '../support/drafted-sops.js';
import { ModelServer, TOLD_MODEL } from '../support/model-server/model-server.js';
import { useApi } from '../support/test-site.js';
import { buildWireSop } from '../support/wire-sop.js';

const models = await ModelServer.start({ answer: buildWireSop() });
/** One for all: what one answer leaves behind in a server must not spoil the next. */
const site = useApi({
  BILLING_MODE: 'none',
  AI_CHAIN: `local:${TOLD_MODEL}`,
  AI_LOCAL_BASE_URL: models.baseUrl,
});

afterAll(() => models.stop());

async function draftBy(behavior: string, prompt = BAR_PROMPT): Promise<DraftedSop> {
  models.behaveLike(behavior);
  const person = await site.personOf(`${behavior}@example.test`);
  return until(person, (await createSop(person, prompt)).id, ['succeeded', 'failed']);
}

it.each([
  'fenced',
  'think',
  'badjson',
  'truncated-then-ok',
  'schema-miss-then-ok',
  '503-then-ok',
  '429-then-ok',
  '400-no-schema',
  'dangerous-then-ok',
])('a language model that behaves like "%s" still writes the draft', async (behavior) => {
  expect(await draftBy(behavior)).toMatchObject({ generation_state: 'succeeded', drafted_by: 'model' });
});

it.each([
  ['401', 'misconfigured'],
  ['empty', 'invalid_output'],
  ['schema-miss', 'invalid_output'],
  ['flood-line', 'bad_answer'],
  ['deep', 'bad_answer'],
  ['dangerous', 'invalid_output'],
  ['two-steps', 'invalid_output'],
])(
  'a language model that behaves like "%s" is stood in for by the offline drafter, which says why: %s (reliability REL5, REL8)',
  async (behavior, reason) => {
    const finished = await draftBy(behavior);
    expect(finished).toMatchObject({ generation_state: 'succeeded', drafted_by: 'template' });
    expect(finished.generation.fallback_reason).toBe(reason);
    expect(finished.content).toContain('Drafted without a language model');
    expect(finished.content).toContain('22:30');
    expect(finished.content).not.toContain('bleach');
  },
);

it('a language model that answers with a danger is asked once for another answer', async () => {
  await draftBy('dangerous', 'Close the snack bar: last orders 22:30, count the till, lock the door');
  const calls = models.calls.filter(({ messages }) => messages.some(({ text }) => text.includes('snack bar')));
  expect(calls.map(({ messages }) => messages.at(-1)?.text.includes('would put people in danger'))).toEqual([
    false,
    true,
  ]);
});

it('a language model that declines is not worked around: the run fails and the prompt is kept', async () => {
  const failed = await draftBy('refusal');
  expect(failed).toMatchObject({
    generation_state: 'failed',
    description: BAR_PROMPT,
    generation: { error_code: 'refused' },
  });
  expect(failed.content).not.toContain('SOP is being generated');
});
