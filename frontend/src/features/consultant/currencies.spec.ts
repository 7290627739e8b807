import { describe, expect, it } from 'vitest';
import { currencyOptions } from './currencies';

describe('the choices of a currency', () => {
  it('are ISO 4217 codes as the API takes them, with a name, each once', () => {
    const options = currencyOptions();
    const values = options.map(({ value }) => value);
    expect(options).toContainEqual({ value: 'usd', label: 'USD · US Dollar' });
    expect(values.filter((value) => !/^[a-z]{3}$/.test(value))).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  });
});
