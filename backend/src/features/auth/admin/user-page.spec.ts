import { describe, expect, it } from '@jest/globals';
import { linksOf, readUserPage } from './user-page.js';

describe('readUserPage', () => {
  it.each([
    [undefined, undefined, { page: 1, perPage: 50 }],
    ['', '', { page: 1, perPage: 50 }],
    ['3', '1000', { page: 3, perPage: 1000 }],
  ])('reads %s and %s', (page, perPage, expected) => {
    expect(readUserPage(page, perPage)).toEqual(expected);
  });

  it.each([
    ['0', ''],
    ['-1', ''],
    ['one', ''],
    ['1.5', ''],
    ['', '1001'],
    [['1', '2'], ''],
  ])('refuses %s and %s', (page, perPage) => {
    expect(() => readUserPage(page, perPage)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});

describe('linksOf', () => {
  it('names the next and the last page, the page first', () => {
    expect(linksOf('/users', { page: 1, perPage: 2 }, 5)).toBe(
      '</users?page=2&per_page=2>; rel="next", </users?page=3&per_page=2>; rel="last"',
    );
  });

  it.each([0, 1, 2])('names no next page behind the last one of %i users', (total) => {
    expect(linksOf('/users', { page: 1, perPage: 2 }, total)).toBe('</users?page=1&per_page=2>; rel="last"');
  });
});
