import { beforeEach, describe, expect, it } from 'vitest';
import { areDone, areOver, rememberOver } from './first-steps';

const IDA = 'e0c5c2f4-5a0c-4a5e-9a53-0d1f3c7b2a10';
const BEN = '1f3c7b2a-5a0c-4a5e-9a53-0d1fe0c5c2f4';

beforeEach(() => localStorage.clear());

describe('the first steps', () => {
  it('are done when each one is', () => {
    expect(areDone({ hasPlan: true, hasSop: true, hasInvited: true })).toBe(true);
    expect(areDone({ hasPlan: true, hasSop: false, hasInvited: true })).toBe(false);
    expect(areDone({ hasPlan: true, hasSop: true, hasInvited: false })).toBe(false);
  });

  it('stay away for the person for whom they are over, and for nobody else', () => {
    expect(areOver(IDA)).toBe(false);
    rememberOver(IDA);
    expect([areOver(IDA), areOver(BEN)]).toEqual([true, false]);
  });

  it('stay away for somebody who put them away in an earlier version', () => {
    localStorage.setItem(`sop-platform.first-steps.${IDA}`, 'dismissed');
    expect(areOver(IDA)).toBe(true);
  });
});
