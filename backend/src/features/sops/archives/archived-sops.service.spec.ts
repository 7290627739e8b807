import { describe, expect, it } from '@jest/globals';
import { templateGallery } from '../../../../libs/drafter/index.js';
import { type SopDocument, sopDocumentSchema, stepsOf } from '../../../../libs/sop-document/index.js';
import { picturesOf, withPictures } from './archived-sops.service.js';

const idOf = (n: number): string => `0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c1${n}`;

function documentWith(...pictures: number[]): SopDocument {
  const { document } = templateGallery.find('open-the-cafe', 'en') ?? {};
  const copy = structuredClone(sopDocumentSchema.parse(document));
  const [first] = stepsOf(copy);
  if (first) first.media = pictures.map((n) => ({ id: idOf(n), alt: `Picture ${n}` }));
  return copy;
}

describe('withPictures', () => {
  it('names pictures by their new ids, each once, and takes out those that are not there', () => {
    const made = withPictures(
      documentWith(1, 2, 1, 3),
      new Map([
        [idOf(1), idOf(7)],
        [idOf(3), idOf(9)],
      ]),
    );
    expect(picturesOf(made)).toEqual([
      { id: idOf(7), alt: 'Picture 1' },
      { id: idOf(9), alt: 'Picture 3' },
    ]);
    expect(sopDocumentSchema.safeParse(made).success).toBe(true);
  });

  it('leaves nothing of pictures where there are none, and everything else as it is', () => {
    const bare = documentWith();
    delete stepsOf(bare)[0]?.media;
    expect(withPictures(documentWith(1), new Map())).toEqual(bare);
  });
});
