import type { PngParts } from './png-parts.js';

/** A picture, or one of the seven coarse pictures that an interlaced file is made of. */
export interface Pass {
  width: number;
  height: number;
  /** Where its first pixel stands in the whole picture, and how far the next ones are. */
  left: number;
  top: number;
  stepX: number;
  stepY: number;
}

const ADAM7 = [
  { left: 0, top: 0, stepX: 8, stepY: 8 },
  { left: 4, top: 0, stepX: 8, stepY: 8 },
  { left: 0, top: 4, stepX: 4, stepY: 8 },
  { left: 2, top: 0, stepX: 4, stepY: 4 },
  { left: 0, top: 2, stepX: 2, stepY: 4 },
  { left: 1, top: 0, stepX: 2, stepY: 2 },
  { left: 0, top: 1, stepX: 1, stepY: 2 },
] as const;

const CHANNELS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/** The pictures in the order of the file; those without a pixel are left out, as in the file. */
export function passesOf({ width, height, isInterlaced }: PngParts): Pass[] {
  if (!isInterlaced) return [{ width, height, left: 0, top: 0, stepX: 1, stepY: 1 }];
  const passes = ADAM7.map((grid) => ({
    ...grid,
    width: Math.ceil((width - grid.left) / grid.stepX),
    height: Math.ceil((height - grid.top) / grid.stepY),
  }));
  return passes.filter((pass) => pass.width > 0 && pass.height > 0);
}

export function channelsOf({ colourType }: PngParts): number {
  return CHANNELS.get(colourType) ?? 0;
}

/** Bytes of a line, without the byte before it that names its filter. */
export function lineLength(parts: PngParts, width: number): number {
  return Math.ceil((width * channelsOf(parts) * parts.bitDepth) / 8);
}

/**
 * Takes the filters off the lines of a pass, in place.
 * @param bytes the lines, each behind the byte that names its filter.
 * @param pixelLength bytes from a byte to the one that it is told from; at least one.
 * @throws Error for a filter that does not exist.
 */
export function unfilter(bytes: Buffer, length: number, pixelLength: number): void {
  const stride = length + 1;
  for (let start = 0; start < bytes.length; start += stride) {
    const predict = predictorOf(bytes[start] ?? 0);
    for (let index = 1; index <= length; index += 1) {
      const at = start + index;
      const hasLeft = index > pixelLength;
      const left = hasLeft ? (bytes[at - pixelLength] ?? 0) : 0;
      const above = start > 0 ? (bytes[at - stride] ?? 0) : 0;
      const aboveLeft = hasLeft && start > 0 ? (bytes[at - stride - pixelLength] ?? 0) : 0;
      bytes[at] = ((bytes[at] ?? 0) + predict(left, above, aboveLeft)) & 0xff;
    }
  }
}

type Predictor = (left: number, above: number, aboveLeft: number) => number;

const PREDICTORS: readonly Predictor[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function predictorOf(filter: number): Predictor {
  const predictor = PREDICTORS[filter];
  if (!predictor) throw new Error('The PNG has a filter that does not exist');
  return predictor;
}

/** Whichever of the three neighbours is nearest to where they lead (ISO/IEC 15948, 9.4). */
function paeth(left: number, above: number, aboveLeft: number): number {
  const estimate = left + above - aboveLeft;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toAboveLeft = Math.abs(estimate - aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}
