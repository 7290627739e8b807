import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { DocumentPicture, ReadDocument } from '../document-block.js';
import { readDocument } from '../read-document.js';
import { buildPdf, draw, line, type PdfPage, rgbPicture } from '../testing/build-pdf.js';
import { PictureFiles } from './picture-files.js';

const LINES = [
  line('1. Switch the machine off at the main switch of the hall.', 60, 700),
  line('2. Open both clips on the front of the housing by hand.', 60, 500),
  line('3. Take the old filter out and put it into its bag.', 60, 300),
].join('\n');

/** A picture in a single color, which differs for each number. */
function plain(number: number, width = 8, height = 4) {
  const data = new Uint8Array(width * height * 3).map((_, at) => (at % 3 === 0 ? number * 20 : 60));
  return rgbPicture(width, height, data);
}

const read = (...pages: PdfPage[]): Promise<ReadDocument> =>
  readDocument({ name: 'a.pdf', bytes: new Uint8Array(buildPdf(pages)) });

/** The order of a document's contents: the number of a step, and pictures. */
const orderOf = ({ blocks }: ReadDocument): string[] =>
  blocks.map((block) => (block.kind === 'picture' ? `picture ${block.number}` : 'text' in block ? block.kind : ''));

async function rgbaOf({ bytes }: DocumentPicture): Promise<number[]> {
  return [
    ...(await sharp(bytes ?? new Uint8Array())
      .ensureAlpha()
      .raw()
      .toBuffer()),
  ];
}

describe('a picture of a PDF file stands', () => {
  it('below the last line that begins above its middle: between two lines, or beside one', async () => {
    const between = await read({ drawing: `${LINES}\n${draw('P0', [60, 550, 100, 100])}`, pictures: [plain(1)] });
    expect(orderOf(between)).toEqual(['item', 'picture 1', 'item', 'item']);
    const beside = await read({ drawing: `${LINES}\n${draw('P0', [400, 415, 100, 100])}`, pictures: [plain(1)] });
    expect(orderOf(beside)).toEqual(['item', 'item', 'picture 1', 'item']);
    const first = await read({ drawing: `${LINES}\n${draw('P0', [60, 720, 60, 60])}`, pictures: [plain(1)] });
    expect(orderOf(first)).toEqual(['picture 1', 'item', 'item', 'item']);
  });

  it('beside a text of two lines without dividing it', async () => {
    const text = `${line('1. Switch the machine off at the main switch', 60, 700)} ${line('of the hall that stands beside the door.', 72, 686)}`;
    const { blocks } = await read({ drawing: `${text}\n${draw('P0', [400, 640, 90, 70])}`, pictures: [plain(1)] });
    expect(blocks).toEqual([
      expect.objectContaining({
        text: 'Switch the machine off at the main switch of the hall that stands beside the door.',
      }),
      expect.objectContaining({ kind: 'picture' }),
    ]);
  });

  it('in its row, where rows have a picture each', async () => {
    const row = (at: number) =>
      [line(`Turn valve ${at}`, 60, 700 - at * 100), line('Operator of the line', 200, 700 - at * 100)].join(' ');
    const drawing = [0, 1, 2].map((at) => `${row(at)} ${draw(`P${at}`, [400, 630 - at * 100, 80, 80])}`).join('\n');
    const found = await read({ drawing, pictures: [plain(1), plain(2), plain(3)] });
    expect(found.blocks.map(({ kind }) => kind)).toEqual(['row', 'picture', 'row', 'picture', 'row', 'picture']);
  });

  it('in the content itself, and turned or inside of another drawing', async () => {
    const inline = `q 50 0 0 50 60 600 cm BI /W 2 /H 1 /CS /RGB /BPC 8 /F /AHx ID ff000000ff00> EI Q`;
    const turned = 'q 0 90 -90 0 160 400 cm /P0 Do Q';
    const { pictures, ...found } = await read({ drawing: `${LINES}\n${inline}\n${turned}`, pictures: [plain(1)] });
    expect(orderOf({ pictures, ...found })).toEqual(['item', 'picture 1', 'item', 'picture 2', 'item']);
    expect(await rgbaOf(pictures[0] as DocumentPicture)).toEqual([255, 0, 0, 255, 0, 255, 0, 255]);
  });
});

describe('what tells nothing of the work is left out', () => {
  it('masks, small ones, those behind the text, and what a page shows twice', async () => {
    const mask = {
      dictionary: '/Width 8 /Height 1 /ImageMask true /BitsPerComponent 1 /Filter /FlateDecode',
      data: deflateSync(Uint8Array.of(0xaa)),
    };
    const drawing = [
      LINES,
      draw('P0', [60, 560, 100, 100]),
      draw('P1', [60, 560, 23, 100]),
      draw('P2', [0, 0, 600, 800]),
      draw('P3', [60, 560, 100, 100]),
      draw('P3', [60, 360, 100, 100]),
    ].join('\n');
    const found = await read({ drawing, pictures: [mask, plain(1), plain(2), plain(3)] });
    expect(orderOf(found)).toEqual(['item', 'picture 1', 'item', 'item']);
  });

  it('what stands at the same place of most pages, but not what stands on one of them', async () => {
    const sign = draw('P0', [500, 740, 60, 40]);
    const found = await read(
      { drawing: `${LINES} ${sign}`, pictures: [plain(1)] },
      { drawing: `${LINES.replace(/off|front|old/gu, 'then')} ${sign}`, pictures: [0] },
      { drawing: `${LINES.replace(/off|front|old/gu, 'soon')} ${draw('P0', [60, 550, 60, 60])}`, pictures: [plain(2)] },
    );
    expect(orderOf(found).filter((kind) => kind !== 'item')).toEqual(['picture 1']);
    expect(found.blocks.findIndex(({ kind }) => kind === 'picture')).toBe(7);
  });
});

