import { describe, expect, it } from '@jest/globals';
import { answerQuestion, runQualityChecks, type SopDocument } from '../sop-document/index.js';
import { draftSop } from './draft-sop.js';

const REQUESTS = [
  'Opening the shop: the cashier counts the till to 200 EUR, then unlocks the door at 7:00.',
  'Goods receipt. Check the delivery against the order. Sign the delivery note. Put the goods on the shelf.',
  'Handle a customer complaint. Listen. Write it down. Refund up to 50 EUR.',
  'Interview a candidate: prepare the questions, ask them, score the answers.',
  'Water the plants: fill the can.',
  'Clean the floor. Wait some time. Anna checks the floor soon. If it is wet, wait.',
  'Den Laden öffnen: Der Kassierer zählt die Kasse, dann schließt er die Tür um 7:00 auf.',
];

/** A name, a number, and more than was asked for. */
const ANSWERS = ['Shift lead', '1200', 'The blue folder in the office, for two years'];

const passedOf = (document: SopDocument, request: string): number => runQualityChecks(document, request).passed;

describe('the questions of a draft', () => {
  it.each(REQUESTS)('never make fewer checks pass once they are answered (screens M5): %s', (request) => {
    const draft = draftSop(request).document;
    const questions = draft.questions.filter(({ target }) => target?.path !== 'prompt');
    expect(questions.length).toBeGreaterThan(0);
    for (const answer of request.startsWith('Den ') ? ['Die Schichtleitung', '1200'] : ANSWERS) {
      let document = draft;
      for (const { id, text } of questions) {
        const before = passedOf(document, request);
        document = answerQuestion(document, id, answer);
        expect([text, answer, Math.min(before, passedOf(document, request))]).toEqual([text, answer, before]);
      }
    }
  });

  it('ask where records are kept and how long by themselves, and each answer is put in its place (screens M5)', () => {
    const drafted = draftSop('Interview a candidate: prepare the questions, ask them, score the answers.').document;
    const asked = drafted.questions.filter(({ about }) => about === 'records');
    expect(asked.map(({ text }) => text)).toEqual(['Where are the records kept?', 'How long are the records kept?']);
    const answers = ['The blue folder in the office', 'Two years'];
    const answered = asked.reduce(
      (document, { id }, place) => answerQuestion(document, id, answers[place] ?? ''),
      drafted,
    );
    expect(drafted.records.length).toBeGreaterThan(1);
    for (const { where, keep } of answered.records) expect([where, keep]).toEqual(answers);
  });
});
