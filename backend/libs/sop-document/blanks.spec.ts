import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { type SopDocument, sopDocumentSchema } from './sop-document.js';
import { buildSopDocument } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

function ask(id: string, name: string): SopDocument['questions'][number] {
  return { id, about: 'phases', text: `Which ${name}?`, answer: null, target: { path: 'blanks', name } };
}

function withBlanks(): SopDocument {
  return buildSopDocument({
    trigger: 'Every day, [lead time] before [opening time]',
    safety: [{ id: 'safe1', src: 'suggested', level: 'note', text: 'Never before [opening time], see 7 above' }],
    records: [{ id: 'reco1', src: 'suggested', name: 'Checklist', where: '[folder]', keep: null }],
    questions: [
      ask('ques1', 'opening time'),
      ask('ques2', 'lead time'),
      ask('ques3', 'folder'),
      ask('ques4', 'nothing'),
    ],
  });
}

describe('an answer about a blank', () => {
  it('fills it wherever it stands, and leaves the lines suggestions', () => {
    const { trigger, safety } = answerQuestion(withBlanks(), 'ques1', '7');
    expect(trigger).toBe('Every day, [lead time] before 7');
    expect(safety[0]).toMatchObject({ text: 'Never before 7, see 7 above', src: 'suggested' });
  });

  it('is reverted exactly, regardless of other text and of the order', () => {
    const both = answerQuestion(answerQuestion(withBlanks(), 'ques1', '7'), 'ques2', 'an hour');
    expect(both.trigger).toBe('Every day, an hour before 7');
    const withoutFirst = answerQuestion(both, 'ques1', '');
    expect(withoutFirst.trigger).toBe('Every day, an hour before [opening time]');
    expect(withoutFirst.safety[0]?.text).toBe('Never before [opening time], see 7 above');
    expect(answerQuestion(withoutFirst, 'ques2', '')).toEqual(withBlanks());
  });

  it('replaces an earlier answer', () => {
    const changed = answerQuestion(answerQuestion(withBlanks(), 'ques3', 'office'), 'ques3', 'kitchen');
    expect(changed.records[0]?.where).toBe('kitchen');
    expect(answerQuestion(changed, 'ques3', '')).toEqual(withBlanks());
  });

  it('leaves a line alone that somebody has changed since', () => {
    const answered = answerQuestion(withBlanks(), 'ques1', '7');
    const edited = { ...answered, trigger: 'Every Monday at 7' };
    const cleared = answerQuestion(edited, 'ques1', '');
    expect(cleared.trigger).toBe('Every Monday at 7');
    expect(cleared.safety[0]?.text).toContain('[opening time]');
  });

  it('is taken back at once from a text that is nothing but blanks', () => {
    const trigger = `${'[a]'.repeat(70)}[opening time]`;
    const answered = answerQuestion({ ...withBlanks(), trigger }, 'ques1', '7');
    const edited = { ...answered, trigger: 'x'.repeat(290) };
    expect(answerQuestion(edited, 'ques1', '').trigger).toBe(edited.trigger);
  });

  it('is kept when the blank is nowhere', () => {
    const { questions, ...rest } = answerQuestion(withBlanks(), 'ques4', 'x');
    expect(questions[3]?.answer).toBe('x');
    expect({ ...rest, questions: [] }).toEqual({ ...withBlanks(), questions: [] });
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('stays a valid document with %j', (_name, text) => {
    const answered = answerQuestion(withBlanks(), 'ques1', text);
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(answerQuestion(answered, 'ques1', '')).toEqual(withBlanks());
  });
});
