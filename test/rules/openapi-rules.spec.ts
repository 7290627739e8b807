import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Responses;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}

type Responses = Record<string, Response>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  info: { version: string; license?: object; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object>; responses: Responses };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const document = readJson('openapi.json') as Document;
const manifest = readJson('package.json') as { version: string };

/** Verbs with which a summary may begin. A new one must be as plain. */
const VERBS = `Accept Add Answer Change Check Compare Complete Create Delete Download Draft End Export Follow Get Import Invite Keep
  List Move Record Replace Request Resend Restore Revoke Search Send Sign Start Stop Unlink Update Use Verify`;
/** Verb and object, without code and without a full stop. */
const SUMMARY = new RegExp(`^(?:${VERBS.split(/\s+/).join('|')}) [^\`.]{3,60}$`);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method,
    path,
    operation,
  })),
);
const productOperations = operations.filter(({ path }) => !path.startsWith('/api/v1/auth/'));
const problemsOf = ({ responses }: Operation) => Object.entries(responses).filter(([status]) => Number(status) >= 400);

function resolved(response: Response): Response {
  const name = response.$ref?.split('/').at(-1);
  return name === undefined ? response : (document.components.responses[name] ?? {});
}

describe('openapi.json', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.length).toBeGreaterThan(20);
  });

  it('names each operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);
  });

  it('says what each operation does, in the imperative of plain English (screens 5)', () => {
    const unclear = operations.filter(({ operation: { summary = '' } }) => !SUMMARY.test(summary));
    expect(unclear.map(({ name, operation }) => `${name}: ${operation.summary}`)).toEqual([]);
    const silent = operations.filter(({ operation: { description = '' } }) => !/^[A-Z`].*[.)]$/s.test(description));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('groups each operation under a tag that is described, SOPs first', () => {
    expect(document.tags[0]?.name).toBe('SOPs');
    expect(operations[0]?.operation.tags).toEqual(['SOPs']);
    const described = new Set(document.tags.filter(({ description }) => description).map(({ name }) => name));
    const ungrouped = operations.filter(
      ({ operation: { tags = [] } }) => tags.length !== 1 || !described.has(tags[0] ?? ''),
    );
    expect(ungrouped.map(({ name }) => name)).toEqual([]);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect([...described].filter((name) => !used.has(name))).toEqual([]);
  });

  it('has the version of the product, a license and a server', () => {
    expect(document.info.version).toBe(manifest.version);
    expect(document.info.license).toBeDefined();
    expect(document.servers).toHaveLength(1);
  });

  it('says what each call carries, by schemes that are defined (screens B3)', () => {
    expect(document.components.securitySchemes).toMatchObject({
      apikey: { type: 'apiKey', in: 'header', name: 'apikey' },
      bearer: { type: 'http', scheme: 'bearer' },
    });
    const unknown = operations.filter(({ operation: { security } }) =>
      (security ?? [{ none: [] }]).flatMap(Object.keys).some((name) => !(name in document.components.securitySchemes)),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
    const securityOf = (wanted: string) => operations.find(({ name }) => name === wanted)?.operation.security;
    expect(securityOf('POST /api/v1/auth/token')).toEqual([{ apikey: [] }]);
    expect(securityOf('GET /api/v1/auth/user')).toEqual([{ apikey: [], bearer: [] }]);
    expect(securityOf('GET /api/v1/sops')).toEqual([{ bearer: [] }]);
    expect(securityOf('POST /api/v1/contact')).toEqual([]);
  });

  it('documents each error that follows from who may call, the parameters and the body', () => {
    const missing = operations.flatMap(({ name, method, path, operation }) => {
      const { security = [], parameters = [], requestBody, responses } = operation;
      const isAuth = path.startsWith('/api/v1/auth/');
      const expected = [
        400,
        429,
        ...(method === 'get' ? [] : [413, 415]),
        ...(security.length > 0 ? [401] : []),
        ...(security.some((schemes) => 'bearer' in schemes) && !isAuth ? [403] : []),
        ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
        ...(requestBody && !isAuth ? [422] : []),
      ];
      return expected.filter((status) => !responses[status]).map((status) => `${name} ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it('shows each error in its form', () => {
    const silent = operations.flatMap(({ name, operation }) =>
      problemsOf(operation)
        .filter(([, response]) =>
          Object.values(resolved(response).content ?? { none: {} }).some(({ examples }) => !examples),
        )
        .map(([status]) => `${name} ${status}`),
    );
    expect(silent).toEqual([]);
  });

  it('documents a success or a redirect for each operation', () => {
    const silent = operations.filter(
      ({ operation }) => !Object.keys(operation.responses).some((status) => /^[23]/.test(status)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('gives each success of the product a schema, or 204', () => {
    const vague = productOperations.filter(({ operation }) => {
      const success = Object.entries(operation.responses).find(([status]) => /^2/.test(status));
      if (!success) return true;
      const [status, response] = success;
      // A file's schema says only that it is text or bytes.
      const isClear = ([type, { schema }]: [string, { schema?: Schema }]) =>
        /json/.test(type) ? schema?.$ref : schema?.type === 'string';
      return status !== '204' && !Object.entries(response.content ?? {}).every(isClear);
    });
    expect(vague.map(({ name }) => name)).toEqual([]);
  });

  it('writes every property of the product in snake_case (ADR 0009)', () => {
    const names = Object.entries(document.components.schemas).flatMap(([schema, { properties }]) =>
      Object.keys(properties ?? {}).map((property) => `${schema}.${property}`),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !/\.[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
  });
});
