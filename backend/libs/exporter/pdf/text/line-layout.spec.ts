import { describe, expect, it } from '@jest/globals';
import { FontRegistry } from '../fonts/font-registry.js';
import { breakLines, widthOf } from './break-lines.js';
import { splitPieces } from './split-pieces.js';
import type { TextPiece, TextStyle } from './text-piece.js';
import { visualOrder, visualText } from './visual-text.js';

const PLAIN: TextStyle = { weight: 400, color: '#000000' };
const BOLD: TextStyle = { weight: 700, color: '#000000' };
const fonts = new FontRegistry('en');

function piecesOf(text: string, isRightToLeft = false): TextPiece[] {
  return splitPieces([{ text, style: PLAIN }], { fonts, isRightToLeft });
}

/** Every visible character is as wide as the others. */
function linesOf(text: string, width: number): string[] {
  const lines = breakLines(piecesOf(text), width, (piece) => [...piece.text].length);
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
  return lines.map((line) => line.map((piece) => piece.text).join(''));
}

/** The visual content of the line from left to right. */
function seen(text: string, isRightToLeft: boolean): string {
  return visualOrder(piecesOf(text, isRightToLeft)).map(visualText).join('');
}

describe('splitPieces', () => {
  it('cuts where style or script changes', () => {
    const pieces = splitPieces(
      [
        { text: 'If', style: BOLD },
        { text: 'red', style: PLAIN },
      ],
      { fonts, isRightToLeft: false },
    );
    expect(pieces.map(({ text, style }) => [text, style.weight])).toEqual([
      ['If', 700],
      ['red', 400],
    ]);
    expect(piecesOf('Aあ').map(({ text }) => text)).toEqual(['A', 'あ']);
  });

  it('shows a sign for a character that no font has, and nothing for an invisible one', () => {
    expect(
      piecesOf('a\u{10fffd}')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a\ufffd');
    expect(
      piecesOf('a\u{e0001}b')
        .map(({ text }) => text)
        .join(''),
    ).toBe('ab');
  });
});

describe('breakLines', () => {
  it('breaks between words and leaves out blanks at line ends', () => {
    expect(linesOf('one two three', 8)).toEqual(['one two', 'three']);
  });

  it('breaks between Chinese characters, but not before their punctuation', () => {
    expect(linesOf('打开商店。检查', 4)).toEqual(['打开商', '店。检查']);
  });

  it('cuts a word that is wider than the line', () => {
    expect(linesOf('ab abcdefghij', 4)).toEqual(['ab', 'abcd', 'efgh', 'ij']);
  });

  it('gives one empty line for no text', () => {
    expect(linesOf('', 8)).toEqual(['']);
  });
});

describe('visualOrder', () => {
  it('puts the first Arabic word to the right and keeps numbers and names readable', () => {
    expect(seen('افتح SAP رقم 42', true)).toBe('42 رقم SAP افتح');
  });

  it('puts an Arabic sentence inside an English one in its own order', () => {
    expect(seen('See افتح الباب now', false)).toBe('See الباب افتح now');
  });

  it('mirrors brackets that run from right to left', () => {
    expect(seen('خالد (مدير)', true)).toBe('(مدير) خالد');
  });
});
