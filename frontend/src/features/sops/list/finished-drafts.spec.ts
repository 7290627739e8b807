import { describe, expect, it } from 'vitest';
import type { GenerationState } from '../../../api/generated/types.gen';
import { finishedDrafts, seenOf } from './finished-drafts';

const sop = (id: string, generation_state: GenerationState, hour: number) => ({
  id,
  generation_state,
  created_at: `2026-01-31T0${hour}:00:00.000000+00:00`,
});

const idsOf = (sops: { id: string }[]) => sops.map(({ id }) => id);

describe('finished drafts', () => {
  it('are those that were being drafted', () => {
    const seen = seenOf([sop('a', 'running', 1), sop('b', 'queued', 2), sop('c', 'succeeded', 3)], null);
    const now = [sop('a', 'succeeded', 1), sop('b', 'failed', 2), sop('c', 'succeeded', 3)];
    expect(idsOf(finishedDrafts(now, seen))).toEqual(['a']);
    expect(finishedDrafts(now, seenOf(now, seen))).toEqual([]);
  });

  it('are also those that were drafted before the list was read again', () => {
    const seen = seenOf([sop('a', 'succeeded', 1)], null);
    expect(idsOf(finishedDrafts([sop('b', 'succeeded', 2), sop('a', 'succeeded', 1)], seen))).toEqual(['b']);
  });

  it('are not the older ones of a further page', () => {
    const seen = seenOf([sop('b', 'succeeded', 2)], null);
    expect(finishedDrafts([sop('b', 'succeeded', 2), sop('a', 'succeeded', 1)], seen)).toEqual([]);
  });
});
