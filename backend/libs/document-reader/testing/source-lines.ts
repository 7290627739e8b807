import { readFileSync } from 'node:fs';
import { PICTURED, PICTURED_PDF, SOURCES } from '../../../../test/fixtures/documents/sources.mjs';

/** A document of test/fixtures/documents with its content. */
export type DocumentSource = (typeof SOURCES)[number];

export { PICTURED, PICTURED_PDF, SOURCES };

export function bytesOf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../../../test/fixtures/documents/${name}`, import.meta.url)));
}
