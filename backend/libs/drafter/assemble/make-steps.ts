import {
  cutLine,
  LIST_LIMITS,
  type SopStep,
  type Source,
  type StepInput,
  TEXT_LIMITS,
} from '../../sop-document/index.js';
import { type FoundStep, foundStep } from '../reading/findings.js';
import type { Assembly } from './assembly.js';

const MEASURED =
  /^(?:measure|weigh|count|log|record|write down|read|check|note)\b.*\b(?:temp|temperature|weight|pressure|amount|float|reading|towels|level|value|stock)/iu;
const SIGNED =
  /^(?:sign|let both sign|have .{2,30} sign)\b(?! (?:out|in|up|on)\b)|\bsigns?\b.{0,20}\b(?:form|sheet|checklist|log)/iu;
const PHOTOGRAPHED = /\bphotos?\b|\bpictures?\b|\bfotos?\b/iu;
const LIMIT = /\((?:must be |max\.? |min\.? |at least |at most |up to )[^()]{1,100}\)/iu;

/** Makes a step that the request tells. */
export function statedStep(step: FoundStep, assembly: Assembly): SopStep {
  return makeStep(step, 'prompt', assembly);
}

/** Makes a step of common practice. */
export function suggestedStep(text: string, role: string | null, assembly: Assembly): SopStep {
  return makeStep(foundStep(text, { role }), 'suggested', assembly);
}

function makeStep(step: FoundStep, src: Source, { newId, findings }: Assembly): SopStep {
  const text = cutLine(step.text, TEXT_LIMITS.stepText);
  const role = step.role ?? (src === 'prompt' && !step.hasSubject ? findings.defaultRole : null);
  const expected = step.expected ?? LIMIT.exec(step.text)?.[0].slice(1, -1) ?? null;
  return {
    id: newId(),
    src,
    text,
    role: role === null ? null : cutLine(findings.roles.fullName(role), TEXT_LIMITS.role),
    when: orNull(step.when, TEXT_LIMITS.condition),
    sub: step.sub
      .map((sub) => cutLine(sub, TEXT_LIMITS.subStep))
      .filter(Boolean)
      .slice(0, LIST_LIMITS.sub)
      .map((sub) => ({ id: newId(), text: sub })),
    check: null,
    caution: orNull(step.caution, TEXT_LIMITS.caution),
    input: inputOf(text, expected),
    expected: orNull(expected, TEXT_LIMITS.expected),
    minutes: null,
  };
}

function inputOf(text: string, expected: string | null): StepInput {
  if (SIGNED.test(text)) return 'signature';
  if (PHOTOGRAPHED.test(text)) return 'photo';
  if (MEASURED.test(text) || (expected !== null && /^[^\p{L}]*\d/u.test(expected))) return 'number';
  return 'tick';
}

/** Gives a clean line that fits, or null where there is nothing to read. */
export function orNull(text: string | null, maxLength: number): string | null {
  return cutLine(text ?? '', maxLength) || null;
}
