import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetChosenPlan, readChosenPlan, rememberChosenPlan } from './chosen-plan';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the plan that a visitor chose (screens M11)', () => {
  it('is there after the sign-in, and gone when it is forgotten', () => {
    expect(readChosenPlan()).toBeNull();
    rememberChosenPlan({ plan: 'Professional', interval: 'year' });
    expect(readChosenPlan()).toEqual({ plan: 'Professional', interval: 'year' });
    forgetChosenPlan();
    expect(readChosenPlan()).toBeNull();
  });

  it('is kept for a day', () => {
    vi.useFakeTimers();
    rememberChosenPlan({ plan: 'Starter', interval: 'month' });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
    expect(readChosenPlan()?.plan).toBe('Starter');
    vi.advanceTimersByTime(1);
    expect(readChosenPlan()).toBeNull();
  });

  it('is paid by the month where an older page remembered it', () => {
    localStorage.setItem('sop-platform.plan', JSON.stringify({ plan: 'Starter', at: Date.now() }));
    expect(readChosenPlan()).toEqual({ plan: 'Starter', interval: 'month' });
  });

  it.each(['', 'Starter', 'null', '7', '{"plan":7,"at":1}', '{"plan":"Starter"}'])('is none in %j', (stored) => {
    localStorage.setItem('sop-platform.plan', stored);
    expect(readChosenPlan()).toBeNull();
  });
});
