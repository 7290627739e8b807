import { describe, expect, it } from 'vitest';
import { ExportMaker, type ExportMakerOptions } from './export-maker.js';
import type { ExportRequest } from './sop-export.js';
import { buildExportSource } from './testing/build-export-source.js';

const REQUEST: ExportRequest = { format: 'txt', source: buildExportSource() };

function makerWith(worker: string, options: Omit<ExportMakerOptions, 'workerUrl'> = {}): ExportMaker {
  return new ExportMaker({ ...options, workerUrl: new URL(`./testing/workers/${worker}.mjs`, import.meta.url) });
}

describe('ExportMaker', () => {
  it('gives the answer of its thread, again and again', async () => {
    const maker = makerWith('answering');
    const files = [await maker.make(REQUEST), await maker.make({ ...REQUEST, format: 'md' })];
    expect(files.map((file) => new TextDecoder().decode(file))).toEqual(['made txt', 'made md']);
  });

  it('gives every caller an answer when there are more than threads', async () => {
    const maker = makerWith('answering');
    await expect(Promise.all(Array.from({ length: 8 }, () => maker.make(REQUEST)))).resolves.toHaveLength(8);
  });

  it('ends an export at the deadline and says when to try again', async () => {
    await expect(makerWith('hanging', { deadlineMs: 50 }).make(REQUEST)).rejects.toMatchObject({
      type: { code: 'temporarily-unavailable' },
      headers: { 'retry-after': '5' },
    });
  });

  it('turns callers away when too many wait', async () => {
    const maker = makerWith('hanging', { deadlineMs: 200, maxWaiting: 0 });
    const busy = [maker.make(REQUEST), maker.make(REQUEST)].map((file) => file.catch(() => undefined));
    await expect(maker.make(REQUEST)).rejects.toMatchObject({ type: { code: 'temporarily-unavailable' } });
    await Promise.all(busy);
  });

  it('fails when its thread breaks, and starts another for the next', async () => {
    const maker = makerWith('breaking');
    await expect(maker.make(REQUEST)).rejects.toThrow('The thread that makes exports broke');
    await expect(maker.make(REQUEST)).rejects.toThrow('The thread that makes exports broke');
  });
});
