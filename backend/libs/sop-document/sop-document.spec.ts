import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { newItemId } from './item-id.js';
import { sopDocumentSchema } from './sop-document.js';
import { sopWireSchema } from './sop-wire.js';
import { buildSopDocument } from './testing/build-sop-document.js';

describe('sopDocumentSchema', () => {
  it('takes a complete document', () => {
    expect(sopDocumentSchema.parse(buildSopDocument())).toEqual(buildSopDocument());
  });

  it.each([
    ['another version', { v: 2 }],
    ['unknown fields', { approver: 'CEO' }],
    ['an empty title', { title: ' ' }],
    ['a title of 121 characters', { title: 'a'.repeat(121) }],
    ['NUL', { title: 'a\u0000b' }],
    ['half an emoji', { purpose: 'a\ud83d' }],
    ['an empty trigger instead of null', { trigger: '' }],
    ['a language that is none', { lang: 'English' }],
    ['an unknown source', { notes: [{ id: 'note1', src: 'model', text: 'x' }] }],
    ['an id with other characters', { notes: [{ id: '../..', src: 'user', text: 'x' }] }],
    ['31 notes', { notes: Array.from({ length: 31 }, () => ({ id: 'note1', src: 'user', text: 'x' })) }],
    [
      'a question about a field that its target does not have',
      {
        questions: [
          { id: 'ques1', about: 'kpis', text: 'x', answer: null, target: { path: 'kpis', id: 'kpis1', field: 'src' } },
        ],
      },
    ],
  ])('refuses %s', (_name, changes) => {
    expect(sopDocumentSchema.safeParse({ ...buildSopDocument(), ...changes }).success).toBe(false);
  });

  it('can be described as JSON Schema, and so can the wire form', () => {
    expect(z.toJSONSchema(sopDocumentSchema)).toMatchObject({ type: 'object', additionalProperties: false });
    const wire = z.toJSONSchema(sopWireSchema);
    expect(wire.required).toEqual(Object.keys(wire.properties ?? {}));
    expect(JSON.stringify(wire)).not.toMatch(/"(maxLength|pattern|maxItems)"/);
  });
});

describe('newItemId', () => {
  it('gives 8 lower-case letters or digits, different ones', () => {
    const ids = Array.from({ length: 1000 }, newItemId);
    expect(ids.filter((id) => !/^[a-z0-9]{8}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });
});
