import type { RefusalReason } from '../dangers/danger-of.js';
import { dangerousLines } from '../dangers/dangerous-lines.js';
import type { QualityCheck } from './quality-check.js';

const MESSAGES: Record<RefusalReason, string> = {
  chemicals: 'These cleaning chemicals give off toxic gas together.',
  protection: 'This work needs protective equipment.',
  safeguards: 'This defeats a safety device.',
  fraud: 'This changes or destroys records to mislead someone.',
};

export const dangersCheck: QualityCheck = {
  id: 'Q24',
  title: 'Nothing that harms people or breaks the law',
  run: (document) =>
    dangerousLines(document).flatMap(({ path, text, reasons }) =>
      reasons.map((reason) => ({ message: MESSAGES[reason], path, text })),
    ),
};
