import { expect, it } from '@jest/globals';
import { SharedCalls, SharedCallTimeoutError } from './shared-calls.js';

it('does the same only once at a time, and again later', async () => {
  const calls = new SharedCalls<number>(1000);
  let count = 0;
  const work = async () => {
    count += 1;
    return count;
  };
  expect(await Promise.all([calls.run('a', work), calls.run('a', work), calls.run('b', work)])).toEqual([1, 1, 2]);
  expect(await calls.run('a', work)).toBe(3);
});

it('shares a failure too, and keeps none', async () => {
  const calls = new SharedCalls<string>(1000);
  const fail = () => Promise.reject(new Error('failed'));
  const both = await Promise.allSettled([calls.run('a', fail), calls.run('a', async () => 'other')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await calls.run('a', async () => 'done')).toBe('done');
});

it('waits for the call of another one only so long', async () => {
  const calls = new SharedCalls<string>(5);
  let finish: (text: string) => void = () => undefined;
  const first = calls.run('a', () => new Promise((resolve) => (finish = resolve)));
  await expect(calls.run('a', async () => 'other')).rejects.toThrow(SharedCallTimeoutError);
  finish('late');
  expect(await first).toBe('late');
});
