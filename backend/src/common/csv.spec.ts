import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.js';

describe('a CSV file', () => {
  it('ends each row with CRLF and leaves null empty', () => {
    expect(
      toCsv([
        ['a', 'b'],
        [null, 'c'],
      ]),
    ).toBe('a,b\r\n,c\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-cmd|calc', "'-cmd|calc"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['-5.00', '-5.00'],
    ['1200.50', '1200.50'],
    ['Müller & Söhne 清', 'Müller & Söhne 清'],
  ])('writes %j as %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });
});
