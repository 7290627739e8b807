import { describe, expect, it } from '@jest/globals';
import { foundLine } from './found-sops.service.js';

const TEXT = [
  'Closing the café',
  'Drafted without a language model, from the words of the request.',
  '1. Purpose',
  'The café closes in a safe way.',
  '2. Procedure',
  '1. Switch off the fryer.',
  '2.1) Clean the fryer with a dry cloth.',
  '- Öffne das Fenster',
  '3. 关闭油炸锅，然后擦拭台面。',
].join('\n');

describe('the line in which a search found its words', () => {
  it.each([
    ['fryer', 'Switch off the fryer.'],
    ['a', 'The café closes in a safe way.'],
    ['language', 'Drafted without a language model, from the words of the request.'],
    ['FRY', 'Switch off the fryer.'],
    ['cloth fryer', 'Clean the fryer with a dry cloth.'],
    ['fryer submarine', 'Switch off the fryer.'],
    ['öffne', 'Öffne das Fenster'],
    ['油炸', '关闭油炸锅，然后擦拭台面。'],
  ])('%j is the first with most of them, without its number', (typed, line) => {
    expect(foundLine(TEXT, typed)).toBe(line);
  });

  it.each(['submarine', 'ryer', 'loth', '?!', ''])('is none for %j: the beginnings of words count', (typed) => {
    expect(foundLine(TEXT, typed)).toBeNull();
  });

  it('is not the title', () => {
    expect(foundLine('Closing\nClosing\nLock the door.', 'closing')).toBeNull();
  });

  it('is shown around the word when it is long', () => {
    const long = `Title\n${'before '.repeat(60)}fryer ${'after '.repeat(60)}`;
    const line = foundLine(long, 'fryer') ?? '';
    expect(line).toMatch(/^…before .*fryer after .*…$/);
    expect(line.length).toBeLessThanOrEqual(162);
    expect(foundLine(`Title\nfryer ${'after '.repeat(60)}`, 'fryer')).toMatch(
      /^fryer after .*after…$|^fryer after .*…$/,
    );
  });

  it('is sought in a text without spaces, and cut between letters', () => {
    const line = foundLine(`Title\n${'𠮷'.repeat(300)}锅${'𠮷'.repeat(300)}`, '锅') ?? '';
    expect(line).toContain('锅');
    expect(/[\uD800-\uDFFF]/u.test(line)).toBe(false);
  });
});
