import { stepsWithPaths } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { type Finding, isAskedAbout, type QualityCheck } from './quality-check.js';

export const exceptionsCheck: QualityCheck = {
  id: 'Q14',
  title: 'Every “if” has a way out',
  run: (document) => {
    if (isAskedAbout(document, 'exceptions')) return [];
    return [...conditionsWithoutElse(document), ...exceptionsWithoutRole(document)];
  },
};

function conditionsWithoutElse(document: SopDocument): Finding[] {
  const steps = stepsWithPaths(document);
  const conditions = steps.filter(({ step }) => step.when !== null);
  // Two conditions side by side are an "if" and its "else".
  if (document.exceptions.length > 0 || conditions.length > 1) return [];
  return conditions.map(({ step, path }) => ({
    message: 'Nothing says what to do otherwise.',
    path: `${path}/when`,
    text: step.when,
  }));
}

function exceptionsWithoutRole(document: SopDocument): Finding[] {
  const roles = document.roles.map((role) => role.name.toLowerCase());
  return document.exceptions.flatMap((entry, index): Finding[] => {
    const then = entry.then.toLowerCase();
    if (entry.escalate_to !== null || roles.some((role) => then.includes(role))) return [];
    return [{ message: 'Nobody is named who decides or is told.', path: `/exceptions/${index}`, text: entry.when }];
  });
}
