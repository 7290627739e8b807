import { z } from 'zod';
import { itemIdSchema, sourceSchema, text } from './document-fields.js';
import { LIST_LIMITS, MAX_STEP_MINUTES, TEXT_LIMITS } from './sop-limits.js';
import { sopQuestionSchema } from './sop-question.js';

export const RESOURCE_KINDS = ['material', 'tool', 'ppe', 'system', 'document', 'access', 'training'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const SAFETY_LEVELS = ['danger', 'warning', 'caution', 'note'] as const;
export type SafetyLevel = (typeof SAFETY_LEVELS)[number];

/** What a person who carries out the step is asked for. */
export const STEP_INPUTS = ['tick', 'text', 'number', 'photo', 'signature'] as const;
export type StepInput = (typeof STEP_INPUTS)[number];

/** A BCP-47 language tag, for example `en` or `pt-BR`. */
export const languageTagSchema = z
  .string()
  .max(TEXT_LIMITS.lang)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/);

const item = { id: itemIdSchema, src: sourceSchema };

export const sopDefinitionSchema = z.strictObject({
  ...item,
  term: text(TEXT_LIMITS.term),
  text: text(TEXT_LIMITS.meaning).nullable(),
});
export type SopDefinition = z.infer<typeof sopDefinitionSchema>;

export const sopRoleSchema = z.strictObject({
  ...item,
  name: text(TEXT_LIMITS.role),
  duties: z.array(text(TEXT_LIMITS.duty)).max(LIST_LIMITS.duties),
});
export type SopRole = z.infer<typeof sopRoleSchema>;

export const sopResourceSchema = z.strictObject({
  ...item,
  kind: z.enum(RESOURCE_KINDS),
  name: text(TEXT_LIMITS.resource),
});
export type SopResource = z.infer<typeof sopResourceSchema>;

export const sopSafetySchema = z.strictObject({
  ...item,
  level: z.enum(SAFETY_LEVELS),
  text: text(TEXT_LIMITS.safety),
});
export type SopSafety = z.infer<typeof sopSafetySchema>;

export const sopSubStepSchema = z.strictObject({ id: itemIdSchema, text: text(TEXT_LIMITS.subStep) });
export type SopSubStep = z.infer<typeof sopSubStepSchema>;

/** A picture of a step. The file is an attachment of the same SOP. */
export const sopMediaSchema = z.strictObject({
  /** Of the attachment. */
  id: z.uuid(),
  /** Alternative text of the picture for screen readers; null without one. */
  alt: text(TEXT_LIMITS.pictureAlt).nullable(),
  /** The caption below the picture. */
  caption: text(TEXT_LIMITS.pictureCaption).optional(),
});
export type SopMedia = z.infer<typeof sopMediaSchema>;

export const sopStepSchema = z.strictObject({
  ...item,
  text: text(TEXT_LIMITS.stepText),
  /** Who does it. */
  role: text(TEXT_LIMITS.role).nullable(),
  /** The condition of the step. */
  when: text(TEXT_LIMITS.condition).nullable(),
  sub: z.array(sopSubStepSchema).max(LIST_LIMITS.sub),
  check: text(TEXT_LIMITS.check).nullable(),
  caution: text(TEXT_LIMITS.caution).nullable(),
  input: z.enum(STEP_INPUTS),
  /** The value or state to find, for example `7 °C or colder`. */
  expected: text(TEXT_LIMITS.expected).nullable(),
  /** Planned duration in minutes. */
  minutes: z.number().int().positive().max(MAX_STEP_MINUTES).nullable(),
  /** Pictures; left out where there are none. */
  media: z.array(sopMediaSchema).max(LIST_LIMITS.media).optional(),
});
export type SopStep = z.infer<typeof sopStepSchema>;

export const sopPhaseSchema = z.strictObject({
  id: itemIdSchema,
  title: text(TEXT_LIMITS.phaseTitle),
  steps: z.array(sopStepSchema).max(LIST_LIMITS.steps),
});
export type SopPhase = z.infer<typeof sopPhaseSchema>;

export const sopExceptionSchema = z.strictObject({
  ...item,
  when: text(TEXT_LIMITS.exceptionWhen),
  // biome-ignore lint/suspicious/noThenProperty: the stored documents name it so; it holds text, so nothing awaits it
  then: text(TEXT_LIMITS.exceptionThen),
  escalate_to: text(TEXT_LIMITS.role).nullable(),
});
export type SopException = z.infer<typeof sopExceptionSchema>;

export const sopRecordSchema = z.strictObject({
  ...item,
  name: text(TEXT_LIMITS.recordName),
  where: text(TEXT_LIMITS.recordWhere).nullable(),
  /** How long it is kept, for example `6 years`. */
  keep: text(TEXT_LIMITS.recordKeep).nullable(),
});
export type SopRecord = z.infer<typeof sopRecordSchema>;

export const sopKpiSchema = z.strictObject({
  ...item,
  name: text(TEXT_LIMITS.kpiName),
  target: text(TEXT_LIMITS.kpiTarget).nullable(),
});
export type SopKpi = z.infer<typeof sopKpiSchema>;

export const sopReferenceSchema = z.strictObject({ ...item, text: text(TEXT_LIMITS.reference) });
export type SopReference = z.infer<typeof sopReferenceSchema>;

export const sopNoteSchema = z.strictObject({ ...item, text: text(TEXT_LIMITS.note) });
export type SopNote = z.infer<typeof sopNoteSchema>;

/**
 * The structured SOP as it is stored and edited. Closed objects; unknown values are null and raise a question; every
 * line has its source (`src`).
 */
export const sopDocumentSchema = z.strictObject({
  v: z.literal(1),
  lang: languageTagSchema,
  title: text(TEXT_LIMITS.title),
  purpose: text(TEXT_LIMITS.purpose).nullable(),
  scope: text(TEXT_LIMITS.scope).nullable(),
  /** When, or how often, the procedure is carried out. */
  trigger: text(TEXT_LIMITS.trigger).nullable(),
  definitions: z.array(sopDefinitionSchema).max(LIST_LIMITS.definitions),
  roles: z.array(sopRoleSchema).max(LIST_LIMITS.roles),
  resources: z.array(sopResourceSchema).max(LIST_LIMITS.resources),
  safety: z.array(sopSafetySchema).max(LIST_LIMITS.safety),
  phases: z.array(sopPhaseSchema).max(LIST_LIMITS.phases),
  exceptions: z.array(sopExceptionSchema).max(LIST_LIMITS.exceptions),
  records: z.array(sopRecordSchema).max(LIST_LIMITS.records),
  kpis: z.array(sopKpiSchema).max(LIST_LIMITS.kpis),
  references: z.array(sopReferenceSchema).max(LIST_LIMITS.references),
  /** Facts of the request that no other part contains. */
  notes: z.array(sopNoteSchema).max(LIST_LIMITS.notes),
  /** Who owns and approves it, and when it is reviewed; only a person says so. Left out while nobody has. */
  approval: text(TEXT_LIMITS.approval).optional(),
  questions: z.array(sopQuestionSchema).max(LIST_LIMITS.questions),
});
export type SopDocument = z.infer<typeof sopDocumentSchema>;

/** All steps in the order in which they are carried out. */
export function stepsOf(document: SopDocument): SopStep[] {
  return document.phases.flatMap((phase) => phase.steps);
}
