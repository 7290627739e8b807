import { readFileSync } from 'node:fs';

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface OperationObject {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

/** One operation of the contract. */
export interface Operation {
  /** `METHOD /path`, without the prefix. */
  name: string;
  method: string;
  /** With `{parameters}`. */
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | null;
  /** Documented statuses. */
  statuses: ReadonlySet<number>;
  /** Errors of these have the auth protocol's own form. */
  isAuth: boolean;
}

const document = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
};

export function schemaNamed(ref: string): Schema {
  const schema = document.components.schemas[ref.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`The contract has no ${ref}`);
  return schema;
}

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => operationOf(path, method.toUpperCase(), operation)),
);

function operationOf(fullPath: string, method: string, operation: OperationObject): Operation {
  const path = fullPath.replace('/api/v1', '');
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    name: `${method} ${path}`,
    method,
    path: fullPath,
    parameters: operation.parameters ?? [],
    body: body ? { type: body[0], schema: body[1].schema } : null,
    statuses: new Set(Object.keys(operation.responses).map(Number)),
    isAuth: path.startsWith('/auth'),
  };
}
