import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastSeen, useRemembered } from './last-seen';

beforeEach(() => localStorage.clear());

describe('what a page held last', () => {
  it('is nothing at the first visit, nor when what was kept is no number', () => {
    expect(lastSeen('sops')).toBe(0);
    for (const kept of ['no JSON', 'null', '7', '{"sops":"many"}', '{"sops":-2}', '{"sops":1.5}']) {
      localStorage.setItem('sop-platform.last-seen', kept);
      expect(lastSeen('sops')).toBe(0);
    }
  });

  it('is kept once it is known, each for itself', () => {
    const { rerender } = renderHook(({ count }) => useRemembered('sops', count), {
      initialProps: { count: undefined as number | undefined },
    });
    renderHook(() => useRemembered('folders', 1));
    expect([lastSeen('sops'), lastSeen('folders')]).toEqual([0, 1]);
    rerender({ count: 24 });
    expect([lastSeen('sops'), lastSeen('folders')]).toEqual([24, 1]);
    rerender({ count: undefined });
    expect(lastSeen('sops')).toBe(24);
    rerender({ count: 0 });
    expect(lastSeen('sops')).toBe(0);
  });
});
