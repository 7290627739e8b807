import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallTimeoutError, CallWatch, DEFAULT_CALL_LIMITS } from './call-watch.js';

/** A part and the silence before it. */
type TimedPart = [silenceMs: number, part: string];

let watch: CallWatch;

beforeEach(() => {
  jest.useFakeTimers();
  watch = new CallWatch(DEFAULT_CALL_LIMITS);
});

afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

/** Sends its parts in their time, or ends early when the watch aborts it. */
async function* send(parts: TimedPart[]): AsyncGenerator<string, void, undefined> {
  for (const [silenceMs, part] of parts) {
    await new Promise<void>((resolve) => {
      const end = (): void => {
        watch.signal.removeEventListener('abort', end);
        resolve();
      };
      setTimeout(end, silenceMs);
      watch.signal.addEventListener('abort', end);
    });
    if (watch.signal.aborted) return;
    yield part;
  }
}

/** Reads all parts, resting after each, and gives the limit that was reached. */
async function readAll(parts: TimedPart[], restMs = 0): Promise<CallTimeoutError['limit'] | null> {
  const reading = (async (): Promise<CallTimeoutError['limit'] | null> => {
    for await (const _ of watch.follow(send(parts), (part) => part === 'word')) {
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    const reached = watch.timeout?.limit ?? null;
    watch.stop();
    return reached;
  })();
  await jest.runAllTimersAsync();
  return reading;
}

describe('CallWatch', () => {
  it('lets a steady call through', async () => {
    expect(
      await readAll([
        [59_000, 'word'],
        [29_000, 'word'],
        [29_000, 'word'],
      ]),
    ).toBeNull();
  });

  it('ends a call that never begins', async () => {
    expect(await readAll([[60_001, 'word']])).toBe('firstByteMs');
  });

  it('is as patient after a sign of life as before it, until the first word', async () => {
    expect(
      await readAll([
        [50_000, 'sign'],
        [50_000, 'sign'],
        [61_000, 'word'],
      ]),
    ).toBe('firstByteMs');
  });

  it('ends a call that stops in the middle', async () => {
    expect(
      await readAll([
        [1000, 'word'],
        [30_001, 'word'],
      ]),
    ).toBe('chunkMs');
  });

  it('waits for a slow call as long as words come (drafting 6)', async () => {
    expect(await readAll(Array.from({ length: 44 }, () => [20_000, 'word']))).toBeNull();
  });

  it('ends a call after a quarter of an hour', async () => {
    expect(await readAll(Array.from({ length: 46 }, () => [20_000, 'word']))).toBe('totalMs');
  });

  it('does not count the rest of the reader as silence', async () => {
    expect(
      await readAll(
        [
          [1000, 'word'],
          [1000, 'word'],
        ],
        40_000,
      ),
    ).toBeNull();
  });

  it('has reached no limit when it is only stopped', () => {
    watch.stop();
    expect(watch.signal.aborted).toBe(true);
    expect(watch.timeout).toBeNull();
  });
});
