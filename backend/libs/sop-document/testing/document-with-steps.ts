import type { SopDocument, SopStep } from '../sop-document.js';
import { buildSopDocument, buildStep } from './build-sop-document.js';

/** Returns a document for tests whose procedure has these steps, in one phase. */
export function documentWithSteps(
  steps: (string | Partial<SopStep>)[],
  changes: Partial<SopDocument> = {},
): SopDocument {
  const built = steps.map((step, index) => {
    const own = typeof step === 'string' ? { text: step } : step;
    return buildStep({ id: `step${index}`, text: 'Do it', ...own });
  });
  return buildSopDocument({ phases: [{ id: 'phas1', title: 'Carry out', steps: built }], ...changes });
}
