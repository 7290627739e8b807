import { type SopStep, stepsOf } from '../../sop-document/index.js';
import { draftSop } from '../draft-sop.js';

/** Gives the steps that a request itself tells, as "When: text — Role". */
export function statedSteps(prompt: string): string[] {
  return stepsOf(draftSop(prompt).document)
    .filter((step) => step.src === 'prompt')
    .map(written);
}

/** Sentences of German and Dutch that are certainly read, around the one that a test is about. */
export const AROUND_GERMANIC: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ['Lager abschließen. Die Tür prüfen.', 'Das Tor abschließen.'],
  nl: ['Magazijn afsluiten. De deur controleren.', 'Het hek sluiten.'],
};

/** Gives the steps that a sentence of German or Dutch tells in the middle of others. */
export function germanicStepsOf(lang: string, sentence: string): string[] {
  const [before = '', after = ''] = AROUND_GERMANIC[lang] ?? [];
  return statedSteps(`${before} ${sentence} ${after}`).slice(1, -1);
}

function written({ when, text, role }: SopStep): string {
  return `${when === null ? '' : `${when}: `}${text}${role === null ? '' : ` — ${role}`}`;
}

/** Gives the names of the phases of a draft. */
export function phasesOf(prompt: string): string[] {
  return draftSop(prompt).document.phases.map(({ title }) => title);
}
