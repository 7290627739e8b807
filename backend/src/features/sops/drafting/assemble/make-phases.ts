import { cutLine } from '../../document/clean-text.js';
import type { SopPhase, SopStep } from '../../document/sop-document.js';
import { LIST_LIMITS, TEXT_LIMITS } from '../../document/sop-limits.js';
import { isOutsider } from '../grammar/role-name.js';
import { uniqueBy } from '../text/words.js';
import type { Assembly } from './assembly.js';
import { statedStep, suggestedStep } from './make-steps.js';

/** From so many stated steps on, the request tells the work itself and nothing of it is suggested. */
export const ENOUGH_STEPS = 3;

interface PhaseDraft {
  title: string;
  steps: SopStep[];
}

/** Gives the procedure: preparation, the stated steps under their headings, checks and records at the end. */
export function makePhases(assembly: Assembly): SopPhase[] {
  const { phases } = assembly.texts;
  const main = mainPhases(assembly);
  const drafts: PhaseDraft[] = [
    { title: phases.prepare, steps: preparation(assembly) },
    ...main,
    { title: phases.finish, steps: ending(assembly) },
  ];
  return withCheck(drafts, assembly)
    .flatMap(cutIntoPhases)
    .filter(({ steps }) => steps.length > 0)
    .slice(0, LIST_LIMITS.phases)
    .map(({ title, steps }) => ({ id: assembly.newId(), title: cutLine(title, TEXT_LIMITS.phaseTitle), steps }));
}

/** Somebody must see that the work is done well: where no step has a value to check, the last suggestion asks for it. */
function withCheck(drafts: PhaseDraft[], { texts }: Assembly): PhaseDraft[] {
  const [, ...afterPreparation] = drafts;
  const steps = afterPreparation.flatMap((draft) => draft.steps);
  const last = steps.filter((step) => step.src === 'suggested' && step.text !== texts.firstStep).at(-1);
  if (last && steps.every((step) => step.check === null && step.expected === null)) last.check = texts.finalCheck;
  return drafts;
}

function mainPhases(assembly: Assembly): PhaseDraft[] {
  const { findings, texts } = assembly;
  const drafts: PhaseDraft[] = [];
  for (const step of findings.steps) {
    const title = step.phase ?? texts.phases.carryOut;
    const last = drafts.at(-1);
    const phase = last?.title === title ? last : { title, steps: [] };
    if (phase !== last) drafts.push(phase);
    phase.steps.push(statedStep(step, assembly));
  }
  const suggestions = suggestedWork(assembly);
  if (suggestions.length > 0) drafts.unshift({ title: texts.phases.carryOut, steps: suggestions });
  if (drafts.length === 0)
    drafts.push({ title: texts.phases.carryOut, steps: [suggestedStep(texts.firstStep, null, assembly)] });
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
  const { archetype, findings } = assembly;
  if (!archetype || findings.steps.length >= ENOUGH_STEPS) return [];
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
function actingRole({ archetype, findings, texts }: Assembly, steps = findings.steps): string | null {
  if (findings.defaultRole) return findings.defaultRole;
  const named = steps.find(({ role }) => role !== null && !isOutsider(role))?.role;
  if (named) return named;
  if (findings.roles.all().length > 0) return null;
  return archetype?.roles[0]?.name ?? texts.role.name;
}

function preparation(assembly: Assembly): SopStep[] {
  const { archetype, findings, texts } = assembly;
  const steps: string[] = [];
  const resources = uniqueBy([...findings.resources, ...(archetype?.resources ?? [])], ({ name }) => name);
  const needsProtection = resources.some(({ kind }) => kind === 'ppe');
  const isGathered = findings.steps.some((step) => /^(?:gather|collect|prepare)\b/iu.test(step.text));
  const hasThings = resources.some(({ kind }) => kind !== 'system' && kind !== 'access');
  if (hasThings && !isGathered && !archetype?.isUrgent) steps.push(texts.gather);
  const isWorn =
    findings.steps.some((step) => /^(?:wear|put on)\b/iu.test(step.text)) || isInArchetype(assembly, /^put on\b/iu);
  if (needsProtection && !isWorn) steps.push(texts.protect);
  return steps.map((text) => suggestedStep(text, actingRole(assembly), assembly));
}

function isInArchetype({ archetype, findings }: Assembly, pattern: RegExp): boolean {
  if (findings.steps.length >= ENOUGH_STEPS) return false;
  return archetype?.steps.some((text) => pattern.test(text)) ?? false;
}

function ending(assembly: Assembly): SopStep[] {
  const { archetype, findings, texts } = assembly;
  const isSuggested = findings.steps.length < ENOUGH_STEPS && (archetype?.steps.length ?? 0) > 0;
  const isChecked =
    isSuggested ||
    findings.steps.some(
      (step) =>
        step.expected !== null ||
        /^(?:verify|check|double-check|confirm|inspect|validate|review|test|try)\b/iu.test(step.text),
    );
  const stated = findings.steps.slice(-3).map((step) => step.text);
  const last = stated.length > 0 ? stated : (archetype?.steps ?? []).slice(-3);
  const isRecorded = last.some((text) => /^(?:record|log|file|document|sign|note|let both sign|write)\b/iu.test(text));
  const steps: string[] = [];
  if (!isChecked) steps.push(texts.checkResult);
  if (!isRecorded) steps.push(texts.fileRecord);
  const fromTheEnd = [...findings.steps].reverse();
  return steps.map((text) => suggestedStep(text, actingRole(assembly, fromTheEnd), assembly));
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
