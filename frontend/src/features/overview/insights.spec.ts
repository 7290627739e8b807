import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights';

function usageOf(...actions: number[]) {
  return { time_zone: 'UTC', days: actions.map((count, index) => ({ day: `2026-01-${index + 1}`, actions: count })) };
}

describe('insights', () => {
  it('are none for an empty account (S2.137)', () => {
    expect(insightsOf({ total: 0, active: 0, drafts: 0, categories: [] }, usageOf(...Array(30).fill(0)))).toEqual([]);
  });

  it('say how much is completed, what the largest category is, and how the week was', () => {
    const sops = {
      total: 3,
      active: 1,
      drafts: 2,
      categories: [
        { category: 'Kitchen', count: 2 },
        { category: 'Shop', count: 1 },
      ],
    };
    expect(insightsOf(sops, usageOf(9, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0))).toEqual([
      '33% of SOPs completed (1 of 3).',
      'Kitchen is the largest category (2 of 3 SOPs).',
      '4 actions in the last 7 days, 1 in the 7 before.',
    ]);
  });

  it('say what did not happen', () => {
    const noSops = { total: 0, active: 0, drafts: 0, categories: [] };
    expect(insightsOf(noSops, usageOf(3, 0, 0, 0, 0, 0, 0, 0))).toEqual([
      'No actions in the last 7 days, 3 in the 7 before.',
    ]);
  });

  it.each([[['Shop']], [['Kitchen', 'Shop']]])('call none of %j the largest category', (names) => {
    const categories = names.map((category) => ({ category, count: 1 }));
    const total = names.length;
    expect(insightsOf({ total, active: total, drafts: 0, categories }, usageOf(0))).toEqual([
      `100% of SOPs completed (${total} of ${total}).`,
    ]);
  });
});
