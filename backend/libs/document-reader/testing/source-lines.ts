import { readFileSync } from 'node:fs';
import { PICTURED, SOURCES } from '../../../../test/fixtures/documents/sources.mjs';

/** A document of test/fixtures/documents with what it says. */
export type DocumentSource = (typeof SOURCES)[number];

export { PICTURED, SOURCES };

export function bytesOf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../../test/fixtures/documents/${name}`, import.meta.url)));
}
