import { open } from 'node:fs/promises';

/** Reads a part of a file. Returns fewer bytes at the end of the file. */
export type ReadPart = (position: number, length: number) => Promise<Buffer>;

/** Lets a task read parts of a file. */
export async function withParts<Result>(path: string, task: (read: ReadPart) => Promise<Result>): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    return await task(async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    });
  } finally {
    await handle.close();
  }
}

/** Reads one part of a file. */
export function readPartOf(path: string, position: number, length: number): Promise<Buffer> {
  return withParts(path, (read) => read(position, length));
}
