import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER_LENGTH = 13;
/** Length and name before a chunk's content, and the checksum behind it. */
const CHUNK_START = 8;
const CHUNK_END = 4;

/** Bit depths that each colour type may have (ISO/IEC 15948, table 11.1). */
const BIT_DEPTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

/** What a PNG file is made of. */
export interface PngParts {
  width: number;
  height: number;
  bitDepth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with opacity, 6 colour with opacity. */
  colourType: number;
  isInterlaced: boolean;
  /** Red, green and blue of each entry; empty but for colour type 3. */
  palette: Buffer;
  /** The `tRNS` chunk: opacity of palette entries, or the one colour that is not shown. */
  transparency: Buffer;
  /** Still compressed. */
  data: Buffer;
}

/** @throws Error when the file is not a whole and valid PNG. */
export function pngPartsOf(file: Buffer): PngParts {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('Not a PNG');
  const chunks = chunksOf(file);
  const contentOf = (name: string) => Buffer.concat(chunks.filter((chunk) => chunk.name === name).map(contentOfChunk));
  const header = contentOf('IHDR');
  if (header.length !== HEADER_LENGTH) throw new Error('The PNG has no header');
  const [bitDepth = 0, colourType = 0] = header.subarray(8);
  if (!BIT_DEPTHS.get(colourType)?.includes(bitDepth)) throw new Error('The PNG has colours that do not exist');
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bitDepth,
    colourType,
    isInterlaced: header[12] === 1,
    palette: contentOf('PLTE'),
    transparency: contentOf('tRNS'),
    data: contentOf('IDAT'),
  };
}

interface Chunk {
  name: string;
  content: Buffer;
}

function contentOfChunk({ content }: Chunk): Buffer {
  return content;
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let position = SIGNATURE.length;
  while (position < file.length) {
    const length = file.readUInt32BE(position);
    const end = position + CHUNK_START + length;
    const name = file.toString('latin1', position + 4, position + CHUNK_START);
    if (file.readUInt32BE(end) !== crc32(file.subarray(position + 4, end))) throw new Error('The PNG is damaged');
    chunks.push({ name, content: file.subarray(position + CHUNK_START, end) });
    if (name === 'IEND') break;
    position = end + CHUNK_END;
  }
  return chunks;
}
