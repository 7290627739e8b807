import { beforeEach, describe, expect, it } from '@jest/globals';
import { FairQueue, type FairQueueLimits, QueueFullError } from './fair-queue.js';

const LIMITS: FairQueueLimits = { maxRunning: 1, maxWaiting: 20, maxRunningPerKey: 1, maxWaitingPerKey: 2 };

let started: string[];
let finish: (() => void)[];

beforeEach(() => {
  started = [];
  finish = [];
});

/** Asks for a task that runs until it is finished by hand. */
function ask(queue: FairQueue, key: string, signal?: AbortSignal): Promise<string> {
  const task = async () => {
    started.push(key);
    await new Promise<void>((resolve) => finish.push(resolve));
    return key;
  };
  return queue.run(key, task, signal);
}

/** Ends the task that has run longest and lets the next one start. */
async function finishOne(): Promise<void> {
  finish.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
}

describe('FairQueue', () => {
  it('starts the task of another person right after the running one, before the rest of a flood (security SEC4)', async () => {
    const queue = new FairQueue(LIMITS);
    const flood = Array.from({ length: 25 }, () => ask(queue, 'flood').catch((error: Error) => error.message));
    const other = ask(queue, 'other');
    await finishOne();
    expect(started).toEqual(['flood', 'other']);
    await finishOne();
    expect(await other).toBe('other');
    await finishOne();
    await finishOne();
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'Too many tasks of this key wait')).toHaveLength(22);
    expect(started).toEqual(['flood', 'other', 'flood', 'flood']);
  });

  it('leaves room beside the tasks of one person', () => {
    const queue = new FairQueue({ ...LIMITS, maxRunning: 2 });
    for (const key of ['flood', 'flood', 'flood', 'other']) void ask(queue, key);
    expect(started).toEqual(['flood', 'other']);
  });

  it('takes turns between persons, each with their tasks in order', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaitingPerKey: 3 });
    for (const key of ['first', 'a', 'a', 'a', 'b', 'b', 'c']) void ask(queue, key);
    for (let n = 0; n < 6; n += 1) await finishOne();
    expect(started).toEqual(['first', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('does not let newcomers pass those who wait longer', async () => {
    const queue = new FairQueue(LIMITS);
    for (const key of ['a', 'a', 'b']) void ask(queue, key);
    await finishOne();
    void ask(queue, 'c');
    await finishOne();
    await finishOne();
    expect(started).toEqual(['a', 'b', 'a', 'c']);
  });

  it('turns tasks away when too many wait, of one person or of all', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaiting: 3 });
    for (const key of ['a', 'a', 'a', 'b']) void ask(queue, key);
    await expect(ask(queue, 'a')).rejects.toMatchObject({ scope: 'key' });
    await expect(ask(queue, 'c')).rejects.toMatchObject({ scope: 'all' });
    await finishOne();
    void ask(queue, 'c');
    await finishOne();
    await finishOne();
    await finishOne();
    expect(started).toEqual(['a', 'b', 'a', 'c', 'a']);
  });

  it('lets a task leave the line, and keeps its place for others', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaiting: 1 });
    void ask(queue, 'a');
    const leaving = new AbortController();
    const left = ask(queue, 'b', leaving.signal);
    leaving.abort(new Error('no longer wanted'));
    await expect(left).rejects.toThrow('no longer wanted');
    void ask(queue, 'c');
    await finishOne();
    expect(started).toEqual(['a', 'c']);
  });

  it('does not run what is aborted already', async () => {
    const queue = new FairQueue(LIMITS);
    await expect(ask(queue, 'a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(started).toEqual([]);
  });

  it('has room again after a task that fails', async () => {
    const queue = new FairQueue({ ...LIMITS, maxWaiting: 0 });
    await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(queue.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});

describe('FairQueue of one key', () => {
  it('runs no more tasks at a time than it may, in the order in which they came', async () => {
    const queue = FairQueue.ofOneKey({ maxRunning: 1, maxWaiting: 2 });
    const runs = ['first', 'second', 'third'].map((name) =>
      queue.run('all', async () => {
        started.push(name);
        await new Promise<void>((resolve) => finish.push(resolve));
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['first']);
    await finishOne();
    expect(started).toEqual(['first', 'second']);
    await finishOne();
    await finishOne();
    await Promise.all(runs);
    expect(started).toEqual(['first', 'second', 'third']);
  });

  it('rejects what finds no place to wait, and takes new tasks when there is one again', async () => {
    const queue = FairQueue.ofOneKey({ maxRunning: 1, maxWaiting: 1 });
    const runs = [ask(queue, 'all'), queue.run('all', async () => 'waited')];
    await expect(queue.run('all', async () => 'late')).rejects.toBeInstanceOf(QueueFullError);
    await finishOne();
    await Promise.all(runs);
    await expect(queue.run('all', async () => 'again')).resolves.toBe('again');
  });

  it('continues after a failed task', async () => {
    const queue = FairQueue.ofOneKey({ maxRunning: 1, maxWaiting: 0 });
    await expect(queue.run('all', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run('all', async () => 'next')).resolves.toBe('next');
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'runs no aborted task, %i turns of the microtask queue after the one before',
    async (turns) => {
      const queue = FairQueue.ofOneKey({ maxRunning: 1, maxWaiting: 1 });
      const controller = new AbortController();
      const first = queue.run('all', async () => {
        await new Promise((resolve) => setImmediate(resolve));
        void abortAfter(turns, controller);
      });
      const wasAborted: boolean[] = [];
      const second = queue.run('all', async () => wasAborted.push(controller.signal.aborted), controller.signal);
      await Promise.allSettled([first, second]);
      expect(wasAborted).not.toContain(true);
    },
  );
});

async function abortAfter(turns: number, controller: AbortController): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await null;
  controller.abort(new Error('too late'));
}
