import { describe, expect, it } from '@jest/globals';
import type { SopDocument } from '../sop-document.js';
import type { QuestionTopic } from '../sop-question.js';
import { buildSopDocument } from '../testing/build-sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { acceptanceCheck, blocksCheck, recordsCheck } from './structure.checks.js';

const COMPLETE = { trigger: 'Daily' };

type Question = SopDocument['questions'][number];

function question(about: QuestionTopic, changes: Partial<Question> = {}): Pick<SopDocument, 'questions'> {
  return { questions: [{ id: 'ques1', about, text: 'What is it?', answer: null, target: null, ...changes }] };
}

describe('Q01', () => {
  it.each<[string, Partial<SopDocument>, string[]]>([
    ['a complete document', {}, []],
    ['no purpose', { purpose: null }, ['/purpose']],
    ['no purpose but a question', { purpose: null, ...question('purpose') }, []],
    ['no scope', { scope: null }, ['/scope']],
    ['no scope, but a question about something else', { scope: null, ...question('purpose') }, ['/scope']],
    ['no trigger', { trigger: null }, ['/trigger']],
    ['no trigger but a question', { trigger: null, ...question('trigger') }, []],
    [
      'no trigger and a question whose answer was taken out of its field',
      { trigger: null, ...question('trigger', { answer: 'Daily', target: { path: 'trigger' } }) },
      ['/trigger'],
    ],
    ['no trigger, but an answer that has no field', { trigger: null, ...question('trigger', { answer: 'Daily' }) }, []],
    ['no role', { roles: [] }, ['/roles']],
    ['no phase, which a question does not excuse', { phases: [], ...question('phases') }, ['/phases']],
    ['a phase without steps', { phases: [{ id: 'phas1', title: 'Do', steps: [] }] }, ['/phases']],
    ['no exceptions', { exceptions: [] }, ['/exceptions']],
    ['no records but a question', { records: [], ...question('records') }, []],
  ])('judges %s', (_name, changes, paths) => {
    const findings = blocksCheck.run(buildSopDocument({ ...COMPLETE, ...changes }), '');
    expect(findings.map((finding) => finding.path)).toEqual(paths);
  });
});

describe('Q15', () => {
  it.each<[string, SopDocument, boolean]>([
    ['an expected value', documentWithSteps([{ expected: '0 bar' }]), true],
    ['a check', documentWithSteps([{ check: 'It is locked' }]), true],
    [
      'a target',
      documentWithSteps(['Go'], { kpis: [{ id: 'kpis1', src: 'user', name: 'On time', target: '95 %' }] }),
      true,
    ],
    ['an open question', documentWithSteps(['Go'], question('kpis')), true],
    ['none of them', documentWithSteps(['Go']), false],
  ])('judges %s', (_name, document, passes) => {
    expect(acceptanceCheck.run(document, '').length === 0).toBe(passes);
  });
});

describe('Q16', () => {
  const record = { id: 'reco1', src: 'prompt' as const, name: 'Log', where: 'Office', keep: '2 years' };
  it.each<[string, Partial<SopDocument>, string[]]>([
    ['a complete record', { records: [record] }, []],
    ['no record', { records: [] }, ['There is no record.']],
    ['no time', { records: [{ ...record, keep: null }] }, ['The retention period is missing.']],
    ['nothing', { records: [{ ...record, where: null, keep: null }] }, ['Place and retention period are missing.']],
    ['a question', { records: [{ ...record, keep: null }], ...question('records') }, []],
  ])('judges %s', (_name, changes, messages) => {
    const findings = recordsCheck.run(buildSopDocument(changes), '');
    expect(findings.map((finding) => finding.message)).toEqual(messages);
  });
});
