import type { OpenAPIObject } from '@nestjs/swagger';
import { eachOperation } from './operations.js';

/** The parts of a JSON schema that examples are composed from. */
interface ExampleSchema {
  $ref?: string;
  example?: unknown;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  format?: string;
  oneOf?: ExampleSchema[];
  anyOf?: ExampleSchema[];
  allOf?: ExampleSchema[];
  items?: ExampleSchema;
  properties?: Record<string, ExampleSchema>;
  required?: string[];
}

interface MediaType {
  schema?: ExampleSchema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

type Content = Record<string, MediaType>;

const OF_FORMAT: Readonly<Record<string, unknown>> = {
  uuid: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
  'date-time': '2026-01-31T08:00:00.000Z',
  date: '2026-01-31',
};

/** Deeper nesting means a recursive schema. */
const MAX_DEPTH = 12;

/**
 * Adds an example to every JSON or form body and every JSON response, composed from the examples of the schema's
 * properties (`@example`). Ids, times, enums and flags need none. Bodies contain required fields and optional ones with
 * an example; responses contain all known fields. Examples of the route itself are kept.
 */
export function addExamples(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, ExampleSchema>;
  for (const { operation } of eachOperation(document)) {
    const body = operation.requestBody as { content?: Content } | undefined;
    fill(body?.content, new ExampleComposer(schemas, { isBrief: true }));
    for (const [status, response] of Object.entries(operation.responses))
      if (Number(status) < 300) fill((response as { content?: Content }).content, new ExampleComposer(schemas));
  }
}

function fill(content: Content | undefined, composer: ExampleComposer): void {
  for (const [type, media] of Object.entries(content ?? {})) {
    if (!/json|form-urlencoded/.test(type) || !media.schema || media.example || media.examples) continue;
    const example = composer.compose(media.schema);
    if (example !== undefined) media.example = example;
  }
}

class ExampleComposer {
  /** @param options.isBrief leaves out optional fields that have no example of their own. */
  constructor(
    private readonly schemas: Readonly<Record<string, ExampleSchema>>,
    private readonly options: { isBrief?: boolean } = {},
  ) {}

  /** Returns undefined if no example is known. */
  compose(schema: ExampleSchema, depth = 0): unknown {
    const own = ownExample(schema);
    if (own !== undefined || depth > MAX_DEPTH) return own;
    if (schema.$ref) return this.compose(this.resolve(schema.$ref), depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.compose(part, depth + 1)));
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants) return this.ofVariants(variants, depth);
    return this.ofType(schema, depth);
  }

  private ofVariants(variants: readonly ExampleSchema[], depth: number): unknown {
    const known = variants.map((variant) => this.compose(variant, depth + 1)).filter((value) => value !== undefined);
    return known.find((value) => value !== null) ?? known[0];
  }

  private ofType(schema: ExampleSchema, depth: number): unknown {
    const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
    if (types.includes('object')) return this.ofObject(schema, depth);
    if (types.includes('array')) {
      const item = schema.items && this.compose(schema.items, depth + 1);
      return item === undefined ? [] : [item];
    }
    if (types.includes('boolean')) return false;
    if (schema.format !== undefined && schema.format in OF_FORMAT) return OF_FORMAT[schema.format];
    return types.includes('null') ? null : undefined;
  }

  private ofObject({ properties = {}, required = [] }: ExampleSchema, depth: number): Record<string, unknown> {
    const entries = Object.entries(properties)
      .filter(([name, property]) => required.includes(name) || !this.options.isBrief || 'example' in property)
      .map(([name, property]) => [name, this.compose(property, depth + 1)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  private resolve(reference: string): ExampleSchema {
    return this.schemas[reference.split('/').at(-1) ?? ''] ?? {};
  }
}

function ownExample({ example, examples, const: constant, enum: values }: ExampleSchema): unknown {
  return example ?? examples?.[0] ?? constant ?? values?.[0];
}
