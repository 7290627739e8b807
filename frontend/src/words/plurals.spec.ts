import { describe, expect, it } from 'vitest';
import { plural } from './en';
import { pluralsOf } from './plurals';

describe('plurals', () => {
  it.each([
    [0, '0 seats'],
    [1, '1 seat'],
    [1.5, '1.5 seats'],
    [12_000, '12,000 seats'],
  ])('English has two forms, and numbers are grouped: %d', (count, text) => {
    expect(plural(count, { one: '# seat', other: '# seats' })).toBe(text);
  });

  it('a language may have more forms, and lacks none that it needs', () => {
    const forms = { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' };
    const polish = pluralsOf('pl');
    expect([1, 3, 5, 22, 1.5].map((count) => polish(count, forms))).toEqual([
      '1 miejsce',
      '3 miejsca',
      '5 miejsc',
      '22 miejsca',
      '1,5 miejsca',
    ]);
    expect(polish(5, { other: '#' })).toBe('5');
  });
});
