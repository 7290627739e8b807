import { describe, expect, it } from '@jest/globals';
import type { SopStep } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { linesAsWritten } from './lines-as-written.js';

function isMarked(prompt: string, step: Partial<SopStep>, lang = 'en'): boolean {
  return linesAsWritten(documentWithSteps([step], { lang }), prompt).includes('step0');
}

describe('lines as the person wrote them (drafting 5)', () => {
  it.each([
    ['Cows in at five, then the dip.', 'Cows in at five'],
    ['lids on. ovens off', 'Lids on'],
    ['Payroll closes on the 24th', 'Payroll closes on the 24th'],
    ['the doors are closed at 6 p.m.', 'The doors are closed at 6 p.m'],
  ])('are found in %j: %j', (prompt, text) => {
    expect(isMarked(prompt, { text })).toBe(true);
  });

  it.each([
    ['an order, which reads no other way', 'Check the oil. Never open the lid.', 'Check the oil'],
    ['an order behind its condition', 'If it is red, stop the belt.', 'If it is red, stop the belt'],
    ['a line in other words', 'the doors are closed at six', 'Close the doors at six'],
    ['words that only stand within others', 'the paddocks inland are wet', 'Docks inland'],
    ['a single word', 'Inventory. Then home.', 'Inventory'],
  ])('are not %s', (_name, prompt, text) => {
    expect(isMarked(prompt, { text })).toBe(false);
  });

  it('are not suggestions, and not what somebody has changed since', () => {
    expect(isMarked('lids on', { text: 'Lids on', src: 'suggested' })).toBe(false);
    expect(isMarked('lids on', { text: 'Lids on', src: 'user' })).toBe(false);
  });

  it.each([
    ['de', '- Der Ofen ist aus.\n- Kasse zählen', 'Der Ofen ist aus'],
    ['it', 'Il forno va spento. La cassa si conta.', 'La cassa si conta'],
    ['zh', '关闭烤箱。清点收银机。', '清点收银机'],
  ])('are whole sentences where imperatives cannot be recognized (%s)', (lang, prompt, text) => {
    expect(isMarked(prompt, { text }, lang)).toBe(true);
    expect(isMarked(prompt, { text: text.slice(0, -2) }, lang)).toBe(false);
  });

  it('are also found among rules and exceptions', () => {
    const document = documentWithSteps(['Lock up'], {
      safety: [{ id: 'safe1', src: 'prompt', level: 'warning', text: 'No kids in the yard' }],
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
      exceptions: [{ id: 'exce1', src: 'prompt', when: 'It rains', then: 'Tents up', escalate_to: null }],
    });
    expect(linesAsWritten(document, 'lock up; no kids in the yard; if it rains: tents up')).toEqual(['safe1', 'exce1']);
  });
});
