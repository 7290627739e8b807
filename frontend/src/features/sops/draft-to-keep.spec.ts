import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDraftToKeep, forgetDraftToKeep, rememberDraftToKeep } from './draft-to-keep';

const DRAFT = { prompt: 'Rinse the cup. Dry it.', title: 'Rinsing a cup', idempotencyKey: 'key-1' };
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the draft that a visitor keeps', () => {
  it('is there after the sign-in, as often as it is asked for, and gone when it is forgotten', () => {
    expect(claimDraftToKeep('anna')).toBeNull();
    rememberDraftToKeep(DRAFT);
    expect(claimDraftToKeep('anna')).toMatchObject(DRAFT);
    expect(claimDraftToKeep('anna')).toMatchObject(DRAFT);
    forgetDraftToKeep();
    expect(claimDraftToKeep('anna')).toBeNull();
  });

  it('is kept for a day, and then its words leave the browser', () => {
    vi.useFakeTimers();
    rememberDraftToKeep(DRAFT);
    vi.advanceTimersByTime(DAY_MS - 1);
    expect(claimDraftToKeep('anna')?.untilMs).toBe(Date.now() + 1);
    vi.advanceTimersByTime(1);
    expect(claimDraftToKeep('anna')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('belongs to the account that signs in first', () => {
    rememberDraftToKeep(DRAFT);
    claimDraftToKeep('anna');
    expect(claimDraftToKeep('ben')).toBeNull();
    expect(claimDraftToKeep('anna')).toMatchObject(DRAFT);
    rememberDraftToKeep(DRAFT);
    expect(claimDraftToKeep('ben')).toMatchObject(DRAFT);
  });

  it.each(['', 'tea', 'null', '7', '{"prompt":"tea"}', '{"prompt":7,"title":"a","idempotencyKey":"b","untilMs":9e15}'])(
    'is none in %j',
    (stored) => {
      localStorage.setItem('sop-platform.draft-to-keep', stored);
      expect(claimDraftToKeep('anna')).toBeNull();
    },
  );
});
