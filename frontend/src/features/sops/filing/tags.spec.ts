import { describe, expect, it } from 'vitest';
import { tagAddress, tagsOf } from './tags';

describe('tagsOf', () => {
  it.each([
    [['Opening', ' opening '], ['opening']],
    [['#Bar, Food  Safety,'], ['bar', 'food safety']],
    [[' ', '#', ''], []],
    [['a'.repeat(50)], ['a'.repeat(40)]],
  ])('makes %j to %j', (texts, tags) => {
    expect(tagsOf(texts)).toEqual(tags);
  });

  it('leaves out what there is no room for', () => {
    expect(tagsOf(['a', 'b', 'a', 'c'], 2)).toEqual(['a', 'b']);
  });
});

it('leads from a tag to its SOPs', () => {
  expect(tagAddress('r&d')).toBe('/sops?tag=r%26d');
});
