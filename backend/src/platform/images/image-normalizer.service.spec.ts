import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type ImageRefusedError, readImageHeader } from './image-header.js';
import { ImageNormalizerService, type NormalizedImage } from './image-normalizer.service.js';
import { buildPng, type PngPlan } from './testing/build-png.js';

const LIMITS = { maxPixels: 1_000_000, maxSidePx: 4096, maxBytes: 200 * 1024 };
const normalizer = new ImageNormalizerService();

const SIZE = { width: 11, height: 9 };
/** The signature and the first chunk. */
const HEADER_END = 33;

/** A picture in which every pixel differs from its neighbors. */
const CASES: [string, Omit<PngPlan, 'width' | 'height'>, (x: number, y: number) => number[]][] = [
  [
    'black and white',
    { bitDepth: 1, colorType: 0, pixel: (x, y) => [(x + y) % 2] },
    (x, y) => grey(((x + y) % 2) * 255),
  ],
  ['four greys', { bitDepth: 2, colorType: 0, pixel: (x) => [x % 4] }, (x) => grey((x % 4) * 85)],
  ['sixteen greys', { bitDepth: 4, colorType: 0, pixel: (x) => [x % 16] }, (x) => grey((x % 16) * 17)],
  ['16 bits of grey', { bitDepth: 16, colorType: 0, pixel: (x) => [x * 256 + 7] }, (x) => grey(x)],
  [
    'a grey that is not shown',
    { bitDepth: 8, colorType: 0, pixel: (x) => [x], transparency: [0, 3] },
    (x) => [x, x, x, x === 3 ? 0 : 255],
  ],
  ['colors', { bitDepth: 8, colorType: 2, pixel: (x, y) => [x * 20, y * 20, 99] }, (x, y) => [x * 20, y * 20, 99, 255]],
  [
    'a color that is not shown',
    { bitDepth: 8, colorType: 2, pixel: (x) => [x, 1, 2], transparency: [0, 5, 0, 1, 0, 2] },
    (x) => [x, 1, 2, x === 5 ? 0 : 255],
  ],
  [
    'a small palette with opacity',
    { bitDepth: 4, colorType: 3, pixel: (x) => [x % 3], palette: [9, 8, 7, 6, 5, 4, 3, 2, 1], transparency: [0, 128] },
    (x) =>
      [
        [9, 8, 7, 0],
        [6, 5, 4, 128],
        [3, 2, 1, 255],
      ][x % 3] ?? [],
  ],
  [
    'grey with opacity',
    { bitDepth: 8, colorType: 4, pixel: (x, y) => [x * 9, y * 9] },
    (x, y) => [x * 9, x * 9, x * 9, y * 9],
  ],
  [
    'colors with opacity',
    { bitDepth: 8, colorType: 6, pixel: (x, y) => [x, y, 200, x * y] },
    (x, y) => [x, y, 200, x * y],
  ],
  [
    '16 bits of colors with opacity',
    { bitDepth: 16, colorType: 6, pixel: (x, y) => [x * 257, y * 257, 51_400, 65_535] },
    (x, y) => [x, y, 200, 255],
  ],
];

function grey(value: number): number[] {
  return [value, value, value, 255];
}

function pixelsOf(expected: (x: number, y: number) => number[]): number[] {
  const rows = Array.from({ length: SIZE.height }, (_, y) => y);
  const columns = Array.from({ length: SIZE.width }, (_, x) => x);
  return rows.flatMap((y) => columns.flatMap((x) => expected(x, y)));
}

/** The picture as red, green, blue and opacity of each pixel. */
async function rgbaOf({ image }: NormalizedImage): Promise<number[]> {
  return [...(await sharp(image).ensureAlpha().raw().toBuffer())];
}

function normalize(file: Buffer, limits = LIMITS): Promise<NormalizedImage> {
  return normalizer.normalize('anna', file, limits);
}

describe.each(CASES)('a PNG of %s', (_name, plan, expected) => {
  it.each([
    [0, false],
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [4, true],
  ])('keeps its pixels and becomes plain (filter %d, interlaced %s)', async (filter, isInterlaced) => {
    const normalized = await normalize(buildPng({ ...SIZE, ...plan, filter, isInterlaced }));
    expect(await rgbaOf(normalized)).toEqual(pixelsOf(expected));
    expect(normalized).toMatchObject({ mediaType: 'image/png', widthPx: 11, heightPx: 9 });
    expect(readImageHeader(normalized.image)).toMatchObject({ isInterlaced: false, widthPx: 11, heightPx: 9 });
    const [bitDepth, colorType] = normalized.image.subarray(24);
    const hasOpacity = pixelsOf(expected).some((value, index) => index % 4 === 3 && value < 255);
    expect([bitDepth, colorType]).toEqual([8, hasOpacity ? 6 : 2]);
  });
});

