import { cutLine, type SopDocument, TEXT_LIMITS } from '../../sop-document/index.js';
import type { Findings } from '../reading/findings.js';

/** "step 7", "steps 4 and 5", "steps 4 to 6" */
const REFERENCE = /\b(steps?\s)(\d{1,2})(?:(\s?(?:,|-|–|and|or|to|through)\s?)(\d{1,2}))?\b(?![.:]\d)/giu;

/**
 * The document with "go to step 9" leading to the line that was step 9 of the request: items of several sentences become
 * several steps, so that the numbers move. A number that no step has stays.
 */
export function renumber(document: SopDocument, { steps, numbered }: Findings): SopDocument {
  const stated = document.phases.flatMap((phase) => phase.steps).map(({ src }, at) => ({ src, number: at + 1 }));
  const numbers = stated.filter(({ src }) => src === 'prompt').map(({ number }) => number);
  const moved = new Map(
    [...numbered].flatMap(([number, step]) => {
      const now = step === null ? undefined : numbers[steps.indexOf(step)];
      return now === undefined ? [] : [[number, now] as const];
    }),
  );
  if ([...moved].every(([number, now]) => number === now)) return document;
  const led = (text: string, max: number): string => {
    const changed = text.replace(REFERENCE, (whole, word: string, one: string, link = '', other = '') => {
      const first = moved.get(Number(one));
      const second = other === '' ? '' : moved.get(Number(other));
      return first === undefined || second === undefined ? whole : `${word}${first}${link}${second}`;
    });
    return changed === text ? text : cutLine(changed, max);
  };
  return {
    ...document,
    phases: document.phases.map((phase) => ({
      ...phase,
      steps: phase.steps.map((step) => ({
        ...step,
        text: led(step.text, TEXT_LIMITS.stepText),
        when: step.when === null ? null : led(step.when, TEXT_LIMITS.condition),
      })),
    })),
    exceptions: document.exceptions.map((exception) => ({
      ...exception,
      // biome-ignore lint/suspicious/noThenProperty: the stored documents name it so; it holds text, so nothing awaits it
      then: led(exception.then, TEXT_LIMITS.exceptionThen),
    })),
  };
}
