import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXTS } from '../../../../libs/sop-document/testing/nasty-texts.js';
import { contentDisposition, exportFileName } from './file-disposition.js';

describe('exportFileName', () => {
  it.each([
    ['Open the Shop', 'open_the_shop.txt'],
    ['A -- B!', 'a____b_.txt'],
    ['手順書', '___.txt'],
    ['👩‍🍳', '___.txt'],
    ['', '.txt'],
  ])('makes one underscore of each character of %j that is neither letter nor digit (S7.47, SD.5)', (title, name) => {
    expect(exportFileName(title, 'txt')).toBe(name);
  });
});

describe('contentDisposition', () => {
  it('names the file in both forms', () => {
    expect(contentDisposition('Öl', 'md')).toBe(`attachment; filename="_l.md"; filename*=UTF-8''_l.md`);
  });

  it.each(NASTY_TEXTS)('lets nothing out of the header: %j', (title) => {
    expect(contentDisposition(title, 'txt')).toMatch(
      /^attachment; filename="[a-z0-9_]*\.txt"; filename\*=UTF-8''[a-z0-9_]*\.txt$/,
    );
  });
});
