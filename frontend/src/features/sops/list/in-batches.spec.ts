import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches';

describe('inBatches', () => {
  it('asks for no more than a hundred at once and gives everything', async () => {
    const ids = Array.from({ length: 205 }, (_unused, index) => String(index));
    const sizes: number[] = [];
    const results = await inBatches(ids, async (batch) => {
      sizes.push(batch.length);
      return batch;
    });
    expect(sizes).toEqual([100, 100, 5]);
    expect(results).toEqual(ids);
  });
});
