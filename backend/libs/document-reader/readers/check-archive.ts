import { Unzip, UnzipInflate } from 'fflate';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';

const STRIDE = 65_536;

/** Unpacks the entries of an archive that `wants` accepts; fails as soon as a limit is exceeded. */
export function unpack(bytes: Uint8Array, wants: (name: string) => boolean): Map<string, Uint8Array> {
  const kept = new Map<string, Uint8Array[]>();
  let entries = 0;
  let unpacked = 0;
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > READING_LIMITS.entries) throw new UnreadableDocumentError('file-too-long');
    const parts: Uint8Array[] = [];
    if (wants(file.name)) kept.set(file.name, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      // Sizes in the archive's directory cannot be trusted, so unpacked bytes are counted.
      unpacked += part.length;
      if (unpacked > READING_LIMITS.unpackedBytes) throw new UnreadableDocumentError('file-too-long');
      if (wants(file.name)) parts.push(part.slice());
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STRIDE) {
      archive.push(bytes.subarray(at, at + STRIDE), at + STRIDE >= bytes.length);
    }
  } catch (cause) {
    throw cause instanceof UnreadableDocumentError
      ? cause
      : new UnreadableDocumentError('file-not-readable', { cause });
  }
  return new Map([...kept].map(([name, parts]) => [name, Buffer.concat(parts)]));
}

/**
 * Verifies that another library may unpack the archive, and that it contains a part.
 * @throws UnreadableDocumentError
 */
export function checkArchive(bytes: Uint8Array, part: string): void {
  const main = unpack(bytes, (name) => name === part).get(part);
  if (!main) throw new UnreadableDocumentError('file-not-readable');
  if (main.length > READING_LIMITS.markup) throw new UnreadableDocumentError('file-too-long');
}