describe('the pixels of a picture', () => {
  it('stay as they are, with what is transparent and what is black and white', async () => {
    const colors = Uint8Array.of(255, 0, 0, 0, 0, 255);
    const stencil = '/SMask 4 0 R';
    const opacity = {
      dictionary: '/Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      data: Uint8Array.of(255, 128),
    };
    const bits = {
      dictionary: '/Width 9 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 1',
      data: Uint8Array.of(0b10101010, 0x80, 0, 0),
    };
    const drawing = [LINES, draw('P1', [60, 560, 50, 50]), draw('P2', [60, 360, 50, 50])].join('\n');
    const { pictures } = await read({ drawing, pictures: [opacity, rgbPicture(2, 1, colors, stencil), bits] });
    expect(await rgbaOf(pictures[0] as DocumentPicture)).toEqual([255, 0, 0, 255, 0, 0, 255, 128]);
    const gray = (await rgbaOf(pictures[1] as DocumentPicture)).filter((_, at) => at % 4 === 0);
    expect(gray).toEqual([...[255, 0, 255, 0, 255, 0, 255, 0, 255], ...Array(9).fill(0)]);
  });

  it('become fewer where there are more than pages show', async () => {
    const [width, height] = [1700, 1500];
    const data = new Uint8Array(width * height * 3)
      .fill(200, 0, (width * height * 3) / 2)
      .fill(40, (width * height * 3) / 2);
    const drawing = `${LINES}\n${draw('P0', [60, 550, 100, 100])}`;
    const { pictures } = await read({ drawing, pictures: [rgbPicture(width, height, data)] });
    const { data: small, info } = await sharp(pictures[0]?.bytes ?? new Uint8Array())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([850, 750, 3]);
    expect([small[0], small[small.length - 1]]).toEqual([200, 40]);
  });
});

describe('a picture that is not read is told with why', () => {
  it('30,000 by 30,000 pixels are not unpacked', async () => {
    const bomb = rgbPicture(30_000, 30_000, new Uint8Array(3000));
    const drawing = `${LINES}\n${draw('P0', [60, 550, 100, 100])}`;
    const before = process.memoryUsage().arrayBuffers;
    const found = await read({ drawing, pictures: [bomb] });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 ** 2);
    expect(orderOf(found)).toEqual(['item', 'picture 1', 'item', 'item']);
    expect(found.pictures).toEqual([{ number: 1, mediaType: 'image/png', bytes: null, lack: 'too-large' }]);
  });

  it('neither are those of what makes a small picture transparent', async () => {
    const opacity = {
      dictionary: '/Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
      data: deflateSync(new Uint8Array(3000)),
    };
    const small = rgbPicture(2, 1, new Uint8Array(6), '/SMask 4 0 R');
    const drawing = `${LINES}\n${draw('P1', [60, 550, 100, 100])}`;
    const before = process.memoryUsage().arrayBuffers;
    const { pictures } = await read({ drawing, pictures: [opacity, small] });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 ** 2);
    expect(await rgbaOf(pictures[0] as DocumentPicture)).toHaveLength(8);
  });

  it('one that is damaged cannot be read', async () => {
    const damaged = {
      dictionary: '/Width 8 /Height 8 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      data: new Uint8Array(40).fill(7),
    };
    const drawing = `${LINES}\n${draw('P0', [60, 550, 100, 100])}`;
    const { pictures } = await read({ drawing, pictures: [damaged] });
    expect(pictures).toEqual([{ number: 1, mediaType: 'image/png', bytes: null, lack: 'unreadable' }]);
  });

  it('those after the time for all of them are not made', () => {
    let now = 0;
    const files = new PictureFiles(() => now);
    const pixels = { width: 1, height: 1, channels: 3, data: Uint8Array.of(1, 2, 3) } as const;
    expect(files.of(pixels).content.bytes).not.toBeNull();
    now = 15_001;
    expect(files.of({ ...pixels, data: Uint8Array.of(4, 5, 6) }).content).toEqual({
      ...{ mediaType: 'image/png', bytes: null },
    });
    // A picture that was already converted costs nothing.
    expect(files.of(pixels).content.bytes).not.toBeNull();
  });
});

it('figures of a file with structure stand where it says, by the words that it has for them', async () => {
  const pdf = new PDFDocument({ tagged: true, pdfVersion: '1.5' });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const picture = (color: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: color } })
      .png()
      .toBuffer();
  const [red, blue] = [await picture('#f00'), await picture('#00f')];
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const steps = pdf.struct('L');
  document.add(pdf.struct('H1', {}, () => pdf.text('Changing the filter of the machine in hall three')));
  document.add(steps);
  // The second picture of the page belongs to the first step.
  const marks = [
    ['Close the valve on the left side of the machine', blue, 'The valve', 300],
    ['Open the housing with the key of the shift lead', red, 'The key', 200],
  ] as const;
  for (const [text, image, alt, y] of marks) {
    const figure = pdf.struct('Figure', { alt }, () => void pdf.image(image, 300, y, { width: 50 }));
    steps.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, [() => void pdf.text(text), figure])]));
  }
  document.end();
  pdf.end();
  await ended;
  const { blocks, pictures } = await readDocument({ name: 'a.pdf', bytes: new Uint8Array(Buffer.concat(parts)) });
  expect(blocks.map((block) => (block.kind === 'picture' ? block.name : block.kind))).toEqual([
    ...['heading', 'item', 'The valve', 'item', 'The key'],
  ]);
  const colors = await Promise.all(pictures.map(async (each) => (await rgbaOf(each)).slice(0, 3)));
  expect(colors).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
});
