import { describe, expect, it } from '@jest/globals';
import { renderText } from './render-text.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

const NOTICE =
  'Drafted without a language model, from the words of the request. Lines marked “suggested” are standard practice, not from the request. Nothing marked “To confirm” is decided.';

function linesOf(document = buildSopDocument(), notice = false): string[] {
  return renderText(document, { notice }).split('\n');
}

describe('renderText', () => {
  it('begins with the title and, if asked, the notice', () => {
    expect(linesOf(buildSopDocument(), true).slice(0, 2)).toEqual(['Open the shop', NOTICE]);
    expect(linesOf(buildSopDocument(), false).slice(0, 2)).toEqual(['Open the shop', '']);
  });

  it('numbers the headings without gaps when sections are left out', () => {
    const headings = linesOf().filter((line, index, all) => all[index - 1] === '' && line !== '');
    expect(headings).toEqual([
      '1. Purpose',
      '2. Scope',
      '3. When to use',
      '4. Roles and responsibilities',
      '5. Materials, tools and prerequisites',
      '6. Procedure',
      '7. Exceptions and troubleshooting',
      '8. Records',
      '9. Measures',
    ]);
  });

  it('numbers the steps on through all phases', () => {
    const phases = [
      { id: 'phas1', title: 'Prepare', steps: [buildStep({ id: 'step1', text: 'Gather' })] },
      { id: 'phas2', title: 'Finish', steps: [buildStep({ id: 'step2', text: 'Record' })] },
    ];
    expect(linesOf(buildSopDocument({ phases }))).toEqual(
      expect.arrayContaining(['6.1 Prepare', '1. Gather', '6.2 Finish', '2. Record']),
    );
  });

  it('marks what is suggested and what is unknown', () => {
    expect(linesOf()).toContain('• Opening checklist (suggested)');
    expect(linesOf()).toContain('• Share of days opened on time: To confirm (suggested)');
    expect(linesOf()).toContain('To confirm');
  });

  it('writes a step with its condition, role, details and expected value', () => {
    const step = buildStep({
      id: 'step1',
      text: 'Call the engineer',
      when: 'The lamp is red',
      role: 'Shift lead',
      sub: [{ id: 'subs1', text: 'Give the number of the machine' }],
      check: 'The call has a reference',
      caution: 'Do not open the cover',
      expected: '0 bar',
    });
    const lines = linesOf(buildSopDocument({ phases: [{ id: 'phas1', title: 'Do', steps: [step] }] }));
    const start = lines.indexOf('1. If the lamp is red: Call the engineer — Shift lead');
    expect(lines.slice(start + 1, start + 5)).toEqual([
      '   • Give the number of the machine',
      '   • Check: The call has a reference',
      '   • Limit: 0 bar',
      '   • Caution: Do not open the cover',
    ]);
  });

  it.each([
    ['If the lamp is red', 'en', '1. If the lamp is red: Stop'],
    ['Following the repair', 'en', '1. Following the repair: Stop'],
    ['When the lamp is red', 'en', '1. When the lamp is red: Stop'],
    ['Maria is away', 'en', '1. If Maria is away: Stop'],
    ['Die Lampe ist rot', 'de', '1. Falls die Lampe ist rot: Stop'],
    ['wenn die Lampe rot ist', 'de', '1. Wenn die Lampe rot ist: Stop'],
    ['la lampe est rouge', 'fr', '1. Si la lampe est rouge : Stop'],
    ['如果灯是红色', 'zh', '1. 如果灯是红色：Stop'],
    ['灯是红色', 'zh', '1. 如果灯是红色：Stop'],
    // A time, and what is a case already, needs no "if".
    ['in the evening', 'en', '1. In the evening: Stop'],
    ['2 hours before the start', 'en', '1. 2 hours before the start: Stop'],
    ['Indoor lights are on', 'en', '1. If Indoor lights are on: Stop'],
    ['Am Abend', 'de', '1. Am Abend: Stop'],
    ['Kann die Tür nicht zugehen', 'de', '1. Kann die Tür nicht zugehen: Stop'],
    ['Por la noche', 'es', '1. Por la noche: Stop'],
    ["D'abord", 'fr', "1. D'abord : Stop"],
    ['Na véspera', 'pt', '1. Na véspera: Stop'],
    ['Tijdens de pauze', 'nl', '1. Tijdens de pauze: Stop'],
    ['营业前', 'zh', '1. 营业前：Stop'],
    ['異常があれば', 'ja', '1. 異常があれば：Stop'],
    ['停電', 'ja', '1. もし停電：Stop'],
  ])('begins the condition "%s" (%s) as a sentence', (when, lang, line) => {
    const steps = [buildStep({ id: 'step1', text: 'Stop', when })];
    expect(linesOf(buildSopDocument({ lang, phases: [{ id: 'phas1', title: 'Do', steps }] }))).toContain(line);
  });

  it('shows answers at their questions', () => {
    const questions = [
      { id: 'ques1', about: 'roles' as const, text: 'Who is called?', answer: null, target: null },
      { id: 'ques2', about: 'roles' as const, text: 'Who approves?', answer: 'The owner', target: null },
    ];
    expect(linesOf(buildSopDocument({ questions }))).toEqual(
      expect.arrayContaining(['☐ Who is called?', '☑ Who approves? — Answer: The owner']),
    );
  });

  it('says "To confirm" under the procedure when no step is known', () => {
    const lines = linesOf(buildSopDocument({ phases: [] }));
    expect(lines[lines.indexOf('6. Procedure') + 1]).toBe('To confirm');
  });

  it('lays Arabic lines out from right to left even when they begin with a Latin word', () => {
    const steps = [
      buildStep({ id: 'step1', text: 'SAP: طابق سند التسليم' }),
      buildStep({ id: 'step2', text: 'عد الكراتين', src: 'suggested' }),
    ];
    const phases = [{ id: 'phas1', title: 'التنفيذ', steps }];
    const lines = linesOf(buildSopDocument({ lang: 'ar', title: 'استلام البضائع', phases }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'استلام البضائع',
        '6. الإجراء',
        '\u200f1. SAP: طابق سند التسليم',
        '2. عد الكراتين (مقترح)',
      ]),
    );
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('stays plain lines with %j', (_name, text) => {
    const document = buildSopDocument({
      title: text,
      purpose: text,
      phases: [{ id: 'phas1', title: text, steps: [buildStep({ id: 'step1', text, when: text, role: text })] }],
    });
    const rendered = renderText(document, { notice: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the test is about
    expect(rendered).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(rendered.split('\n').filter((line) => /^1\. (?!Purpose)/.test(line))).toHaveLength(1);
  });
});
