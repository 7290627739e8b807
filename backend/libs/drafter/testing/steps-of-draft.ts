import { type SopStep, stepsOf } from '../../sop-document/index.js';
import { draftSop } from '../draft-sop.js';

/** Gives the steps that a request itself tells, as "When: text — Role". */
export function statedSteps(prompt: string): string[] {
  return stepsOf(draftSop(prompt).document)
    .filter((step) => step.src === 'prompt')
    .map(written);
}

function written({ when, text, role }: SopStep): string {
  return `${when === null ? '' : `${when}: `}${text}${role === null ? '' : ` — ${role}`}`;
}

/** Gives the names of the phases of a draft. */
export function phasesOf(prompt: string): string[] {
  return draftSop(prompt).document.phases.map(({ title }) => title);
}
