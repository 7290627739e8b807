import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchUp } from './catch-up';

const KEY = [{ _id: 'listSops', query: { limit: 20 } }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that reads a list. */
function showList(read: () => Promise<unknown>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = new QueryObserver(queryClient, { queryKey: KEY, queryFn: read }).subscribe(() => undefined);
  return { queryClient, stop };
}

const listOf = (state: string) => ({ pages: [{ items: [{ id: '1', generation_state: state }] }] });

describe('the first subscription of a page (performance 5)', () => {
  it('does not ask again for what was just read', async () => {
    const read = vi.fn(async () => listOf('succeeded'));
    const { queryClient, stop } = showList(read);
    await vi.advanceTimersByTimeAsync(9_000);
    catchUp(queryClient, ['listSops']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does not ask again for what is being read', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const whenAnswered = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    const read = vi.fn(() => whenAnswered);
    const { queryClient, stop } = showList(read);
    catchUp(queryClient, ['listSops']);
    answer(listOf('succeeded'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });

  it('reloads what is older', async () => {
    const read = vi.fn(async () => listOf('succeeded'));
    const { queryClient, stop } = showList(read);
    await vi.advanceTimersByTimeAsync(11_000);
    catchUp(queryClient, ['listSops']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(['queued', 'running'])('reloads where a draft is %s, whose end may have been missed', async (state) => {
    const read = vi.fn(async () => listOf(state));
    const { queryClient, stop } = showList(read);
    await vi.advanceTimersByTimeAsync(1_000);
    catchUp(queryClient, ['listSops']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('leaves alone what was asked for without success, and other calls', async () => {
    const read = vi.fn(async () => Promise.reject(new Error('no answer')));
    const { queryClient, stop } = showList(read);
    await vi.advanceTimersByTimeAsync(1_000);
    catchUp(queryClient, ['listSops', 'getSop']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
  });
});
