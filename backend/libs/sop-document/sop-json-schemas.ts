import { z } from 'zod';
import { sourceSchema } from './document-fields.js';
import {
  sopDefinitionSchema,
  sopDocumentSchema,
  sopExceptionSchema,
  sopKpiSchema,
  sopMediaSchema,
  sopNoteSchema,
  sopPhaseSchema,
  sopRecordSchema,
  sopReferenceSchema,
  sopResourceSchema,
  sopRoleSchema,
  sopSafetySchema,
  sopStepSchema,
  sopSubStepSchema,
} from './sop-document.js';
import { SOP_DOCUMENT_EXAMPLE } from './sop-document-example.js';
import { fieldTargetSchema, questionTargetSchema, sopQuestionSchema } from './sop-question.js';

/** The component names of the parts in the API document. */
const NAMED_SCHEMAS = {
  SopDocument: sopDocumentSchema,
  SopDefinition: sopDefinitionSchema,
  SopRole: sopRoleSchema,
  SopResource: sopResourceSchema,
  SopSafety: sopSafetySchema,
  SopPhase: sopPhaseSchema,
  SopStep: sopStepSchema,
  SopSubStep: sopSubStepSchema,
  SopMedia: sopMediaSchema,
  SopException: sopExceptionSchema,
  SopRecord: sopRecordSchema,
  SopKpi: sopKpiSchema,
  SopReference: sopReferenceSchema,
  SopNote: sopNoteSchema,
  SopQuestion: sopQuestionSchema,
  FieldTarget: fieldTargetSchema,
  QuestionTarget: questionTargetSchema,
  Source: sourceSchema,
} satisfies Record<string, z.ZodType>;

/** JSON Schemas of the structured SOP and its parts, by name, ready for the components of the API document. */
export function sopJsonSchemas(): Record<string, Record<string, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' });
  const named = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema)]));
  return { ...named, SopDocument: { ...named['SopDocument'], example: SOP_DOCUMENT_EXAMPLE } };
}

/** Components are named by their place; their own titles would confuse readers of the API document. */
function withoutIdentity(schema: object): Record<string, unknown> {
  const { $id: _id, $schema: _schema, id: _name, ...rest } = schema as Record<string, unknown>;
  return rest;
}
