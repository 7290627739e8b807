import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { renderText } from './render-text.js';
import { type SopDocument, sopDocumentSchema } from './sop-document.js';
import { LIST_LIMITS } from './sop-limits.js';
import type { QuestionTarget, SopQuestion } from './sop-question.js';
import { buildSopDocument } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

function asking(asked: Pick<SopQuestion, 'about' | 'target'>[], changes: Partial<SopDocument> = {}): SopDocument {
  const questions = asked.map(({ about, target }, index): SopQuestion => {
    return { id: `ques${index + 1}`, about, text: `What about ${about} ${index + 1}?`, answer: null, target };
  });
  return buildSopDocument({ safety: [], records: [], kpis: [], questions, ...changes });
}

const SAFETY: QuestionTarget = { path: 'new_line', list: 'safety', field: 'text' };
const RESULT: QuestionTarget = { path: 'new_line', list: 'kpis', field: 'target' };
const PLACE: QuestionTarget = { path: 'new_line', list: 'records', field: 'where' };
const TIME: QuestionTarget = { path: 'new_line', list: 'records', field: 'keep' };

const linesOf = (document: SopDocument) => renderText(document, { notice: false }).split('\n');

describe('an answer without a line of its own', () => {
  it('becomes a line of safety or of the measures, and is taken back with it (screens M5)', () => {
    const before = asking([
      { about: 'safety', target: SAFETY },
      { about: 'kpis', target: RESULT },
    ]);
    const hazard = answerQuestion(before, 'ques1', 'Hot oil: wear gloves');
    const answered = answerQuestion(hazard, 'ques2', 'The pan shines');
    expect(answered.safety).toMatchObject([{ src: 'user', level: 'note', text: 'Hot oil: wear gloves' }]);
    expect(answered.kpis).toMatchObject([{ src: 'user', name: 'Good result', target: 'The pan shines' }]);
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(answerQuestion(answerQuestion(answered, 'ques2', ''), 'ques1', '')).toEqual(before);
  });

  it('becomes one record with its place and its time, whichever is answered first (screens M5)', () => {
    const before = asking([
      { about: 'records', target: PLACE },
      { about: 'records', target: TIME },
    ]);
    const timed = answerQuestion(before, 'ques2', 'Two years');
    const answered = answerQuestion(timed, 'ques1', 'The office');
    expect(answered.records).toMatchObject([{ name: 'Records of this work', where: 'The office', keep: 'Two years' }]);
    const placeless = answerQuestion(answered, 'ques1', '');
    expect(placeless.records).toMatchObject([{ where: null, keep: 'Two years' }]);
    expect(answerQuestion(answered, 'ques1', 'The safe').records).toMatchObject([{ where: 'The safe' }]);
    expect(answerQuestion(placeless, 'ques2', '')).toEqual(before);
  });

  it('stays where a person has changed it since', () => {
    const before = asking([{ about: 'kpis', target: RESULT }]);
    const answered = answerQuestion(before, 'ques1', 'Dry');
    const [line] = answered.kpis;
    const edited = (changes: object) => ({ ...answered, kpis: line ? [{ ...line, ...changes }] : [] });
    expect(answerQuestion(edited({ target: 'Dry and clean' }), 'ques1', '').kpis).toMatchObject([
      { target: 'Dry and clean' },
    ]);
    expect(answerQuestion(edited({ name: 'Floor' }), 'ques1', '').kpis).toMatchObject([
      { name: 'Floor', target: null },
    ]);
    expect(answerQuestion({ ...answered, kpis: [] }, 'ques1', '').kpis).toEqual([]);
  });

  it('stays beside its question where the list is full', () => {
    const safety = Array.from({ length: LIST_LIMITS.safety }, (_unused, index) => {
      return { id: `safe${index}`, src: 'user' as const, level: 'note' as const, text: 'Mind the step' };
    });
    const before = asking([{ about: 'safety', target: SAFETY }], { safety });
    const answered = answerQuestion(before, 'ques1', 'Hot oil');
    expect(answered.safety).toEqual(safety);
    expect(answered.questions[0]?.answer).toBe('Hot oil');
    expect(answerQuestion(answered, 'ques1', '').safety).toEqual(safety);
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('stays a valid document with %j', (_name, text) => {
    for (const target of [SAFETY, RESULT, PLACE]) {
      const before = asking([{ about: 'safety', target }]);
      const answered = answerQuestion(before, 'ques1', text);
      expect(sopDocumentSchema.parse(answered)).toEqual(answered);
      const cleared = answerQuestion(answered, 'ques1', '');
      expect({ ...cleared, questions: [] }).toEqual({ ...before, questions: [] });
    }
  });
});

describe('who approves the procedure', () => {
  it('has a part of its own, whoever asks, and is taken back again (screens M5)', () => {
    const before = asking([{ about: 'approval', target: null }]);
    const answered = answerQuestion(before, 'ques1', 'The owner, every May');
    expect(answered.approval).toBe('The owner, every May');
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(linesOf(answered).join('\n')).toContain('Approval and review\nThe owner, every May');
    expect(answerQuestion(answerQuestion(answered, 'ques1', 'Anna'), 'ques1', '')).toEqual(before);
  });

  it('is not overwritten by the answer to a second question', () => {
    const before = asking([
      { about: 'approval', target: null },
      { about: 'approval', target: null },
    ]);
    const answered = answerQuestion(answerQuestion(before, 'ques1', 'The owner'), 'ques2', 'Every May');
    expect(answered.approval).toBe('The owner');
    expect(answered.questions[1]?.answer).toBe('Every May');
    expect(linesOf(answered)).toContain('☑ What about approval 2? — Answer: Every May');
  });
});

describe('the text of an answered document', () => {
  it('says no longer that anything of it is to be confirmed (screens M5)', () => {
    const before = asking(
      [
        { about: 'safety', target: SAFETY },
        { about: 'records', target: PLACE },
        { about: 'records', target: TIME },
        { about: 'kpis', target: RESULT },
        { about: 'approval', target: null },
      ],
      { trigger: 'Daily' },
    );
    expect(linesOf(before).filter((line) => line.includes('To confirm'))).toHaveLength(3);
    const answered = before.questions.reduce(
      (document, { id }, index) => answerQuestion(document, id, `Answer ${index + 1}`),
      before,
    );
    const text = linesOf(answered).join('\n');
    expect(text).not.toContain('To confirm');
    expect(text).toContain('• NOTE: Answer 1');
    expect(text).toContain('• Records of this work\n   • Where: Answer 2\n   • Keep for: Answer 3');
    expect(text).toContain('• Good result: Answer 4');
  });

  it('has an answer without a place under its heading, where that would be empty (screens M5)', () => {
    const before = asking(
      [
        { about: 'records', target: null },
        { about: 'safety', target: null },
      ],
      { trigger: 'Daily' },
    );
    const answered = answerQuestion(answerQuestion(before, 'ques1', 'The office'), 'ques2', 'None');
    const text = linesOf(answered).join('\n');
    expect(text).toContain('Records\n• What about records 1? — The office');
    expect(text).toContain('Safety\n• What about safety 2? — None');
    expect(text).not.toContain('☑');
  });

  it('keeps an answer whole that its field has cut', () => {
    const long = `${'The floor is dry and '.repeat(8)}clean`;
    const answered = answerQuestion(asking([{ about: 'kpis', target: RESULT }]), 'ques1', long);
    expect(linesOf(answered).join('\n')).toContain(`☑ What about kpis 1? — Answer: ${long}`);
  });
});
