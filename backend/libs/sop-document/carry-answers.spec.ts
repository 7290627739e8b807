import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { carryAnswers } from './carry-answers.js';
import type { SopDocument } from './sop-document.js';
import { buildSopDocument } from './testing/build-sop-document.js';

function asking(...texts: string[]): SopDocument {
  const questions = texts.map((text, at) => ({
    id: `ques${at}`,
    about: 'trigger' as const,
    text,
    answer: null,
    target: { path: 'trigger' as const },
  }));
  return buildSopDocument({ questions });
}

describe('carryAnswers (drafting 5)', () => {
  it('answers the same question of the new draft, wherever it stands there', () => {
    const before = answerQuestion(asking('When does it begin?', 'Who approves?'), 'ques0', 'Every day at 7');
    const after = carryAnswers(before, asking('Anything else?', 'When does it begin?'));
    expect(after.trigger).toBe('Every day at 7');
    expect(after.questions.map(({ answer }) => answer)).toEqual([null, 'Every day at 7']);
  });

  it('changes nothing where nothing was answered, or was asked', () => {
    const answered = answerQuestion(asking('When does it begin?'), 'ques0', 'Every day at 7');
    const draft = asking('Who approves?');
    expect([
      carryAnswers(null, draft),
      carryAnswers(asking('Who approves?'), draft),
      carryAnswers(answered, draft),
    ]).toEqual([draft, draft, draft]);
  });
});
