import { describe, expect, it } from '@jest/globals';
import { mergeRowChanges, parseRowChange, type RowChange } from './row-change-fanout.js';

function change(type: RowChange['type']): RowChange {
  return { table: 'sops', type, userId: 'u', id: 'r' };
}

describe('parseRowChange', () => {
  it('reads what the trigger sends', () => {
    const payload = { table: 'install_links', type: 'INSERT', user_id: 'u', id: 'r' };
    expect(parseRowChange(payload)).toEqual({ table: 'install_links', type: 'INSERT', userId: 'u', id: 'r' });
  });

  it.each([
    [undefined],
    ['text'],
    [{ table: 'auth_users', type: 'INSERT', user_id: 'u', id: 'r' }],
    [{ table: 'sops', type: 'TRUNCATE', user_id: 'u', id: 'r' }],
    [{ table: 'sops', type: 'INSERT', user_id: null, id: 'r' }],
  ])('ignores %j', (payload) => {
    expect(parseRowChange(payload)).toBeNull();
  });
});

describe('mergeRowChanges', () => {
  it.each([
    ['INSERT', 'UPDATE', 'INSERT'],
    ['INSERT', 'DELETE', 'DELETE'],
    ['UPDATE', 'UPDATE', 'UPDATE'],
    ['UPDATE', 'DELETE', 'DELETE'],
    ['DELETE', 'INSERT', 'INSERT'],
  ] as const)('makes %s and %s one %s', (earlier, later, merged) => {
    expect(mergeRowChanges(change(earlier), change(later)).type).toBe(merged);
  });
});
