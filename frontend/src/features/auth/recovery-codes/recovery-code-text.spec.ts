import { describe, expect, it } from 'vitest';
import { groupedCode, recoveryCodesText } from './recovery-code-text';

describe('recovery codes as text', () => {
  it('are read in groups of four', () => {
    expect(groupedCode('gezdgnbvgy3tqojq')).toBe('gezd-gnbv-gy3t-qojq');
    expect(groupedCode('')).toBe('');
  });

  it('say whose they are, where, and what for', () => {
    const text = recoveryCodesText(['gezdgnbvgy3tqojq', 'aaaabbbbccccdddd'], {
      site: 'sop.example',
      email: 'ana@example.test',
    });
    expect(text.split('\n')).toEqual([
      'Recovery codes for ana@example.test at sop.example',
      'Each code opens the account once if the second step is lost.',
      '',
      'gezd-gnbv-gy3t-qojq',
      'aaaa-bbbb-cccc-dddd',
      '',
    ]);
  });
});
