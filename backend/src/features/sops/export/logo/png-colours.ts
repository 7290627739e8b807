import type { PngParts } from './png-parts.js';

/** Gives the colour of a pixel of a line as one number: red, green, blue and opacity, eight bits each. */
export type ColourReader = (line: Buffer, x: number) => number;

/** Chooses how the colours of a file are read. Of 16 bits the upper 8 are kept. */
export function colourReader(parts: PngParts): ColourReader {
  const { colourType, palette, transparency, bitDepth } = parts;
  const sample = sampleReader(bitDepth);
  const eightBits = (value: number) => (bitDepth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** bitDepth - 1)));
  const hidden = [0, 2, 4].map((at) => (at + 1 < transparency.length ? transparency.readUInt16BE(at) : -1));
  const opacityOf = (...values: number[]) => (values.every((value, index) => value === hidden[index]) ? 0 : 255);
  switch (colourType) {
    case 0:
      return (line, x) => {
        const grey = sample(line, x);
        return rgbaOf(eightBits(grey), eightBits(grey), eightBits(grey), opacityOf(grey));
      };
    case 2:
      return (line, x) => {
        const [red, green, blue] = [sample(line, x * 3), sample(line, x * 3 + 1), sample(line, x * 3 + 2)];
        return rgbaOf(eightBits(red), eightBits(green), eightBits(blue), opacityOf(red, green, blue));
      };
    case 3:
      return (line, x) => {
        const entry = sample(line, x);
        const [red = 0, green = 0, blue = 0] = palette.subarray(entry * 3, entry * 3 + 3);
        return rgbaOf(red, green, blue, transparency[entry] ?? 255);
      };
    case 4:
      return (line, x) => {
        const grey = eightBits(sample(line, x * 2));
        return rgbaOf(grey, grey, grey, eightBits(sample(line, x * 2 + 1)));
      };
    default:
      return (line, x) => {
        const channel = (index: number) => eightBits(sample(line, x * 4 + index));
        return rgbaOf(channel(0), channel(1), channel(2), channel(3));
      };
  }
}

/** Reads the sample of this index from a line; samples of less than eight bits share a byte. */
function sampleReader(bitDepth: number): (line: Buffer, index: number) => number {
  if (bitDepth === 16) return (line, index) => line.readUInt16BE(index * 2);
  if (bitDepth === 8) return (line, index) => line[index] ?? 0;
  const inByte = 8 / bitDepth;
  const mask = 2 ** bitDepth - 1;
  return (line, index) => {
    const shift = 8 - bitDepth * ((index % inByte) + 1);
    return ((line[Math.floor(index / inByte)] ?? 0) >> shift) & mask;
  };
}

function rgbaOf(red: number, green: number, blue: number, opacity: number): number {
  return ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0;
}
