import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface MediaType {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

type Content = Record<string, MediaType>;

interface Response {
  $ref?: string;
  content?: Content;
}

interface Operation {
  summary?: string;
  description?: string;
  requestBody?: { content: Content };
  responses: Record<string, Response>;
}

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Response> };
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });

/** What is wrong with an example, or null. References of the contract lead into its components. */
function faultOf(schema: object, example: unknown): string | null {
  const inContract = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
  ) as object;
  return ajv.validate(inContract, example) ? null : ajv.errorsText();
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

const isData = (type: string) => /json|form-urlencoded/.test(type);

/** Every place where data goes in or out, of the operations and of the responses that they share. */
const places = [
  ...operations.flatMap(({ name, operation }) => [
    ...mediaOf(`${name} body`, operation.requestBody?.content),
    ...Object.entries(operation.responses).flatMap(([status, { content }]) => mediaOf(`${name} ${status}`, content)),
  ]),
  ...Object.entries(document.components.responses).flatMap(([name, { content }]) => mediaOf(name, content)),
];

function mediaOf(name: string, content: Content = {}): { name: string; media: MediaType }[] {
  return Object.entries(content).flatMap(([type, media]) => (isData(type) ? [{ name, media }] : []));
}

function examplesOf({ example, examples = {} }: MediaType): unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

describe('the examples of openapi.json', () => {
  it('are there for each body and each answer (screens 5)', () => {
    expect(places.length).toBeGreaterThan(150);
    expect(places.filter(({ media }) => examplesOf(media).length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('are what the schemas demand', () => {
    const faults = places.flatMap(({ name, media }) =>
      examplesOf(media)
        .map((example) => faultOf(media.schema, example))
        .filter((fault) => fault !== null)
        .map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
