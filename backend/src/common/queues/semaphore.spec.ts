import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { QueueFullError } from './fair-queue.js';
import { Semaphore } from './semaphore.js';

/** A task that ends when it is told to. */
function openTask(): { task: () => Promise<void>; end: () => void; hasBegun: () => boolean } {
  let end = (): void => undefined;
  let begun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const task = (): Promise<void> => {
    begun = true;
    return ended;
  };
  return { task, end: () => end(), hasBegun: () => begun };
}

describe('Semaphore', () => {
  it('gives what the task gives', async () => {
    const queue = new Semaphore({ concurrency: 1, capacity: 0 });
    await expect(queue.run(async () => 'done')).resolves.toBe('done');
  });

  it('runs no more tasks at a time than it may, in the order in which they came', async () => {
    const queue = new Semaphore({ concurrency: 1, capacity: 2 });
    const tasks = [openTask(), openTask(), openTask()];
    const runs = tasks.map(({ task }) => queue.run(task));
    await turnOfTheLoop();
    expect(tasks.map((task) => task.hasBegun())).toEqual([true, false, false]);
    tasks[0]?.end();
    await runs[0];
    await turnOfTheLoop();
    expect(tasks.map((task) => task.hasBegun())).toEqual([true, true, false]);
    tasks[1]?.end();
    tasks[2]?.end();
    await Promise.all(runs);
  });

  it('turns away what would wait too long, and takes new tasks when there is room again', async () => {
    const queue = new Semaphore({ concurrency: 1, capacity: 1 });
    const first = openTask();
    const runs = [queue.run(first.task), queue.run(async () => undefined)];
    await expect(queue.run(async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
    first.end();
    await Promise.all(runs);
    await expect(queue.run(async () => 'again')).resolves.toBe('again');
  });

  it('continues after a failed task', async () => {
    const queue = new Semaphore({ concurrency: 1, capacity: 0 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });
});
