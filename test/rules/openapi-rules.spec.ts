import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);
const productOperations = operations.filter(({ operation }) => !operation.tags?.includes('Auth'));

describe('openapi.json', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.length).toBeGreaterThan(20);
  });

  it('names each operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);
  });

  it('explains each operation in one line', () => {
    const silent = operations.filter(({ operation }) => !operation.summary || !/\.$/.test(operation.summary.trim()));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('groups each operation under a feature', () => {
    expect(operations.filter(({ operation }) => operation.tags?.length !== 1).map(({ name }) => name)).toEqual([]);
  });

  it('documents an error response for each operation', () => {
    const silent = operations.filter(
      ({ operation }) => !Object.keys(operation.responses).some((status) => /^[45]/.test(status)),
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
