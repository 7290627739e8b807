import { describe, expect, it } from '@jest/globals';
import { documentWithSteps } from '../testing/document-with-steps.js';
import type { QualityCheck } from './quality-check.js';
import { oneActionCheck, stepLengthCheck } from './step-wording.checks.js';
import { verbFirstCheck } from './verb-first.check.js';

function accepts(check: QualityCheck, step: string, lang = 'en'): boolean {
  return check.run(documentWithSteps([step], { lang }), '').length === 0;
}

function passes(check: QualityCheck, steps: string[]): boolean {
  const document = documentWithSteps(steps);
  return check.tolerates?.(check.run(document, ''), document) ?? false;
}

describe('Q08', () => {
  it.each([
    ['Unlock the door', 'en', true],
    ['Do not open the cover', 'en', true],
    ['Carefully lift the lid', 'en', true],
    ['Double-check the amount', 'en', true],
    ['Apply the cleaner', 'en', true],
    ['Do the dishes', 'en', true],
    ['Never open the cover', 'en', true],
    ['If the lamp is red, stop the machine', 'en', true],
    ['After the call, send the notes', 'en', true],
    ['Drape the client', 'en', true],
    ['Mash in at 66 degrees', 'en', true],
    ['Ovens off, floor mopped', 'en', true],
    ['She gets a red leg band', 'en', false],
    ['Payroll closes on the 24th', 'en', false],
    ['If the lamp is red', 'en', false],
    ['The door is unlocked', 'en', false],
    ['You should unlock the door', 'en', false],
    ['Manager approval', 'en', false],
    ['Verificar la temperatura', 'es', true],
    ['La temperatura se verifica', 'es', false],
    ['Vérifier la température', 'fr', true],
    ['Le chef vérifie la température', 'fr', false],
    ['O gerente aprova', 'pt', false],
  ])('judges %j (%s)', (step, lang, isGood) => {
    expect(accepts(verbFirstCheck, step, lang)).toBe(isGood);
  });

  it('tolerates one of ten steps', () => {
    expect(passes(verbFirstCheck, [...Array<string>(9).fill('Go'), 'The door'])).toBe(true);
    expect(passes(verbFirstCheck, [...Array<string>(8).fill('Go'), 'The door'])).toBe(false);
  });
});

describe('Q09', () => {
  it.each([
    ['Unlock the door', true],
    ['Clean tables and chairs', true],
    ['Check the date and time', true],
    ['Sheet down, cloth over the opening, vacuum on', true],
    ['Unlock the door and switch off the alarm', false],
    ['Rinse the tool, then dry it with a cloth', false],
    ['Weigh it; record the value', false],
    ['If it is red, stop the line', true],
    ['If it is red, stop the line and call the lead', false],
  ])('judges %j', (step, isGood) => {
    expect(accepts(oneActionCheck, step)).toBe(isGood);
  });
});

describe('Q10', () => {
  it.each([
    ['word '.repeat(20).trim(), true],
    ['word '.repeat(21).trim(), false],
    [`${'word '.repeat(15)}end. ${'word '.repeat(15)}end.`, true],
    ['检'.repeat(40), true],
    ['检'.repeat(41), false],
  ])('judges %j', (step, isGood) => {
    expect(accepts(stepLengthCheck, step)).toBe(isGood);
  });

  it('tolerates one long step of ten, but none above 30 words', () => {
    const short = Array<string>(9).fill('Go');
    expect(passes(stepLengthCheck, [...short, 'word '.repeat(25).trim()])).toBe(true);
    expect(passes(stepLengthCheck, [...short, 'word '.repeat(31).trim()])).toBe(false);
  });
});
