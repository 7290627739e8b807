import { describe, expect, it } from '@jest/globals';
import { groundCheck } from './ground-check.js';
import { type SopDocument, sopDocumentSchema } from './sop-document.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

const PROMPT =
  'Every day the shift lead opens the shop and counts the float, it should be 150 dollars. The log is kept two years.';

function documentWithStep(text: string, lang = 'en'): SopDocument {
  return buildSopDocument({
    lang,
    phases: [{ id: 'phas1', title: 'Carry Out', steps: [buildStep({ id: 'step1', text })] }],
  });
}

describe('groundCheck', () => {
  it('leaves a document alone that says only what the request says', () => {
    const document = buildSopDocument();
    expect(groundCheck(document, PROMPT)).toEqual({ document, ungrounded: 0 });
  });

  it.each([
    ['Heat the oven to 180 °F', '180 °F'],
    ['Enter it in Salesforce', 'Salesforce'],
    ['File form ZZ-99', 'ZZ-99'],
    ['Call +44 20 7946 0958', '+44 20 7946 0958'],
    ['Open at 9:15', '9:15'],
  ])('makes the line "%s" a suggestion and asks', (text, value) => {
    const { document, ungrounded } = groundCheck(documentWithStep(text), PROMPT);
    expect(ungrounded).toBe(1);
    expect(document.phases[0]?.steps[0]?.src).toBe('suggested');
    expect(document.questions.map((question) => question.text)).toEqual([
      `Is this right? The prompt does not say: “${value}”`,
    ]);
  });

  it('asks in the language of the document', () => {
    const { document } = groundCheck(documentWithStep('Auf 180 °C heizen', 'de'), 'Ofen heizen');
    expect(document.questions[0]?.text).toBe('Stimmt das? In der Anfrage steht es nicht: “180 °C”');
  });

  it('lets a number word, a unit and a half of the day be written in another way', () => {
    const prompt = 'keep it 2 years at 134 °C until 8 pm';
    const { ungrounded } = groundCheck(
      documentWithStep('Keep it two years at 134 degrees C until 20:00'),
      `${PROMPT} ${prompt}`,
    );
    expect(ungrounded).toBe(0);
  });

  it('trusts what a person has written or answered', () => {
    const document = buildSopDocument({
      notes: [{ id: 'note1', src: 'user', text: 'The safe holds $9000' }],
      questions: [{ id: 'ques1', about: 'kpis', text: 'Which share?', answer: '95 %', target: null }],
      kpis: [{ id: 'kpis1', src: 'prompt', name: 'Opened on time', target: '95 %' }],
      safety: [{ id: 'safe1', src: 'prompt', level: 'note', text: 'Lock away the $9000' }],
    });
    expect(groundCheck(document, PROMPT).ungrounded).toBe(0);
  });

  it('asks about the trigger, which has no source of its own', () => {
    const { document, ungrounded } = groundCheck(buildSopDocument({ trigger: 'Every day at 6:45' }), PROMPT);
    expect(ungrounded).toBe(1);
    expect(document.questions[0]).toMatchObject({ about: 'trigger', target: null });
  });

  it('asks no more questions than a document may hold', () => {
    const steps = Array.from({ length: 40 }, (_, index) =>
      buildStep({ id: `step${index}`, text: `Wait ${index + 100} s` }),
    );
    const { document, ungrounded } = groundCheck(
      buildSopDocument({ phases: [{ id: 'phas1', title: 'Do', steps }] }),
      PROMPT,
    );
    expect(ungrounded).toBe(40);
    expect(document.questions).toHaveLength(20);
    expect(sopDocumentSchema.safeParse(document).success).toBe(true);
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('comes through a request of %j', (_name, text) => {
    const { document } = groundCheck(documentWithStep('Wait 77 minutes'), text);
    expect(sopDocumentSchema.safeParse(document).success).toBe(true);
  });
});
