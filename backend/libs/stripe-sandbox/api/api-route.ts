import type { z } from 'zod';
import type { SandboxContext } from '../sandbox-context.js';
import type { FormFields } from './form-encoding.js';
import { parseParameters } from './parse-parameters.js';

type Method = 'GET' | 'POST' | 'DELETE';

interface RouteDefinition<Schema extends z.ZodType> {
  method: Method;
  /** `:id` stands for an object's id. */
  path: string;
  parameters: Schema;
  /** @param id the object's id in the path; empty when the path has none */
  answer: (context: SandboxContext, parameters: z.output<Schema>, id: string) => Promise<object>;
}

/** One call of the API. */
export interface ApiRoute {
  method: Method;
  path: string;
  respond: (context: SandboxContext, form: FormFields, id: string) => Promise<object>;
}

export function defineRoute<Schema extends z.ZodType>(definition: RouteDefinition<Schema>): ApiRoute {
  const { method, path } = definition;
  return {
    method,
    path,
    respond: (context, form, id) => definition.answer(context, parseParameters(definition.parameters, form), id),
  };
}
