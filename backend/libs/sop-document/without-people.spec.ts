import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { stepsOf } from './sop-document.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';
import { withoutPeople } from './without-people.js';

function emptied(texts: readonly string[], people: readonly string[] = [], changes: object = {}) {
  const steps = texts.map((text, at) => buildStep({ id: `step${at}`, text }));
  const document = buildSopDocument({ phases: [{ id: 'phase1', title: 'Work', steps }], ...changes });
  const made = withoutPeople({ ...document, questions: [] }, people);
  const asked = made.questions.map(({ text, target }) => [target?.path === 'blanks' ? target.name : null, text]);
  return { texts: stepsOf(made).map(({ text }) => text), asked, document: made };
}

describe('a procedure without people', () => {
  it('has one numbered blank for each of them, however they are called, and asks for each', () => {
    const { texts, asked } = emptied(
      ['Ask Dr. Osei for the key.', 'Osei signs. Maria locks up.', 'Give the key to Maria or to Marias.'],
      ['Dr. Osei', 'Osei', 'Maria'],
    );
    expect(texts).toEqual([
      'Ask [name 1] for the key.',
      '[name 1] signs. [name 2] locks up.',
      'Give the key to [name 2] or to Marias.',
    ]);
    expect(asked).toEqual([
      ['name 1', 'What is written for “name 1”?'],
      ['name 2', 'What is written for “name 2”?'],
    ]);
  });

  it('has blanks for addresses and phone numbers, and keeps times, dates, amounts and codes', () => {
    const kept = 'At 06:30 on 2026-11-23 count 1,250.00 EUR in 12 bags of order 4711-0815, 5 to 8 °C, ISO 9001:2015.';
    const { texts } = emptied([
      'Mail to till.office+shop@example.co.uk.',
      'Call +49 (0)89 1234-5678 or 089 / 123456.',
      'Call (212) 555-0142, 212-555-0143 or ext. 204.',
      kept,
    ]);
    expect(texts).toEqual([
      'Mail to [email address].',
      'Call [phone number 1] or [phone number 2].',
      'Call [phone number 3], [phone number 4] or ext. [phone number 5].',
      kept,
    ]);
  });

  it('finds names with a title and those behind a role, in the words of its language', () => {
    const roles = [{ id: 'role1', src: 'user', name: 'Schichtleitung (Anna Schmidt)', duties: ['Ruft Frau Weber an'] }];
    const { document, asked } = emptied(['Anna Schmidt schließt ab.'], [], { lang: 'de', roles });
    expect(document.roles[0]).toMatchObject({ name: 'Schichtleitung ([Name 1])', duties: ['Ruft Frau [Name 2] an'] });
    expect(stepsOf(document)[0]?.text).toBe('[Name 1] schließt ab.');
    expect(asked.map(([name]) => name)).toEqual(['Name 1', 'Name 2']);
  });

  it('has its answers taken back, so that they are asked for again', () => {
    const question = {
      ...{ id: 'ques1', about: 'phases' as const, text: 'When?', answer: null },
      target: { path: 'blanks' as const, name: 'opening time' },
    };
    const step = buildStep({ id: 'step1', text: 'Open at [opening time].' });
    const open = buildSopDocument({ phases: [{ id: 'phase1', title: 'Work', steps: [step] }], questions: [question] });
    const answered = answerQuestion(open, 'ques1', '7:30');
    expect(stepsOf(answered)[0]?.text).toBe('Open at 7:30.');
    const made = withoutPeople(answered, []);
    expect([stepsOf(made)[0]?.text, made.questions[0]?.answer]).toEqual(['Open at [opening time].', null]);
  });

  it('cuts a text that has no room for the blank', () => {
    const text = `${'a'.repeat(490)} Ed b Ed c`;
    const { texts } = emptied([text], ['Ed']);
    expect(texts[0]).toHaveLength(500);
    expect(texts[0]?.endsWith('…')).toBe(true);
  });
});
