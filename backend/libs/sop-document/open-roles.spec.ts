import { describe, expect, it } from '@jest/globals';
import { answerQuestion } from './answer-question.js';
import { writeTarget } from './question-target.js';
import { type SopDocument, sopDocumentSchema, stepsOf } from './sop-document.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

function withOpenRoles(): SopDocument {
  const steps = [
    buildStep({ id: 'step1', text: 'Unlock the door', role: 'Shift lead' }),
    buildStep({ id: 'step2', text: 'Switch on the lights' }),
    buildStep({ id: 'step3', text: 'Count the float', src: 'suggested' }),
  ];
  return buildSopDocument({
    phases: [{ id: 'phas1', title: 'Open', steps }],
    questions: [{ id: 'ques1', about: 'roles', text: 'Who else?', answer: null, target: { path: 'open_roles' } }],
  });
}

const rolesOf = (document: SopDocument) => stepsOf(document).map(({ role }) => role);

describe('an answer about the steps that name nobody (drafting 5)', () => {
  it('gives all of them the role, leaves the others and their sources, and adds the role', () => {
    const answered = answerQuestion(withOpenRoles(), 'ques1', 'Barista');
    expect(rolesOf(answered)).toEqual(['Shift lead', 'Barista', 'Barista']);
    expect(stepsOf(answered).map(({ src }) => src)).toEqual(['prompt', 'prompt', 'suggested']);
    expect(answered.roles.map(({ name, src }) => [name, src])).toEqual([
      ['Shift lead', 'prompt'],
      ['Barista', 'user'],
    ]);
  });

  it('is taken back exactly', () => {
    expect(answerQuestion(answerQuestion(withOpenRoles(), 'ques1', 'Barista'), 'ques1', '')).toEqual(withOpenRoles());
  });

  it('is replaced by another one', () => {
    const changed = answerQuestion(answerQuestion(withOpenRoles(), 'ques1', 'Barista'), 'ques1', 'Cook');
    expect(rolesOf(changed)).toEqual(['Shift lead', 'Cook', 'Cook']);
    expect(changed.roles.map(({ name }) => name)).toEqual(['Shift lead', 'Cook']);
  });

  it('names no role twice that is there already', () => {
    const answered = answerQuestion(withOpenRoles(), 'ques1', 'Shift lead');
    expect(answered.roles).toEqual(withOpenRoles().roles);
    expect(answerQuestion(answered, 'ques1', '')).toEqual(withOpenRoles());
  });

  it('leaves a step alone that somebody else has got since', () => {
    const answered = answerQuestion(withOpenRoles(), 'ques1', 'Barista');
    const edited = writeTarget(answered, { path: 'steps', id: 'step2', field: 'role' }, { text: 'Cook', src: 'user' });
    expect(rolesOf(answerQuestion(edited, 'ques1', ''))).toEqual(['Shift lead', 'Cook', null]);
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('stays a valid document with %j', (_name, text) => {
    const answered = answerQuestion(withOpenRoles(), 'ques1', text);
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(answerQuestion(answered, 'ques1', '')).toEqual(withOpenRoles());
  });
});
