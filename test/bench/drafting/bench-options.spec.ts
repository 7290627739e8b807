import { describe, expect, it } from '@jest/globals';
import { linesToPrint } from './bench-options.js';

describe('linesToPrint', () => {
  it('selects a set or a prompt, or nothing', () => {
    expect(linesToPrint([])).toBeNull();
    expect(linesToPrint(['--lines', 'even'])).toEqual({ name: 'even' });
    expect(linesToPrint(['--lines', 'o017'])).toEqual({ name: 'o017' });
  });

  it.each(['odd', 'd001', 'd113'])('refuses %s, which is for measuring only', (name) => {
    expect(() => linesToPrint(['--lines', name])).toThrow('for measuring only');
  });

  it.each([[['--line', 'even']], [['--lines']], [['--lines', 'even', 'odd']]])('says how it is called: %j', (args) => {
    expect(() => linesToPrint(args)).toThrow('Usage');
  });
});
