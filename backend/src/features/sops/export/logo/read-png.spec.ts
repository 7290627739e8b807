import { describe, expect, it } from 'vitest';
import { readPng } from './read-png.js';
import { buildPng, type PngPlan } from './testing/build-png.js';
import { writePng } from './write-png.js';

const SIZE = { width: 11, height: 9 };
/** The signature and the first chunk. */
const HEADER_END = 33;

/** A picture whose every pixel differs from its neighbours. */
const CASES: [string, Omit<PngPlan, 'width' | 'height'>, (x: number, y: number) => number[]][] = [
  [
    'black and white',
    { bitDepth: 1, colourType: 0, pixel: (x, y) => [(x + y) % 2] },
    (x, y) => grey(((x + y) % 2) * 255),
  ],
  ['four greys', { bitDepth: 2, colourType: 0, pixel: (x) => [x % 4] }, (x) => grey((x % 4) * 85)],
  ['sixteen greys', { bitDepth: 4, colourType: 0, pixel: (x) => [x % 16] }, (x) => grey((x % 16) * 17)],
  ['16 bits of grey', { bitDepth: 16, colourType: 0, pixel: (x) => [x * 256 + 7] }, (x) => grey(x)],
  [
    'a grey that is not shown',
    { bitDepth: 8, colourType: 0, pixel: (x) => [x], transparency: [0, 3] },
    (x) => [x, x, x, x === 3 ? 0 : 255],
  ],
  [
    'colours',
    { bitDepth: 8, colourType: 2, pixel: (x, y) => [x * 20, y * 20, 99] },
    (x, y) => [x * 20, y * 20, 99, 255],
  ],
  [
    'a colour that is not shown',
    { bitDepth: 8, colourType: 2, pixel: (x) => [x, 1, 2], transparency: [0, 5, 0, 1, 0, 2] },
    (x) => [x, 1, 2, x === 5 ? 0 : 255],
  ],
  [
    'a small palette with opacity',
    { bitDepth: 4, colourType: 3, pixel: (x) => [x % 3], palette: [9, 8, 7, 6, 5, 4, 3, 2, 1], transparency: [0, 128] },
    (x) =>
      [
        [9, 8, 7, 0],
        [6, 5, 4, 128],
        [3, 2, 1, 255],
      ][x % 3] ?? [],
  ],
  [
    'grey with opacity',
    { bitDepth: 8, colourType: 4, pixel: (x, y) => [x * 9, y * 9] },
    (x, y) => [x * 9, x * 9, x * 9, y * 9],
  ],
  [
    'colours with opacity',
    { bitDepth: 8, colourType: 6, pixel: (x, y) => [x, y, 200, x * y] },
    (x, y) => [x, y, 200, x * y],
  ],
  [
    '16 bits of colours with opacity',
    { bitDepth: 16, colourType: 6, pixel: (x, y) => [x * 257, y * 257, 51_400, 65_535] },
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

describe.each(CASES)('a PNG of %s', (_name, plan, expected) => {
  it.each([0, 1, 2, 3, 4])('is read with the filter %d', (filter) => {
    const { rgba, ...size } = readPng(buildPng({ ...SIZE, ...plan, filter }));
    expect(size).toEqual(SIZE);
    expect([...rgba]).toEqual(pixelsOf(expected));
  });

  it('is read interlaced', () => {
    const { rgba } = readPng(buildPng({ ...SIZE, ...plan, filter: 4, isInterlaced: true }));
    expect([...rgba]).toEqual(pixelsOf(expected));
  });
});

describe('a PNG', () => {
  const ofHeight = (height: number) =>
    buildPng({ width: 5, height, bitDepth: 8, colourType: 6, pixel: (x, y) => [x, y, 0, 255] });
  const whole = ofHeight(5);
  const header = whole.subarray(0, HEADER_END);

  it('is written as it was read', () => {
    const pixels = readPng(whole);
    expect(readPng(writePng(pixels))).toEqual(pixels);
  });

  it('of one column is read interlaced, where most passes have no pixel', () => {
    const plan = { width: 1, height: 3, bitDepth: 8, colourType: 0, isInterlaced: true };
    const { rgba } = readPng(buildPng({ ...plan, pixel: (_x, y) => [y] }));
    expect([...rgba]).toEqual([0, 1, 2].flatMap(grey));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['only a beginning', whole.subarray(0, 40)],
    [
      'a changed byte',
      Buffer.concat([whole.subarray(0, 45), Buffer.from([whole.readUInt8(45) ^ 1]), whole.subarray(46)]),
    ],
    ['a chunk that is longer than the file', Buffer.concat([header, Buffer.from('fffffff449444154', 'hex')])],
    ['no pixels', buildPng({ width: 0, height: 5, bitDepth: 8, colourType: 0, pixel: () => [0] })],
    ['more pixels than it says', Buffer.concat([header, ofHeight(9).subarray(HEADER_END)])],
    ['fewer pixels than it says', Buffer.concat([header, ofHeight(3).subarray(HEADER_END)])],
    ['colours that do not exist', buildPng({ ...SIZE, bitDepth: 3, colourType: 0, pixel: () => [0] })],
    ['a filter that does not exist', buildPng({ ...SIZE, bitDepth: 8, colourType: 0, pixel: () => [0], filter: 5 })],
  ])('of %s is not read', (_name, file) => {
    expect(() => readPng(file)).toThrow();
  });
});
