import type { MeasuredSet } from './measure-drafts.js';
import type { PromptScore } from './scoring/score-prompt.js';

/** The judged lines of some drafts with their verdicts, then the gold steps that were missed. */
export function linesReport({ scores }: Pick<MeasuredSet, 'scores'>): string {
  return scores.map(reportOf).join('\n\n');
}

function reportOf({ id, lang, style, title, isTitleRight, lines, missedSteps, lostFacts }: PromptScore): string {
  return [
    `${id} ${lang} ${style} "${title}"${isTitleRight ? '' : '  <- title'}`,
    ...lines.map(({ verdict, kind, role, when, text, reasons, target }) =>
      [
        `  ${verdict.padEnd(5)} ${kind}`,
        ...(role ? [`{${role}}`] : []),
        ...(when ? [`[${when}]`] : []),
        text,
        ...(reasons.length > 0 ? [`  <- ${reasons.join(', ')}`] : []),
        ...(target ? [`  = ${target.text}`] : []),
      ].join(' '),
    ),
    ...missedSteps.map((text) => `  missed ${text}`),
    ...lostFacts.map((fact) => `  fact lost ${fact}`),
  ].join('\n');
}
