import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type PeriodicTask, PeriodicTasksService } from './periodic-tasks.service.js';

const HOUR_MS = 3_600_000;

function taskOf(part: Partial<PeriodicTask> = {}, work = async (): Promise<unknown> => undefined) {
  const run = jest.fn((_signal: AbortSignal) => work());
  return { name: 'test.run', intervalMs: HOUR_MS, runsIn: 'all processes' as const, ...part, run };
}

describe('periodic tasks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['web', 'workers', 0],
    ['web', 'all processes', 2],
    ['worker', 'workers', 2],
    ['all', 'workers', 2],
  ] as const)('in a process of the role %s run in %s: %i times in two hours', async (processRole, runsIn, times) => {
    const tasks = new PeriodicTasksService({ processRole });
    const task = taskOf({ runsIn });
    tasks.add(task);
    tasks.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(task.run).toHaveBeenCalledTimes(times);
    tasks.onApplicationShutdown();
  });

  it('run at the start when they ask for it, and no more after the shutdown', async () => {
    const tasks = new PeriodicTasksService({ processRole: 'all' });
    const task = taskOf({ atStart: true });
    tasks.add(task);
    tasks.onApplicationBootstrap();
    expect(task.run).toHaveBeenCalledTimes(1);
    tasks.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(task.run).toHaveBeenCalledTimes(1);
    expect(task.run.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('run again after a failure, which is logged with the name of the task', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const tasks = new PeriodicTasksService({ processRole: 'all' });
    const task = taskOf({}, () => Promise.reject(new Error('no connection')));
    tasks.add(task);
    tasks.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(task.run).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ task: 'test.run' }));
    tasks.onApplicationShutdown();
  });
});
