import { describe, expect, it } from 'vitest';
import { Slots } from './slots.js';

describe('Slots', () => {
  it('turns away who comes when the line is full', async () => {
    const slots = new Slots({ size: 1, maxWaiting: 1 });
    await expect(slots.enter()).resolves.toBe(true);
    const waiting = slots.enter();
    await expect(slots.enter()).resolves.toBe(false);
    slots.leave();
    await expect(waiting).resolves.toBe(true);
  });

  it('hands a slot on in the order of the line', async () => {
    const slots = new Slots({ size: 1, maxWaiting: 2 });
    const order: string[] = [];
    await slots.enter();
    const first = slots.enter().then(() => order.push('first'));
    const second = slots.enter().then(() => order.push('second'));
    slots.leave();
    await first;
    slots.leave();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('has room again when everybody has left', async () => {
    const slots = new Slots({ size: 1, maxWaiting: 0 });
    await slots.enter();
    slots.leave();
    await expect(slots.enter()).resolves.toBe(true);
  });
});
