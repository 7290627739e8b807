import { describe, expect, it } from '@jest/globals';
import { renderText } from './render-text.js';
import { sopDocumentSchema } from './sop-document.js';
import { buildSopDocument, buildStep } from './testing/build-sop-document.js';

const ID = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10';

function documentWith(media: unknown) {
  const step = { ...buildStep({ id: 'step1', text: 'Close the valve' }), media };
  return { ...buildSopDocument(), phases: [{ id: 'phas1', title: 'Carry out', steps: [step] }] };
}

describe('pictures of a step', () => {
  it.each([
    ['none', []],
    ['one that nobody has described', [{ id: ID, alt: null }]],
    ['six with captions', Array.from({ length: 6 }, () => ({ id: ID, alt: 'The valve', caption: 'Closed' }))],
  ])('are %s', (_name, media) => {
    expect(sopDocumentSchema.safeParse(documentWith(media)).success).toBe(true);
  });

  it.each([
    ['seven', Array.from({ length: 7 }, () => ({ id: ID, alt: null }))],
    ['one without an id', [{ alt: null }]],
    ['one whose id is a path', [{ id: '../../secret', alt: null }]],
    ['one without a word on its description', [{ id: ID }]],
    ['one with an empty description', [{ id: ID, alt: ' ' }]],
    ['one with a description of 301 characters', [{ id: ID, alt: 'a'.repeat(301) }]],
    ['one with an address', [{ id: ID, alt: null, url: 'https://example.test/x.png' }]],
  ])('are not %s', (_name, media) => {
    expect(sopDocumentSchema.safeParse(documentWith(media)).success).toBe(false);
  });

  it('are lines of the text, in the language of the document', () => {
    const document = sopDocumentSchema.parse(
      documentWith([
        { id: ID, alt: 'The valve', caption: 'Closed' },
        { id: ID, alt: null },
      ]),
    );
    const lines = renderText(document, { notice: false }).split('\n');
    expect(lines.filter((line) => line.includes('Picture'))).toEqual([
      '   • Picture: The valve – Closed',
      '   • Picture',
    ]);
    const german = renderText({ ...document, lang: 'de' }, { notice: false });
    expect(german).toContain('   • Bild: The valve – Closed');
  });
});
