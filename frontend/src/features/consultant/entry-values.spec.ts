import { describe, expect, it } from 'vitest';
import { fromLocalInput, optionsOf, textOrNull, toLocalInput } from './entry-values';

describe('values of a form', () => {
  it('keep an instant over the way to the input and back', () => {
    const instant = '2026-03-29T01:30:00.000Z';
    expect(toLocalInput(instant)).toMatch(/^2026-03-\d\dT\d\d:30$/);
    expect(fromLocalInput(toLocalInput(instant))).toBe(instant);
  });

  it.each([
    ['  x ', 'x'],
    ['   ', null],
    [undefined, null],
  ])('take %j as %j', (value, expected) => {
    expect(textOrNull(value)).toBe(expected);
  });

  it('show choices with a capital', () => {
    expect(optionsOf(['paid'])).toEqual([{ value: 'paid', label: 'Paid' }]);
    // The API uses the British spelling.
    expect(optionsOf(['cancelled'])).toEqual([{ value: 'cancelled', label: 'Canceled' }]);
  });
});
