import { z } from 'zod';
import { SOP_CATEGORIES } from './sop-category.js';
import { RESOURCE_KINDS, SAFETY_LEVELS, STEP_INPUTS } from './sop-document.js';
import { QUESTION_TOPICS } from './sop-question.js';

const line = z.string();
const lineOrUnknown = z.string().nullable();
const stated = z.boolean().describe('true only if the description says this');

const wireStepSchema = z.strictObject({
  text: line.describe('One action, starting with an imperative verb'),
  role: lineOrUnknown.describe('The role that does it; null if the description does not say'),
  when: lineOrUnknown.describe('Condition of the step, beginning with its "if"; null if it is always done'),
  sub: z.array(line),
  check: lineOrUnknown.describe('Result to look for'),
  caution: lineOrUnknown,
  input: z.enum(STEP_INPUTS).describe('What the person who does the step records'),
  expected: lineOrUnknown.describe('The exact value or limit'),
  stated,
});

/**
 * The schema in which a language model returns an SOP: flat, without ids, lengths or patterns, every key required
 * and unknown values null, because strict schema modes require it and weak servers support nothing else.
 */
export const sopWireSchema = z.strictObject({
  language: line.describe('BCP-47 code of the language of the description'),
  title: line.describe('Short name of the procedure, at most 80 characters'),
  category: z.enum(SOP_CATEGORIES),
  purpose: lineOrUnknown,
  scope: lineOrUnknown,
  trigger: lineOrUnknown.describe('When or how often it is done; null if the description does not say'),
  definitions: z.array(z.strictObject({ term: line, text: lineOrUnknown, stated })),
  roles: z.array(z.strictObject({ name: line, duties: z.array(line), stated })),
  resources: z.array(z.strictObject({ kind: z.enum(RESOURCE_KINDS), name: line, stated })),
  safety: z.array(z.strictObject({ level: z.enum(SAFETY_LEVELS), text: line, stated })),
  phases: z.array(z.strictObject({ title: line, steps: z.array(wireStepSchema) })),
  // biome-ignore lint/suspicious/noThenProperty: a key of the wire form; it holds text, so nothing awaits it
  exceptions: z.array(z.strictObject({ when: line, then: line, escalate_to: lineOrUnknown, stated })),
  records: z.array(z.strictObject({ name: line, where: lineOrUnknown, keep: lineOrUnknown, stated })),
  kpis: z.array(z.strictObject({ name: line, target: lineOrUnknown, stated })),
  references: z.array(z.strictObject({ text: line, stated })),
  questions: z
    .array(z.strictObject({ about: line.describe(`One of: ${QUESTION_TOPICS.join(', ')}`), text: line }))
    .describe('What the reader must confirm because the description does not say'),
});
export type SopWire = z.infer<typeof sopWireSchema>;
export type WireStep = z.infer<typeof wireStepSchema>;
