import { describe, expect, it } from '@jest/globals';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { factsKeptCheck, nothingInventedCheck } from './facts.checks.js';

describe('Q02', () => {
  it.each([
    ['rinse for 8 minutes at 134 °C', 'Rinse for 8 min at 134 degrees C', []],
    ['open at 8 pm', 'Open at 20:00', []],
    ['two volunteers count', 'Count with 2 volunteers', []],
    ['rinse for 8 minutes', 'Rinse for 9 minutes', ['8 minutes']],
    ['fill form SC-12 and tell Priya', 'Fill the form', ['SC-12', 'Priya']],
    ['on Tuesday and Friday', 'Filter it on Fridays', ['Tuesday']],
    ['the fee is $25, always $25', 'Take the fee', ['$25']],
    ['the card is 4111 1111 1111 1111', 'Use the test card', []],
    ['Hi Priya,\nrinse it twice.\n\nCheers\nTom\nSent from my iPhone', 'Rinse it twice', []],
    ['From: Jukka\nSent: Wednesday\n\nrinse it with Lena', 'Rinse it with Lena', []],
    ['4.1 Weigh it\n4.2 Rinse it', 'Weigh it', []],
    ['zeke 9:12 rinse\nbo 9:13 ok\nzeke 9:14 weigh\nbo 9:15 fine', 'Rinse', []],
    ['take two photos, no wait, three photos', 'Take three photos', []],
    ['ALWAYS rinse it', 'Rinse it', []],
  ])('compares %j with %j', (prompt, step, lost) => {
    const findings = factsKeptCheck.run(documentWithSteps([step]), prompt);
    expect(findings.map((finding) => finding.text)).toEqual(lost);
  });

  it('accepts a fact that a question speaks of', () => {
    const questions = [
      { id: 'ques1', about: 'roles' as const, text: 'Which role does Priya hold?', answer: null, target: null },
    ];
    expect(factsKeptCheck.run(documentWithSteps(['Go'], { questions }), 'tell Priya')).toEqual([]);
  });
});

describe('Q03', () => {
  const prompt = 'heat it; the float is $150; keep the log 2 years';

  it('finds what a stated line invents', () => {
    expect(nothingInventedCheck.run(documentWithSteps(['Heat it to 180 °F']), prompt)).toEqual([
      {
        message: 'The prompt does not say this. Confirm it by changing the line, or remove it.',
        path: '/phases/0/steps/0',
        text: '180 °F',
      },
    ]);
  });

  it('lets suggestions and people add', () => {
    const document = documentWithSteps([
      { text: 'Heat it to 180 °F', src: 'suggested' },
      { text: 'Heat it to 190 °F', src: 'user' },
    ]);
    expect(nothingInventedCheck.run(document, prompt)).toEqual([]);
  });

  it('wants a question for a value in a field without a source', () => {
    const document = documentWithSteps(['Heat it'], { trigger: 'At 6:45' });
    expect(nothingInventedCheck.run(document, prompt).map((finding) => finding.path)).toEqual(['/trigger']);
    const questions = [
      { id: 'ques1', about: 'trigger' as const, text: 'Is “6:45” right?', answer: null, target: null },
    ];
    expect(nothingInventedCheck.run({ ...document, questions }, prompt)).toEqual([]);
  });
});
