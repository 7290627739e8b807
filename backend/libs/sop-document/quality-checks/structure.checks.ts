import { type SopDocument, stepsOf } from '../sop-document.js';
import type { QuestionTopic } from '../sop-question.js';
import { type Finding, isAskedAbout, type QualityCheck } from './quality-check.js';

interface Block {
  topic: QuestionTopic;
  name: string;
  isPresent: boolean;
  /** Whether an open question may replace it. */
  mayBeAsked: boolean;
}

export const blocksCheck: QualityCheck = {
  id: 'Q01',
  title: 'All necessary parts are there',
  run: (document) =>
    blocksOf(document)
      .filter((block) => !block.isPresent && !(block.mayBeAsked && isAskedAbout(document, block.topic)))
      .map((block) => ({ message: `There is no ${block.name}.`, path: `/${block.topic}`, text: null })),
};

function blocksOf(document: SopDocument): Block[] {
  return [
    { topic: 'purpose', name: 'purpose', isPresent: document.purpose !== null, mayBeAsked: true },
    { topic: 'scope', name: 'scope', isPresent: document.scope !== null, mayBeAsked: true },
    { topic: 'trigger', name: 'time or event that starts it', isPresent: document.trigger !== null, mayBeAsked: true },
    { topic: 'roles', name: 'role', isPresent: document.roles.length > 0, mayBeAsked: true },
    { topic: 'phases', name: 'step', isPresent: stepsOf(document).length > 0, mayBeAsked: false },
    { topic: 'exceptions', name: 'exception', isPresent: document.exceptions.length > 0, mayBeAsked: true },
    { topic: 'records', name: 'record', isPresent: document.records.length > 0, mayBeAsked: true },
  ];
}

export const acceptanceCheck: QualityCheck = {
  id: 'Q15',
  title: 'There is a way to tell the work is done right',
  run: (document) => {
    const isChecked = stepsOf(document).some((step) => step.check !== null || step.expected !== null);
    const isMeasured = document.kpis.some((kpi) => kpi.target !== null);
    if (isChecked || isMeasured || isAskedAbout(document, 'kpis')) return [];
    return [
      { message: 'No step has a check or an expected value, and no measure has a target.', path: null, text: null },
    ];
  },
};

export const recordsCheck: QualityCheck = {
  id: 'Q16',
  title: 'Records have a place and a time to keep them',
  run: (document) => {
    if (isAskedAbout(document, 'records')) return [];
    if (document.records.length === 0) return [{ message: 'There is no record.', path: '/records', text: null }];
    return document.records.flatMap((record, index): Finding[] => {
      const message = missingMessage(record);
      return message === null ? [] : [{ message, path: `/records/${index}`, text: record.name }];
    });
  },
};

function missingMessage({ where, keep }: SopDocument['records'][number]): string | null {
  if (where === null && keep === null) return 'Place and retention period are missing.';
  if (where === null) return 'The place is missing.';
  return keep === null ? 'The retention period is missing.' : null;
}
