import { describe, expect, it } from '@jest/globals';
import { UnusableAnswerError } from '../answers/read-answer.js';
import { CallPlan } from './call-plan.js';

function buildPlan({ mayDropSchema = true } = {}): CallPlan {
  return new CallPlan({ message: 'Pancakes' }, 'schema', mayDropSchema);
}

describe('CallPlan', () => {
  it('begins with the message alone', () => {
    expect(buildPlan()).toMatchObject({
      messages: [{ role: 'user', content: 'Pancakes' }],
      maxOutputTokens: 6000,
      mode: 'schema',
      isAskedRepair: false,
    });
  });

  it('takes the limit of the request', () => {
    expect(new CallPlan({ message: '', maxOutputTokens: 100 }, 'json', false).maxOutputTokens).toBe(100);
  });

  it('drops the schema once, where it may', () => {
    const plan = buildPlan();
    expect([plan.adapt('drop_schema', null), plan.mode]).toEqual([true, 'json']);
    expect(plan.adapt('drop_schema', null)).toBe(false);
    expect(buildPlan({ mayDropSchema: false }).adapt('drop_schema', null)).toBe(false);
  });

  it('doubles the limit once', () => {
    const plan = buildPlan();
    expect([plan.adapt('raise_limit', null), plan.maxOutputTokens]).toEqual([true, 12_000]);
    expect([plan.adapt('raise_limit', null), plan.maxOutputTokens]).toEqual([false, 12_000]);
  });

  it('asks once for a correction, with the bad answer and what is wrong with it', () => {
    const plan = buildPlan();
    const bad = new UnusableAnswerError('invalid_output', '{"servings":4}', ['title: missing', 'steps: missing']);
    expect(plan.adapt('repair', bad)).toBe(true);
    expect(plan.isAskedRepair).toBe(true);
    expect(plan.messages).toEqual([
      { role: 'user', content: 'Pancakes' },
      { role: 'assistant', content: '{"servings":4}' },
      { role: 'user', content: expect.stringContaining('title: missing; steps: missing') },
    ]);
    expect(plan.adapt('repair', bad)).toBe(false);
  });

  it('sends no empty answer back, and no endless one', () => {
    const afterNothing = buildPlan();
    afterNothing.adapt('repair', new UnusableAnswerError('invalid_output', ''));
    expect(afterNothing.messages.map(({ role }) => role)).toEqual(['user', 'user']);

    const afterTooMuch = buildPlan();
    afterTooMuch.adapt('repair', new UnusableAnswerError('invalid_output', 'x'.repeat(50_000)));
    expect(afterTooMuch.messages[1]?.content).toHaveLength(20_000);
  });

  it.each(['stop', 'next', 'wait'] as const)('has nothing to change for %s', (action) => {
    expect(buildPlan().adapt(action, null)).toBe(false);
  });
});
