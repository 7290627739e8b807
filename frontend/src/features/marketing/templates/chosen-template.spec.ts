import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetChosenTemplate, readChosenTemplate, rememberChosenTemplate } from './chosen-template';

const CAFE = { id: 'open-the-cafe', lang: 'de' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the template that a visitor chose', () => {
  it('is there after the sign-in, and gone when it is forgotten', () => {
    expect(readChosenTemplate()).toBeNull();
    rememberChosenTemplate(CAFE);
    expect(readChosenTemplate()).toEqual(CAFE);
    forgetChosenTemplate();
    expect(readChosenTemplate()).toBeNull();
  });

  it('is kept for a day', () => {
    vi.useFakeTimers();
    rememberChosenTemplate(CAFE);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
    expect(readChosenTemplate()).toEqual(CAFE);
    vi.advanceTimersByTime(1);
    expect(readChosenTemplate()).toBeNull();
  });

  it.each(['', 'open-the-cafe', 'null', '7', '{"id":7,"lang":"de","at":9e15}', '{"id":"a","lang":"ja","at":9e15}'])(
    'is none in %j',
    (stored) => {
      localStorage.setItem('sop-platform.template', stored);
      expect(readChosenTemplate()).toBeNull();
    },
  );
});
