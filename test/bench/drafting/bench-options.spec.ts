import { describe, expect, it } from '@jest/globals';
import { readOptions } from './bench-options.js';

describe('readOptions', () => {
  it('selects the figures, or the lines of a set or a prompt', () => {
    expect(readOptions([])).toEqual({ kind: 'figures' });
    expect(readOptions(['--lines', 'even'])).toEqual({ kind: 'lines', name: 'even' });
    expect(readOptions(['--lines', 'o017'])).toEqual({ kind: 'lines', name: 'o017' });
  });

  it('selects a model, which is measured with the odd ids unless another set is named', () => {
    expect(readOptions(['--model', 'ollama:qwen3:14b'])).toEqual({
      kind: 'model',
      link: 'ollama:qwen3:14b',
      set: 'odd',
    });
    expect(readOptions(['--model', 'ollama:a', 'own'])).toEqual({ kind: 'model', link: 'ollama:a', set: 'own' });
  });

  it.each(['odd', 'd001', 'd113'])('refuses lines of %s, which is for measuring only', (name) => {
    expect(() => readOptions(['--lines', name])).toThrow('for measuring only');
  });

  it.each([
    [['--line', 'even']],
    [['--lines']],
    [['--lines', 'even', 'odd']],
    [['--model']],
    [['--model', 'ollama:a', 'all']],
    [['--model', 'ollama:a', 'own', 'more']],
  ])('says how it is called: %j', (args) => {
    expect(() => readOptions(args)).toThrow('Usage');
  });
});
