import { describe, expect, it } from 'vitest';
import { type DraftDocument, itemKey, listOf, subStepText } from './draft-document';

describe('a document that is still being written', () => {
  it('has empty lists where nothing is written yet', () => {
    expect(listOf({ title: 'Half' }, 'phases')).toEqual([]);
    expect(listOf({ roles: null } as DraftDocument, 'roles')).toEqual([]);
  });

  it('gives each line a key, with or without an id', () => {
    expect(itemKey({ id: 'abcd' }, 3)).toBe('abcd');
    expect(itemKey({}, 3)).toBe('new-3');
  });

  it.each([
    ['Rinse', 'Rinse'],
    [{ id: 'abcd', text: 'Rinse' }, 'Rinse'],
    [{ id: 'abcd' }, ''],
  ])('reads a small step as it comes [%#]', (sub, text) => {
    expect(subStepText(sub)).toBe(text);
  });
});
