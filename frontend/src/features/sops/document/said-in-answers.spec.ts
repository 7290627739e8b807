import { describe, expect, it } from 'vitest';
import type { DraftDocument } from './draft-document';
import { saidInAnswers } from './said-in-answers';

const question = (changes: object) => ({
  id: 'ques1',
  about: 'exceptions' as const,
  text: 'What can go wrong?',
  answer: 'The oven stays cold',
  target: null,
  ...changes,
});
const draft = (changes: object, parts: DraftDocument = {}): DraftDocument => ({
  ...parts,
  questions: [question(changes)],
});

describe('saidInAnswers', () => {
  it('gives an answer that no line holds, at its part', () => {
    expect([...saidInAnswers(draft({}))]).toEqual([
      ['exceptions', [{ id: 'ques1', question: 'What can go wrong?', answer: 'The oven stays cold' }]],
    ]);
  });

  it.each([
    ['is not given', { answer: null }],
    ['became the prompt', { target: { path: 'prompt' } }],
    ['stands in its line', { replaced: { text: null, src: 'stated' } }],
    ['stands in the lines that it filled', { filled: [{ target: { path: 'scope' }, text: null }] }],
  ])('leaves out an answer that %s', (_why, changes) => {
    expect(saidInAnswers(draft(changes, { scope: 'Because: The oven stays cold' })).size).toBe(0);
  });

  it('gives an answer that its line holds in part only', () => {
    const cut = draft({ replaced: { text: null, src: 'stated' } }, { scope: 'The oven stays' });
    expect(saidInAnswers(cut).size).toBe(1);
  });

  it('gives two answers about one part in their order', () => {
    const two = { questions: [question({}), question({ id: 'ques2', answer: 'The van is late' })] };
    expect(
      saidInAnswers(two)
        .get('exceptions')
        ?.map(({ id }) => id),
    ).toEqual(['ques1', 'ques2']);
  });
});
