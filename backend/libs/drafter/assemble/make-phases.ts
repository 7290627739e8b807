import { cutLine, LIST_LIMITS, type SopPhase, type SopStep, TEXT_LIMITS } from '../../sop-document/index.js';
import { isOutsider } from '../english/role.js';
import type { Assembly } from './assembly.js';
import { statedStep, suggestedStep } from './make-steps.js';

/** From so many stated steps on, the request tells the work itself and nothing of it is suggested. */
export const ENOUGH_STEPS = 3;

interface PhaseDraft {
  title: string;
  steps: SopStep[];
}

/** Gives the procedure: the stated steps under their headings, with common practice before them where little is told. */
export function makePhases(assembly: Assembly): SopPhase[] {
  return mainPhases(assembly)
    .flatMap(cutIntoPhases)
    .slice(0, LIST_LIMITS.phases)
    .map(({ title, steps }) => ({ id: assembly.newId(), title: cutLine(title, TEXT_LIMITS.phaseTitle), steps }));
}

function mainPhases(assembly: Assembly): PhaseDraft[] {
  const { findings, texts } = assembly;
  const drafts: PhaseDraft[] = [];
  for (const step of findings.steps) {
    const title = step.phase ?? (assembly.namesParts ? texts.toCover : texts.carryOut);
    const last = drafts.at(-1);
    const phase = last?.title === title ? last : { title, steps: [] };
    if (phase !== last) drafts.push(phase);
    phase.steps.push(statedStep(step, assembly));
  }
  const suggestions = suggestedWork(assembly);
  if (suggestions.length > 0) drafts.unshift({ title: texts.carryOut, steps: suggestions });
  return mergeSameTitles(drafts);
}

function mergeSameTitles(drafts: PhaseDraft[]): PhaseDraft[] {
  const merged: PhaseDraft[] = [];
  for (const draft of drafts) {
    const last = merged.at(-1);
    if (last?.title === draft.title) last.steps.push(...draft.steps);
    else merged.push(draft);
  }
  return merged;
}

/** Common practice for the kind of work, where the request tells little of it. */
function suggestedWork(assembly: Assembly): SopStep[] {
  const { archetype, findings, namesParts } = assembly;
  if (!archetype || (!namesParts && findings.steps.length >= ENOUGH_STEPS)) return [];
  const stated = findings.steps.map((step) => contentWords(step.text));
  const role = actingRole(assembly);
  return archetype.steps
    .filter((text) => !stated.some((words) => isSimilar(words, contentWords(text))))
    .map((text) => suggestedStep(text, role, assembly));
}

function contentWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}

function isSimilar(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= 2 && shared >= Math.min(one.size, other.size) * 0.6;
}

/** Who does the suggested steps: the only role of the request, or the first one of common practice. */
function actingRole({ archetype, findings }: Assembly): string | null {
  if (findings.defaultRole) return findings.defaultRole;
  const named = findings.steps.find(({ role }) => role !== null && !isOutsider(role))?.role;
  if (named) return named;
  if (findings.roles.all().length > 0) return null;
  return archetype?.roles[0]?.name ?? null;
}

function cutIntoPhases({ title, steps }: PhaseDraft): PhaseDraft[] {
  const parts: PhaseDraft[] = [];
  for (let start = 0; start < steps.length; start += LIST_LIMITS.steps) {
    const number = start / LIST_LIMITS.steps + 1;
    parts.push({
      title: number > 1 ? `${title} (${number})` : title,
      steps: steps.slice(start, start + LIST_LIMITS.steps),
    });
  }
  return parts;
}
