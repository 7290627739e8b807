import { describe, expect, it, jest } from '@jest/globals';
import type { ExportRequest } from '../../../../libs/exporter/index.js';
import { buildExportSource } from '../../../../libs/exporter/testing/build-export-source.js';
import { ExportMaker, type ExportMakerOptions } from './export-maker.js';

const REQUEST: ExportRequest = { format: 'txt', source: buildExportSource() };
const prepare = async () => REQUEST;

function makerWith(worker: string, options: Omit<ExportMakerOptions, 'workerUrl'> = {}): ExportMaker {
  return new ExportMaker({ ...options, workerUrl: new URL(`./testing/${worker}.mjs`, import.meta.url) });
}

describe('ExportMaker', () => {
  it('gives the answer of its thread, again and again', async () => {
    const maker = makerWith('answering');
    const files = [
      await maker.make('anna', prepare),
      await maker.make('anna', async () => ({ ...REQUEST, format: 'md' })),
    ];
    expect(files.map((file) => new TextDecoder().decode(file))).toEqual(['made txt', 'made md']);
  });

  it('gives every caller an answer when there are more than threads', async () => {
    const maker = makerWith('answering');
    const files = Array.from({ length: 8 }, (_, n) => maker.make(`person ${n}`, prepare));
    await expect(Promise.all(files)).resolves.toHaveLength(8);
  });

  it('ends an export at the deadline and says when to try again', async () => {
    await expect(makerWith('hanging', { deadlineMs: 50 }).make('anna', prepare)).rejects.toMatchObject({
      type: { code: 'temporarily-unavailable' },
      headers: { 'retry-after': '5' },
    });
  });

  it('counts the time in the line for the deadline, and prepares nothing for those who wait', async () => {
    const maker = makerWith('answering', { deadlineMs: 50, maxThreads: 1 });
    let finish = () => {};
    const slow = maker.make('anna', () => new Promise((_, reject) => (finish = () => reject(new Error('over')))));
    const unwanted = jest.fn(prepare);
    await expect(maker.make('ben', unwanted)).rejects.toMatchObject({ type: { code: 'temporarily-unavailable' } });
    finish();
    await slow.catch(() => undefined);
    expect(unwanted).not.toHaveBeenCalled();
  });

  it('turns callers away when too many wait', async () => {
    const maker = makerWith('hanging', { deadlineMs: 200, maxWaiting: 0 });
    const busy = ['anna', 'ben'].map((person) => maker.make(person, prepare).catch(() => undefined));
    await expect(maker.make('carla', prepare)).rejects.toMatchObject({ type: { code: 'temporarily-unavailable' } });
    await Promise.all(busy);
  });

  it('makes one export of a person at a time; two may wait, and a further one is refused (security SEC4)', async () => {
    const maker = makerWith('hanging', { deadlineMs: 200 });
    const prepared = jest.fn(prepare);
    const own = [1, 2, 3].map(() => maker.make('anna', prepared).catch(() => undefined));
    await expect(maker.make('anna', prepared)).rejects.toMatchObject({
      type: { code: 'too-many-sop-exports', status: 429 },
      headers: { 'retry-after': '5' },
    });
    expect(prepared).toHaveBeenCalledTimes(1);
    await Promise.all(own);
  });

  it('serves somebody else right after the export that runs, not behind a flood (security SEC4)', async () => {
    const maker = makerWith('answering', { maxThreads: 1 });
    const order: string[] = [];
    const ask = (person: string) =>
      maker.make(person, () => {
        order.push(person);
        return prepare();
      });
    const flood = Array.from({ length: 25 }, () => ask('flood').catch(() => undefined));
    await ask('other');
    await Promise.all(flood);
    expect(order).toEqual(['flood', 'other', 'flood', 'flood']);
  });

  it('passes on what preparing throws, and has room again', async () => {
    const maker = makerWith('answering', { maxThreads: 1, maxWaiting: 0 });
    await expect(maker.make('anna', () => Promise.reject(new Error('no such SOP')))).rejects.toThrow('no such SOP');
    await expect(maker.make('anna', prepare)).resolves.toBeDefined();
  });

  it('fails when its thread breaks, and starts another for the next', async () => {
    const maker = makerWith('breaking');
    await expect(maker.make('anna', prepare)).rejects.toThrow('The thread that makes exports broke');
    await expect(maker.make('anna', prepare)).rejects.toThrow('The thread that makes exports broke');
  });
});
