import { describe, expect, it } from '@jest/globals';
import { strToU8 } from 'fflate';
import { type SopDocument, stepsOf } from '../../sop-document/index.js';
import { readDocument } from '../read-document.js';
import { assembleImport } from './assemble-import.js';
import { placePictures } from './place-pictures.js';

const idOf = (number: number): string => `0198c7a1-6f0e-7cc2-9d62-${String(number).padStart(12, '0')}`;
const png = (alt: string): string => `<img alt="${alt}" src="data:image/png;base64,AAAA">`;

async function read(page: string) {
  const { blocks, pictures } = await readDocument({ name: 'a.html', bytes: strToU8(page) });
  const pictureIds = new Map(pictures.map(({ number }) => [number, idOf(number)]));
  return { blocks, options: { name: 'a.html', lang: 'en', pictureWord: 'Picture', pictureIds } };
}

async function imported(page: string) {
  const { blocks, options } = await read(page);
  return assembleImport(blocks, options);
}

const shownIn = (document: SopDocument) =>
  stepsOf(document).map(({ text, media = [] }) => [text, ...media.map(({ alt }) => alt)]);

describe('a picture of a document', () => {
  it('belongs to the step before it, and before any to the first step of its part', async () => {
    const { document, leftOut } = await imported(
      `<h1>A</h1>${png('cover')}<h2>Morning</h2>${png('door')}<ol><li>Open</li><li>Look</li></ol>${png('hall')}
       <h2>Evening</h2>${png('lock')}<ol><li>Close</li></ol><h2>Records</h2><ul><li>Log</li></ul>${png('log')}`,
    );
    expect(shownIn(document)).toEqual([
      ['Open', 'cover', 'door'],
      ['Look', 'hall'],
      ['Close', 'lock', 'log'],
    ]);
    expect(leftOut).toEqual([]);
  });

  it('in a row of a table belongs to the step of that row', async () => {
    const { document } = await imported(
      `<h1>A</h1><h2>B</h2><table><tr><th>What</th><th>Who</th></tr><tr><td>Drill ${png('bit')}</td><td>Ann</td></tr>
       <tr><td>Sweep</td><td>Ben ${png('broom')}</td></tr></table>`,
    );
    expect(stepsOf(document).map(({ text, role, media }) => [text, role, media?.[0]?.alt])).toEqual([
      ['Drill', 'Ann', 'bit'],
      ['Sweep', 'Ben', 'broom'],
    ]);
  });

  it('is one of six in its step; more are told', async () => {
    const { document, leftOut } = await imported(
      `<h1>A</h1><h2>B</h2><ol><li>Go</li></ol>${['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'].map(png).join('')}`,
    );
    expect(shownIn(document)).toEqual([['Go', '1st', '2nd', '3rd', '4th', '5th', '6th']]);
    expect(leftOut).toEqual(['Picture: 7th (a step shows at most 6 pictures)']);
  });

  it('is told when it is about the document, or when there is no step', async () => {
    const about = await imported(
      `<h1>A</h1><h2>B</h2><ol><li>Go</li></ol><h2>Revision history</h2>${png('signature')}`,
    );
    expect(about.leftOut).toEqual(['Picture: signature (it stands in a part about the document)']);
    const none = await imported(`<h1>A</h1><h2>Purpose</h2><p>Why</p>${png('plan')}`);
    expect(none.leftOut).toEqual(['Picture: plan (there is no step that it belongs to)']);
  });

  it.each([
    ['Air valve', '<p>Figure 2.1 – The valve</p>', { alt: 'Air valve', caption: 'Figure 2.1 – The valve' }],
    ['', '<p>Abb. 3: Das Ventil</p>', { alt: 'Abb. 3: Das Ventil', caption: 'Abb. 3: Das Ventil' }],
    ['IMG_0042.JPG', '<p><b>Figure 4</b></p>', { alt: 'Figure 4', caption: 'Figure 4' }],
    ['Picture 5', '<p>Figures are in the office.</p>', { alt: 'Picture 1, a.html' }],
    ['A machine\n\nDescription automatically generated', '', { alt: 'A machine' }],
  ])('that is called %j is described (%#)', async (alt, below, expected) => {
    const { document } = await imported(`<h1>A</h1><h2>B</h2><ol><li>Go</li></ol>${png(alt)}${below}`);
    expect(stepsOf(document)[0]?.media).toEqual([{ id: idOf(1), ...expected }]);
  });
});

describe('a picture in a procedure of other words', () => {
  const page = `<h1>A</h1><h2>B</h2><p>First the guard doors have to be closed by hand.</p>${png('doors')}<p>Afterwards you press the green button.</p>${png('button')}`;

  it('belongs to the step that says the line before it', async () => {
    const { blocks, options } = await read(page);
    const { document: other } = await imported(
      '<h1>A</h1><h2>B</h2><ol><li>Look around</li><li>Press the green button</li><li>Close the guard doors by hand</li></ol>',
    );
    const { document, leftOut } = placePictures(other, blocks, options);
    expect(shownIn(document)).toEqual([
      ['Look around'],
      ['Press the green button', 'button'],
      ['Close the guard doors by hand', 'doors'],
    ]);
    expect(leftOut).toEqual([]);
    expect(shownIn(other).flat()).toHaveLength(3);
  });

  it('stands as far from the beginning as in the document, when no step says it', async () => {
    const { blocks, options } = await read(page);
    const { document: other } = await imported('<h1>A</h1><h2>B</h2><ol><li>Uno</li><li>Dos</li><li>Tres</li></ol>');
    const { document } = placePictures(other, blocks, options);
    expect(shownIn(document)).toEqual([['Uno'], ['Dos', 'doors'], ['Tres', 'button']]);
  });
});
