import { z } from 'zod';
import { itemIdSchema, sourceSchema, text } from './document-fields.js';
import { TEXT_LIMITS } from './sop-limits.js';

/** The part of the document that a question is about. */
export const QUESTION_TOPICS = [
  'title',
  'purpose',
  'scope',
  'trigger',
  'definitions',
  'roles',
  'resources',
  'safety',
  'phases',
  'exceptions',
  'records',
  'kpis',
  'references',
  'approval',
] as const;
export const questionTopicSchema = z.enum(QUESTION_TOPICS);
export type QuestionTopic = z.infer<typeof questionTopicSchema>;

/** Fields that one answer may fill: a blank occurs in a few of them, a role may be missing at many steps. */
export const MOST_FILLED = 200;

function itemField<Path extends string, Field extends string>(path: Path, fields: readonly [Field, ...Field[]]) {
  return z.strictObject({ path: z.literal(path), id: itemIdSchema, field: z.enum(fields) });
}

/** A field of the document itself, or one of the item with this id. */
export const fieldTargetSchema = z.discriminatedUnion('path', [
  z.strictObject({ path: z.enum(['title', 'purpose', 'scope', 'trigger', 'approval']) }),
  itemField('definitions', ['term', 'text']),
  itemField('roles', ['name']),
  itemField('resources', ['name']),
  itemField('safety', ['text']),
  itemField('steps', ['text', 'role', 'when', 'check', 'caution', 'expected']),
  itemField('exceptions', ['when', 'then', 'escalate_to']),
  itemField('records', ['name', 'where', 'keep']),
  itemField('kpis', ['name', 'target']),
  itemField('references', ['text']),
]);
export type FieldTarget = z.infer<typeof fieldTargetSchema>;

/** A line that an answer adds, with the answer in this field. Two questions may ask for the fields of one record. */
export const newLineSchema = z.discriminatedUnion('list', [
  z.strictObject({ path: z.literal('new_line'), list: z.literal('safety'), field: z.literal('text') }),
  z.strictObject({ path: z.literal('new_line'), list: z.literal('records'), field: z.enum(['where', 'keep']) }),
  z.strictObject({ path: z.literal('new_line'), list: z.literal('kpis'), field: z.literal('target') }),
]);
export type NewLineTarget = z.infer<typeof newLineSchema>;

/**
 * What an answer fills: a field; a line that it adds (`new_line`); the blanks of this name, `[opening time]`, wherever they
 * stand; the role of all steps that name nobody (`open_roles`); or the prompt, which is then drafted again.
 */
export const questionTargetSchema = z.union([
  fieldTargetSchema,
  newLineSchema,
  z.strictObject({ path: z.literal('blanks'), name: text(TEXT_LIMITS.term) }),
  z.strictObject({ path: z.literal('open_roles') }),
  z.strictObject({ path: z.literal('prompt') }),
]);
export type QuestionTarget = z.infer<typeof questionTargetSchema>;

/** Something that the request does not say and a person has to decide. */
export const sopQuestionSchema = z.strictObject({
  id: itemIdSchema,
  about: questionTopicSchema,
  text: text(TEXT_LIMITS.question),
  answer: text(TEXT_LIMITS.answer).nullable(),
  /** Null: the answer is only kept with the question. */
  target: questionTargetSchema.nullable(),
  /** The value that the answer replaced in its target, to restore it when the answer is removed. */
  replaced: z.strictObject({ text: text(TEXT_LIMITS.answer).nullable(), src: sourceSchema.nullable() }).optional(),
  /** The other fields that the answer has filled, with their former texts, to restore them when it is removed. */
  filled: z
    .array(z.strictObject({ target: fieldTargetSchema, text: text(TEXT_LIMITS.answer).nullable() }))
    .max(MOST_FILLED)
    .optional(),
});
export type SopQuestion = z.infer<typeof sopQuestionSchema>;
