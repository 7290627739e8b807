import { describe, expect, it } from '@jest/globals';
import { countReport, formatCounts, isGreen, readCounts, sumCounts } from './test-counts.mjs';

describe('the last line of a runner', () => {
  it('is read as it was written', () => {
    for (const counts of [
      { passed: 12, failed: 0, skipped: 0 },
      { passed: 3, failed: 2, skipped: 1 },
    ]) {
      expect(readCounts(`some output\n${formatCounts(counts)}\n`, counts.failed ? 1 : 0)).toEqual(counts);
    }
  });

  it('counts a runner without it, or one that ends badly, as a failure', () => {
    expect(readCounts('Killed', null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(readCounts('', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(readCounts('5 passed, 0 failed\nand then it broke', 0).failed).toBe(1);
    expect(readCounts('5 passed, 0 failed', 137)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('is summed over all runners', () => {
    const sum = sumCounts([
      { passed: 5, failed: 0, skipped: 2 },
      { passed: 1, failed: 1, skipped: 0 },
    ]);
    expect(formatCounts(sum)).toBe('6 passed, 1 failed, 2 skipped');
    expect(isGreen(sum)).toBe(false);
    expect(isGreen({ passed: 0, failed: 0, skipped: 0 })).toBe(false);
  });
});

describe('the report of Jest or Vitest', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

  it('is counted', () => {
    expect(countReport(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
    expect(countReport({ ...report, numFailedTests: 2 }, 1).failed).toBe(2);
  });

  it('counts a suite that cannot be loaded as a failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const empty = { status: 'passed', assertionResults: [] };
    expect(countReport({ ...report, testResults: [unloaded, empty] }, 1).failed).toBe(1);
  });

  it('counts an error outside the tests, or a runner that was killed, as a failure', () => {
    expect(countReport(report, 1).failed).toBe(1);
    expect(countReport(report, null).failed).toBe(1);
  });
});
