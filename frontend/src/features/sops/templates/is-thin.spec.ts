import { expect, it } from 'vitest';
import type { SopDocument, SopQuestion } from '../../../api/generated/types.gen';
import { isThin } from './is-thin';

const QUESTION: SopQuestion = { id: 'q1', about: 'phases', text: 'What are the steps?', answer: null, target: null };
const withQuestion = (question: Partial<SopQuestion>) => ({
  document: { questions: [{ ...QUESTION, ...question }] } as SopDocument,
});

it('is a draft that asks for its steps, until they are told', () => {
  expect(isThin(withQuestion({ target: { path: 'prompt' } }))).toBe(true);
  expect(isThin(withQuestion({ target: { path: 'prompt' }, answer: 'Lock the door.' }))).toBe(false);
  expect(isThin(withQuestion({ target: null }))).toBe(false);
  expect(isThin({ document: null })).toBe(false);
});
