import { describe, expect, it } from '@jest/globals';
import type { SopStep } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { citationsCheck } from './citations.check.js';
import { markupCheck } from './markup.check.js';
import { repeatedStepsCheck } from './repeated-steps.check.js';
import { isCardNumber, withoutSecrets } from './secret-patterns.js';
import { secretsCheck } from './secrets.check.js';

describe('Q21', () => {
  it.each([
    ['Pay with 4111 1111 1111 1111', ['41…']],
    ['Pay with 5500-0000-0000-0004', ['55…']],
    ['Order 4111 1111 1111 1112', []],
    [`Use ${'AKIA'}ABCDEFGHIJKLMNOP`, ['AK…']],
    [`Use ${'sk_'}live_abcdefghij0123456789`, ['sk…']],
    [`Use ${'ghp_'}abcdefghij0123456789ABCD`, ['gh…']],
    ['Paste -----BEGIN RSA PRIVATE KEY-----', ['--…']],
    ['The password is Tr0ub4dor&3', ['Tr…']],
    ['Password: change it every month', []],
    ['Router login is admin / Tr0ub4dor&3', ['Tr…']],
    ['Enter PIN 4471', ['44…']],
    ['Transfer to GB29 NWBK 6016 1331 9268 19', ['GB…']],
    ['Write 078-05-1120', ['07…']],
    ['Unlock the door', []],
  ])('judges %j', (step, masked) => {
    const findings = secretsCheck.run(documentWithSteps([step]), '');
    expect(findings.map((finding) => finding.text)).toEqual(masked);
  });

  it('remarks on contact data and on secrets of the request without failing', () => {
    const document = documentWithSteps(['Call 07700 900123 or write to sam@shop.example']);
    expect(secretsCheck.run(document, 'PIN 4471')).toEqual([]);
    expect(secretsCheck.hints?.(document, 'PIN 4471').map((hint) => hint.text)).toEqual([
      '44…',
      'sam@shop.example',
      '07700 900123',
    ]);
  });

  it('takes secrets out of a text', () => {
    expect(withoutSecrets('login admin / Tr0ub4dor&3, card 4111 1111 1111 1111 for tests')).toBe(
      'login admin /   card   for tests',
    );
  });

  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['0000000000000000', false],
    ['411111111111', false],
  ])('knows by its sum whether %s is a card number', (digits, isCard) => {
    expect(isCardNumber(digits)).toBe(isCard);
  });
});

describe('Q22', () => {
  it.each([
    ['<script>alert(1)</script>', false],
    ['Go <img src=x onerror=alert(1)>', false],
    ['See [this](javascript:alert(1))', false],
    ['=HYPERLINK("http://evil.example")', false],
    ['@SUM(A1)', false],
    ['+cmd|calc', false],
    ['Hide\u202ethis', false],
    ['Keep it at -5 °C', true],
    ['-5 °C or colder', true],
    ['+44 20 7946 0958', true],
    ['Stop if the value is < 5 or > 9', true],
    ['@Sam signs', true],
  ])('judges %j', (step, isGood) => {
    expect(markupCheck.run(documentWithSteps([step]), '').length === 0).toBe(isGood);
  });
});

describe('Q25', () => {
  const rest = ['Unlock the door', 'Count the float'];
  it.each<[string, (string | Partial<SopStep>)[], number]>([
    ['different steps', [...rest, 'Switch on the lights'], 0],
    ['the same step', [...rest, 'Count the float'], 1],
    [
      'nearly the same step',
      [...rest, 'Check that the front door of the shop is locked', 'Check that the front door of the shop is locked.'],
      1,
    ],
    ['the same with another number', ['Check valve 1 of the line', 'Check valve 2 of the line', 'Go'], 0],
    [
      'the same under another condition',
      [...rest, { text: 'Stop', when: 'it is red' }, { text: 'Stop', when: 'it is hot' }],
      0,
    ],
    ['too few steps', rest, 1],
    ['too many steps', Array.from({ length: 41 }, (_, index) => `Open box ${index}`), 1],
    ['forty steps', Array.from({ length: 40 }, (_, index) => `Open box ${index}`), 0],
  ])('judges %s', (_name, steps, count) => {
    expect(repeatedStepsCheck.run(documentWithSteps(steps), '')).toHaveLength(count);
  });
});

describe('Q26', () => {
  it.each([
    ['Follow ISO 9001', 'as in ISO-9001', []],
    ['Follow ISO 9001', 'as usual', ['ISO 9001']],
    ['Follow 21 CFR Part 11', '', ['21 CFR Part 11']],
    ['Follow OSHA 1910.147', '', ['OSHA 1910.147']],
    ['Gemäß § 5 Arbeitsschutzgesetz', '', ['§ 5', 'Arbeitsschutzgesetz']],
    ['Follow Article 17 of the GDPR', '', ['Article 17', 'GDPR']],
    ['Follow the Food Safety Act 1990', '', ['Food Safety Act 1990']],
    ['Act on the alarm', '', []],
  ])('judges %j for %j', (step, prompt, citations) => {
    const findings = citationsCheck.run(documentWithSteps([step]), prompt);
    expect(findings.map((finding) => finding.text)).toEqual(citations);
  });

  it('accepts what a question speaks of', () => {
    const questions = [
      { id: 'ques1', about: 'references' as const, text: 'Does ISO 9001 apply?', answer: null, target: null },
    ];
    expect(citationsCheck.run(documentWithSteps(['Follow ISO 9001'], { questions }), '')).toEqual([]);
  });
});
