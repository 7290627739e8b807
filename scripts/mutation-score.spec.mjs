import { describe, expect, it } from '@jest/globals';
import { describeMutant, formatScore, scoreOf, unnoticed } from './mutation-score.mjs';

const SOURCE = 'const one = 1;\nif (one > 2) {\n  stop();\n}\n';

function mutant(status, start = { line: 2, column: 5 }, end = { line: 2, column: 12 }) {
  return { status, mutatorName: 'ConditionalExpression', replacement: 'true', location: { start, end } };
}

function reportOf(...statuses) {
  return { files: { 'a.ts': { source: SOURCE, mutants: statuses.map((status) => mutant(status)) } } };
}

describe('the score of a mutation run', () => {
  it('is the share of killed mutants, those that ran out of time included', () => {
    const score = scoreOf(reportOf('Killed', 'Timeout', 'Survived', 'NoCoverage'), 1);
    expect(score).toEqual({ killed: 2, survived: 1, uncovered: 1, percent: 50, plusMinus: 0 });
  });

  it('counts no mutant that was not tested, and says how sure the rest makes it', () => {
    const tested = [...Array(75).fill('Killed'), ...Array(25).fill('Survived')];
    const score = scoreOf(reportOf(...tested, ...Array(50).fill('CompileError')), 0.01);
    expect(score).toMatchObject({ killed: 75, survived: 25, percent: 75 });
    // 1.96 · √(0.75 · 0.25 / 100) = 8.49, and a little less because a hundredth of all was tested.
    expect(score.plusMinus).toBeCloseTo(8.44, 2);
  });

  it('leaves out what was ignored', () => {
    expect(scoreOf(reportOf('Killed', 'Ignored'), 1)).toMatchObject({ killed: 1, percent: 100, plusMinus: 0 });
  });

  it('is 0 where nothing was tested', () => {
    expect(scoreOf(reportOf('CompileError'), 0.1)).toMatchObject({ percent: 0, plusMinus: 0 });
  });

  it('is a row of a table, with the interval of a sample', () => {
    const all = { killed: 2, survived: 1, uncovered: 1, percent: 50, plusMinus: 0 };
    expect(formatScore('`backend/libs/a`', all, 2.4)).toBe('| `backend/libs/a` | 4 | 2 | 1 | 1 | 50 % | 2 min |');
    const sample = { ...all, plusMinus: 4.4 };
    expect(formatScore('`a` `--share 0.5`', sample, 2)).toBe(
      '| `a` `--share 0.5` | 4 | 2 | 1 | 1 | 50 % ± 4 | 2 min |',
    );
  });
});

describe('a mutant that no test noticed', () => {
  it('is shown where it stands, with what it replaced', () => {
    const [found, ...others] = unnoticed(reportOf('Killed', 'Survived', 'CompileError', 'Ignored'));
    expect(others).toEqual([]);
    expect(describeMutant(found)).toBe('a.ts:2:5 Survived ConditionalExpression: one > 2 → true');
  });

  it('is shown in one line though it has several', () => {
    const block = mutant('NoCoverage', { line: 2, column: 14 }, { line: 4, column: 2 });
    const [found] = unnoticed({ files: { 'a.ts': { source: SOURCE, mutants: [block] } } });
    expect(describeMutant(found)).toContain('{ stop(); } → true');
  });
});
