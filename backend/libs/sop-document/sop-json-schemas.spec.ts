import { describe, expect, it } from '@jest/globals';
import { sopJsonSchemas } from './sop-json-schemas.js';

describe('sopJsonSchemas', () => {
  const schemas = sopJsonSchemas();

  it('names the parts of the document as components of the API document', () => {
    expect(schemas['SopPhase']).toMatchObject({
      properties: { steps: { items: { $ref: '#/components/schemas/SopStep' } } },
      additionalProperties: false,
    });
  });

  it('refers to nothing that is not among the components', () => {
    const references = [...JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !known.includes(String(reference)))).toEqual([]);
  });

  it('leaves the identity of a schema to its place', () => {
    for (const schema of Object.values(schemas)) {
      expect(schema).not.toHaveProperty('$id');
      expect(schema).not.toHaveProperty('$schema');
    }
  });
});
