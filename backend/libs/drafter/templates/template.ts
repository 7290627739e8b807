import { z } from 'zod';
import {
  MAX_STEP_MINUTES,
  STEP_INPUTS,
  sopResourceSchema,
  sopRoleSchema,
  sopSafetySchema,
  TEXT_LIMITS,
  text,
} from '../../sop-document/index.js';

const optional = (maxLength: number) => text(maxLength).nullable();

const templateStepSchema = z.strictObject({
  text: text(TEXT_LIMITS.stepText),
  role: optional(TEXT_LIMITS.role),
  when: optional(TEXT_LIMITS.condition),
  check: optional(TEXT_LIMITS.check),
  caution: optional(TEXT_LIMITS.caution),
  expected: optional(TEXT_LIMITS.expected),
  minutes: z.number().int().positive().max(MAX_STEP_MINUTES).nullable(),
  input: z.enum(STEP_INPUTS),
});

/**
 * A finished procedure for a task that many businesses have. What only the reader's business knows is a blank in square
 * brackets, `[opening time]`, and each blank has its question.
 */
export const templateSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  trade: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  title: text(60),
  /** Other ways in which people ask for it, in small letters. */
  asked_as: z.array(text(100)).min(5).max(40),
  /** One sentence for the gallery. */
  summary: text(160),
  purpose: text(TEXT_LIMITS.purpose),
  scope: text(TEXT_LIMITS.scope),
  trigger: text(TEXT_LIMITS.trigger),
  roles: z
    .array(sopRoleSchema.omit({ id: true, src: true }))
    .min(2)
    .max(5),
  resources: z
    .array(sopResourceSchema.omit({ id: true, src: true }))
    .min(2)
    .max(10),
  safety: z.array(sopSafetySchema.omit({ id: true, src: true })).max(5),
  phases: z
    .array(z.strictObject({ title: text(TEXT_LIMITS.phaseTitle), steps: z.array(templateStepSchema).min(2).max(12) }))
    .min(3)
    .max(5),
  exceptions: z
    .array(
      z.strictObject({
        when: text(TEXT_LIMITS.exceptionWhen),
        // biome-ignore lint/suspicious/noThenProperty: the stored documents name it so; it holds text, so nothing awaits it
        then: text(TEXT_LIMITS.exceptionThen),
        escalate_to: optional(TEXT_LIMITS.role),
      }),
    )
    .min(2)
    .max(6),
  records: z
    .array(
      z.strictObject({
        name: text(TEXT_LIMITS.recordName),
        where: optional(TEXT_LIMITS.recordWhere),
        keep: optional(TEXT_LIMITS.recordKeep),
      }),
    )
    .min(1)
    .max(4),
  questions: z
    .array(z.strictObject({ text: text(TEXT_LIMITS.question), blank: text(TEXT_LIMITS.term) }))
    .min(3)
    .max(6),
});
export type Template = z.infer<typeof templateSchema>;
