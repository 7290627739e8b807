import { describe, expect, it } from '@jest/globals';
import { answerQuestion, UnknownQuestionError } from './answer-question.js';
import { readTarget } from './question-target.js';
import { type SopDocument, sopDocumentSchema, stepsOf } from './sop-document.js';
import type { FieldTarget, QuestionTarget } from './sop-question.js';
import { buildSopDocument } from './testing/build-sop-document.js';
import { NASTY_TEXTS } from './testing/nasty-texts.js';

const KPI_TARGET: FieldTarget = { path: 'kpis', id: 'kpis1', field: 'target' };

function documentAsking(target: QuestionTarget | null): SopDocument {
  const questions = [{ id: 'ques1', about: 'kpis' as const, text: 'What is right?', answer: null, target }];
  return buildSopDocument({
    questions,
    definitions: [{ id: 'defi1', src: 'suggested', term: 'GM', text: null }],
    safety: [{ id: 'safe1', src: 'prompt', level: 'note', text: 'Mind the step' }],
    references: [{ id: 'refe1', src: 'prompt', text: 'Handbook' }],
  });
}

const TARGETS: FieldTarget[] = [
  { path: 'title' },
  { path: 'purpose' },
  { path: 'scope' },
  { path: 'trigger' },
  { path: 'definitions', id: 'defi1', field: 'text' },
  { path: 'roles', id: 'role1', field: 'name' },
  { path: 'resources', id: 'reso1', field: 'name' },
  { path: 'safety', id: 'safe1', field: 'text' },
  { path: 'steps', id: 'step2', field: 'role' },
  { path: 'steps', id: 'step3', field: 'expected' },
  { path: 'exceptions', id: 'exce1', field: 'escalate_to' },
  { path: 'records', id: 'reco1', field: 'keep' },
  KPI_TARGET,
  { path: 'references', id: 'refe1', field: 'text' },
];

describe('answerQuestion', () => {
  it.each(TARGETS)('fills %o as a word of the user and takes it back again', (target) => {
    const before = documentAsking(target);
    const answered = answerQuestion(before, 'ques1', '  Decided  ');
    expect(answered.questions[0]?.answer).toBe('Decided');
    expect(readTarget(answered, target)).toEqual({ text: 'Decided', src: 'id' in target ? 'user' : null });
    expect(answerQuestion(answered, 'ques1', ' ')).toEqual(before);
  });

  it('leaves the given document as it is', () => {
    const before = documentAsking(KPI_TARGET);
    answerQuestion(before, 'ques1', '95 %');
    expect(before).toEqual(documentAsking(KPI_TARGET));
  });

  it('takes back the first value after the answer was changed', () => {
    const before = documentAsking({ path: 'title' });
    const changed = answerQuestion(answerQuestion(before, 'ques1', 'One'), 'ques1', 'Two');
    expect(changed.title).toBe('Two');
    expect(answerQuestion(changed, 'ques1', '')).toEqual(before);
  });

  it('keeps a later edit of the field when the answer is taken back', () => {
    const answered = answerQuestion(documentAsking({ path: 'trigger' }), 'ques1', 'Every day');
    const edited = { ...answered, trigger: 'Every Monday' };
    const cleared = answerQuestion(edited, 'ques1', '');
    expect(cleared.trigger).toBe('Every Monday');
    expect(cleared.questions[0]?.answer).toBeNull();
  });

  it('only keeps the answer when the question asks for no field or its item is gone', () => {
    const gone: QuestionTarget = { path: 'kpis', id: 'gone1', field: 'target' };
    for (const target of [null, gone]) {
      const answered = answerQuestion(documentAsking(target), 'ques1', 'Decided');
      expect({ ...answered, questions: [] }).toEqual({ ...documentAsking(target), questions: [] });
      expect(answered.questions[0]?.answer).toBe('Decided');
    }
  });

  it('tells the place of every record that has none, and takes it back where it still stands (screens M5)', () => {
    const record = { id: 'reco1', src: 'suggested' as const, name: 'Note', where: null, keep: null };
    const records = [
      record,
      { ...record, id: 'reco2' },
      { ...record, id: 'reco3' },
      { ...record, id: 'reco4', where: 'Till' },
    ];
    const asking = documentAsking({ path: 'records', id: 'reco1', field: 'where' });
    const before = { ...asking, records };
    const answered = answerQuestion(before, 'ques1', 'The safe');
    expect(answered.records.map(({ where, keep, src }) => [where, keep, src])).toEqual([
      ['The safe', null, 'user'],
      ['The safe', null, 'suggested'],
      ['The safe', null, 'suggested'],
      ['Till', null, 'suggested'],
    ]);
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(answerQuestion(answered, 'ques1', '')).toEqual(before);
    const moved = answered.records.map((each) => (each.id === 'reco2' ? { ...each, where: 'The office' } : each));
    const cleared = answerQuestion({ ...answered, records: moved }, 'ques1', '');
    expect(cleared.records.map(({ where }) => where)).toEqual([null, 'The office', null, 'Till']);
  });

  it('gives a role its name wherever it acts, and takes it back where it still stands (screens M5)', () => {
    const asking = documentAsking({ path: 'roles', id: 'role1', field: 'name' });
    const [role] = asking.roles;
    const name = role?.name ?? '';
    const actsIn = (document: SopDocument) => [
      ...stepsOf(document).map((step) => step.role),
      ...document.exceptions.map((exception) => exception.escalate_to),
    ];
    const [phase] = asking.phases;
    const steps = (phase?.steps ?? []).map((step, index) => ({ ...step, role: index === 0 ? 'Nurse' : name }));
    const before: SopDocument = {
      ...asking,
      phases: phase ? [{ ...phase, steps }] : [],
      exceptions: asking.exceptions.map((exception) => ({ ...exception, escalate_to: name.toUpperCase() })),
    };
    expect(actsIn(before).length).toBeGreaterThan(3);
    const answered = answerQuestion(before, 'ques1', 'Shift lead');
    expect(new Set(actsIn(answered))).toEqual(new Set(['Nurse', 'Shift lead']));
    expect(sopDocumentSchema.parse(answered)).toEqual(answered);
    expect(answerQuestion(answered, 'ques1', '')).toEqual(before);
    const edited = { ...answered, exceptions: before.exceptions.map((each) => ({ ...each, escalate_to: 'Owner' })) };
    expect(actsIn(answerQuestion(edited, 'ques1', '')).at(-1)).toBe('Owner');
  });

  it('refuses a question that is not in the document', () => {
    expect(() => answerQuestion(buildSopDocument(), 'nope1', 'Decided')).toThrow(UnknownQuestionError);
  });

  it('does not take a value back that the field cannot hold', () => {
    const answered = answerQuestion(documentAsking({ path: 'title' }), 'ques1', 'Mine');
    const forged = answered.questions.map((question) => ({ ...question, replaced: { text: null, src: null } }));
    expect(answerQuestion({ ...answered, questions: forged }, 'ques1', '').title).toBe('Mine');
  });

  it.each(NASTY_TEXTS.map((text) => [text.slice(0, 20), text]))('stays a valid document with %j', (_name, text) => {
    for (const target of TARGETS) {
      const answered = answerQuestion(documentAsking(target), 'ques1', text);
      expect(sopDocumentSchema.parse(answered)).toEqual(answered);
      expect(answerQuestion(answered, 'ques1', '')).toEqual(documentAsking(target));
    }
  });
});
