import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstWait } from './use-first-wait';

it('is over once and for all when there was an outcome', () => {
  const { result, rerender } = renderHook(({ isWaiting }) => useFirstWait(isWaiting), {
    initialProps: { isWaiting: true },
  });
  expect(result.current).toBe(true);
  rerender({ isWaiting: false });
  expect(result.current).toBe(false);
  rerender({ isWaiting: true });
  expect(result.current).toBe(false);
});
