import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

const KEY = [{ _id: 'listArchives' }];

describe('a change while a list is read for the first time', () => {
  it('is in the list afterwards', async () => {
    const list: string[] = [];
    const answers: (() => void)[] = [];
    // The API reads the list when requested, and its response arrives later.
    const read = vi.fn(() => {
      const asItWas = [...list];
      return new Promise<string[]>((resolve) => {
        answers.push(() => resolve(asItWas));
      });
    });
    const queryClient = createQueryClient(() => undefined);
    const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn: read });
    const stop = observer.subscribe(() => undefined);

    list.push('SOPs');
    const refreshed = queryClient.invalidateQueries({ queryKey: KEY });
    answers[0]?.();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    answers[1]?.();
    await refreshed;
    expect(observer.getCurrentResult().data).toEqual(['SOPs']);
    stop();
  });

  it('does not ask again for a list that could not be read', async () => {
    const read = vi.fn(async () => Promise.reject(new Error('no answer')));
    const queryClient = createQueryClient(() => undefined);
    const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn: read, retry: false });
    const stop = observer.subscribe(() => undefined);
    await queryClient.invalidateQueries({ queryKey: KEY });
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });
});