describe('a picture', () => {
  const blank = (width: number, height: number, channels: 3 | 4 = 4) =>
    sharp({ create: { width, height, channels, background: { r: 10, g: 90, b: 200, alpha: 0.5 } } });

  it('of 4096 pixels in square becomes one of a megapixel that is as transparent (security SEC4)', async () => {
    const normalized = await normalize(await blank(4096, 4096).png().toBuffer());
    expect(normalized).toMatchObject({ widthPx: 1000, heightPx: 1000 });
    const [red = 0, green = 0, blue = 0, opacity] = await rgbaOf(normalized);
    // Scaling rounds the values.
    expect([Math.abs(red - 10) <= 1, Math.abs(green - 90) <= 1, Math.abs(blue - 200) <= 1, opacity]).toEqual([
      true,
      true,
      true,
      128,
    ]);
  });

  it('that is very thin keeps a pixel of its width', async () => {
    const { widthPx, heightPx } = await normalize(await blank(2, 20_000).png().toBuffer());
    expect([widthPx, heightPx]).toEqual([1, 4096]);
  });

  it('of a JPEG stays one, upright, and loses what a camera wrote into it', async () => {
    const exif = { IFD0: { Copyright: 'SECRET-PLACE' } };
    const upright = blank(60, 20, 3).withExif(exif).withMetadata({ orientation: 6 });
    const file = await upright.jpeg({ progressive: true }).toBuffer();
    expect(file.includes('SECRET-PLACE')).toBe(true);
    const normalized = await normalize(file);
    expect(normalized).toMatchObject({ mediaType: 'image/jpeg', widthPx: 20, heightPx: 60 });
    expect(normalized.image.includes('SECRET-PLACE')).toBe(false);
    expect(readImageHeader(normalized.image)).toMatchObject({ scans: 1 });
  });

  it('in the colors of a printer becomes one for screens', async () => {
    const file = await blank(8, 8, 3).toColorspace('cmyk').jpeg().toBuffer();
    expect(await sharp((await normalize(file)).image).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  it('that is full of detail gets smaller until its file does', async () => {
    const noise = createHash('shake256', { outputLength: 400 * 400 * 4 })
      .update('noise')
      .digest();
    const file = await sharp(noise, { raw: { width: 400, height: 400, channels: 4 } })
      .png()
      .toBuffer();
    expect(file.length).toBeGreaterThan(LIMITS.maxBytes);
    const { image, widthPx, heightPx } = await normalize(file);
    expect(image.length).toBeLessThanOrEqual(LIMITS.maxBytes);
    expect(widthPx).toBe(heightPx);
  });

  it('is refused by its header when it is too large to be decoded', async () => {
    const header = (width: number, height: number, isInterlaced = false) =>
      buildPng({ width: 1, height: 1, bitDepth: 8, colorType: 0, pixel: () => [0], isInterlaced }).fill(
        Buffer.from(new Uint32Array([height, width]).buffer).reverse(),
        16,
        24,
      );
    const reasonOf = (file: Buffer) => normalize(file).catch((error: { reason: string }) => error.reason);
    // The header alone passes the size check and fails later, as damaged.
    expect(await reasonOf(header(6000, 4000))).toBe('unreadable');
    expect(await reasonOf(header(6000, 4001))).toBe('too_many_pixels');
    expect(await reasonOf(header(4000, 2000, true))).toBe('unreadable');
    expect(await reasonOf(header(4000, 2001, true))).toBe('too_many_pixels');
    expect(await reasonOf(header(2 ** 31, 2 ** 31))).toBe('too_many_pixels');
    expect(await reasonOf(header(0, 5))).toBe('no_size');
  });

  it('is refused when it goes over itself too often', async () => {
    const file = await blank(16, 16, 3).jpeg({ progressive: true }).toBuffer();
    const scan = file.subarray(file.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
    const many = Buffer.concat([file.subarray(0, -2), ...Array.from({ length: 60 }, () => scan), file.subarray(-2)]);
    // Without a cause: nothing of it was decoded.
    const outcome = await normalize(many).catch(({ reason, cause }: ImageRefusedError) => [reason, cause]);
    expect(outcome).toEqual(['unreadable', undefined]);
  });
});

describe('a file', () => {
  const ofHeight = (height: number) =>
    buildPng({ width: 5, height, bitDepth: 8, colorType: 6, pixel: (x, y) => [x, y, 0, 255] });
  const whole = ofHeight(5);
  const header = whole.subarray(0, HEADER_END);

  it.each([
    ['nothing', Buffer.alloc(0), 'unknown_kind'],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown_kind'],
    ['only a beginning', whole.subarray(0, 45), 'unreadable'],
    [
      'a changed byte',
      Buffer.concat([whole.subarray(0, 45), Buffer.from([whole.readUInt8(45) ^ 1]), whole.subarray(46)]),
      'unreadable',
    ],
    [
      'a chunk that is longer than the file',
      Buffer.concat([header, Buffer.from('fffffff449444154', 'hex')]),
      'unreadable',
    ],
    ['fewer pixels than it says', Buffer.concat([header, ofHeight(3).subarray(HEADER_END)]), 'unreadable'],
    ['colors that do not exist', buildPng({ ...SIZE, bitDepth: 3, colorType: 0, pixel: () => [0] }), 'unreadable'],
    [
      'a filter that does not exist',
      buildPng({ ...SIZE, bitDepth: 8, colorType: 0, pixel: () => [0], filter: 5 }),
      'unreadable',
    ],
  ])('of %s is refused', async (_name, file, reason) => {
    await expect(normalize(file)).rejects.toMatchObject({ name: 'ImageRefusedError', reason });
  });
});
