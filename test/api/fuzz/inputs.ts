import fc from 'fast-check';
import { type Operation, type Parameter, type Schema, schemaNamed } from './contract.js';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_QUERIES, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.js';

/** What is sent to one operation. */
export interface Input {
  /** Path with query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  /** As it goes over the wire. */
  body: string | null;
}

const MAX_SCHEMA_DEPTH = 6;
const hostileText = fc.constantFrom(...HOSTILE_TEXTS);
const hostileValue = fc.constantFrom(...HOSTILE_VALUES);

/**
 * Inputs of an operation: mostly as the contract wants them, so that they get far, with hostile values in between.
 * @param ids of rows that exist, for the parameters of the path
 */
export function inputsOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<Input> {
  return fc
    .record({
      path: pathOf(operation, ids),
      query: queryOf(operation.parameters.filter((parameter) => parameter.in === 'query')),
      headers: headersOf(operation.parameters.filter((parameter) => parameter.in === 'header')),
      body: bodyOf(operation),
    })
    .map(({ path, query, headers, body }) => ({
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...(body === null ? {} : { 'content-type': operation.body?.type ?? 'application/json' }), ...headers },
      body,
    }));
}

/** Each field of the body in turn holds half of a surrogate pair; chance would seldom try them all. */
export function brokenTextsOf(operation: Operation, ids: readonly string[]): Input[] {
  if (operation.body?.type !== 'application/json') return [];
  const [input] = fc.sample(inputsOf(operation, ids), { seed: 1, numRuns: 1 });
  const [body] = fc.sample(valid(operation.body.schema, 0), { seed: 1, numRuns: 1 });
  if (!input || typeof body !== 'object' || body === null) return [];
  const headers = { 'content-type': operation.body.type };
  return fieldsOf(operation.body.schema).flatMap((name) =>
    ['\ud800', 'a\ud800@example.test'].map((text) => ({
      url: input.url,
      headers,
      body: JSON.stringify({ ...body, [name]: text }),
    })),
  );
}

function fieldsOf(schema: Schema): string[] {
  if (schema.$ref) return fieldsOf(schemaNamed(schema.$ref));
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  return [...Object.keys(schema.properties ?? {}), ...variants.flatMap(fieldsOf)];
}

function pathOf({ path, parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => {
      const known = ids.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...ids) }] : [];
      const value = fc.oneof(
        ...known,
        { weight: 2, arbitrary: valid(schema, 0).map(String) },
        { weight: 2, arbitrary: hostileText },
      );
      return value.map((text) => [name, text] as const);
    });
  return fc.tuple(...values).map((pairs) =>
    // An empty segment would be another operation.
    pairs.reduce((filled, [name, text]) => filled.replace(`{${name}}`, () => encode(text) || '%20'), path),
  );
}

function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const pieces = parameters.map(({ name, schema, required }) => {
    const value = fc.oneof(
      { weight: 6, arbitrary: valid(schema, 0).map(textOf) },
      { weight: 2, arbitrary: hostileText },
      { weight: 1, arbitrary: fc.constant('a').map((text) => `${text}&${name}=b`) },
    );
    const piece = value.map((text) => `${name}=${text.includes(`&${name}=`) ? text : encode(text)}`);
    return required
      ? fc.oneof({ weight: 9, arbitrary: piece }, { weight: 1, arbitrary: fc.constant('') })
      : fc.oneof(piece, fc.constant(''));
  });
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_QUERIES) },
  );
  return fc.tuple(...pieces, extra).map((all) => all.filter(Boolean).join('&'));
}

function headersOf(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
  const declared = parameters
    .map(({ name }) => name.toLowerCase())
    .filter((name) => name !== 'apikey' && HOSTILE_HEADERS[name]);
  const some = (name: string, weight: number) =>
    fc.oneof(
      { weight: 10 - weight, arbitrary: fc.constant(undefined) },
      { weight, arbitrary: fc.constantFrom(...(HOSTILE_HEADERS[name] ?? [])) },
    );
  const all = Object.keys(HOSTILE_HEADERS).map((name) =>
    some(name, declared.includes(name) ? 5 : 1).map((value) => [name, value] as const),
  );
  // Most requests are whole: a foreign header in each would hide what lies behind it.
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(...all)
        .map((pairs) => Object.fromEntries(pairs.filter(([, value]) => value !== undefined)) as Record<string, string>),
    },
  );
}

function bodyOf({ body, method }: Operation): fc.Arbitrary<string | null> {
  if (!body) {
    if (method === 'GET') return fc.constant(null);
    return fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
    );
  }
  const write = body.type === 'application/json' ? JSON.stringify : formOf;
  return fc.oneof(
    { weight: 8, arbitrary: mutated(body.schema).map(write) },
    { weight: 1, arbitrary: hostileValue.map(write) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
  );
}

/** A valid value, of which some fields are replaced, left out or added. */
function mutated(schema: Schema): fc.Arbitrary<unknown> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 2 }) },
  );
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom<unknown[]>({ unknown: 1 }, JSON.parse('{"__proto__":{}}'), { id: 'x' }) },
  );
  return fc.tuple(valid(schema, 0), changes, extra).map(([value, replaced, added]) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    const names = Object.keys(copy);
    for (const [index, hostile] of replaced) {
      const name = names[index % Math.max(1, names.length)];
      if (name !== undefined) copy[name] = hostile;
    }
    return { ...copy, ...(added as object) };
  });
}

/** A value that the schema allows, as far as its words tell. */
function valid(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref) return depth > MAX_SCHEMA_DEPTH ? fc.constant(null) : valid(schemaNamed(schema.$ref), depth + 1);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants) return fc.oneof(...variants.map((variant) => valid(variant, depth + 1)));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object'];
  return fc.oneof(...types.map((type) => validOfType(type, schema, depth)));
}

function validOfType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const min = Math.ceil(schema.minimum ?? -5);
      return fc.integer({ min, max: Math.max(min, Math.floor(schema.maximum ?? min + 100)) });
    }
    case 'array': {
      const items = valid(schema.items ?? {}, depth + 1);
      return fc.array(items, {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(3, schema.maxItems ?? 3)),
      });
    }
    case 'string':
      return validText(schema);
    default:
      return validObject(schema, depth);
  }
}

function validObject({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > MAX_SCHEMA_DEPTH) return fc.constant({});
  const entries = Object.entries(properties).map(([name, property]) => [name, valid(property, depth + 1)] as const);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(entries), { requiredKeys, noNullPrototype: true });
}

function validText({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

function formOf(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['value', value]];
  return fields.map(([name, field]) => `${encode(String(name))}=${encode(textOf(field))}`).join('&');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Keeps what is percent-encoded already, so that broken codes arrive. A lone surrogate becomes the bytes it would be. */
function encode(text: string): string {
  if (/^%[0-9A-Za-z]{2}/.test(text)) return text;
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
