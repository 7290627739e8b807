import type { ExportLogo } from '../sop-export.js';
import { readPng } from './read-png.js';
import { writePng } from './write-png.js';

/**
 * Gives the logo in a form that every format can show, or null for a file that is broken.
 *
 * A PNG is written anew as one of the plainest kind: makers of PDF files stumble over palettes of few bits, and over
 * damage they notice too late.
 */
export function embeddableLogo(logo: ExportLogo | null): ExportLogo | null {
  if (logo === null || logo.type === 'jpg') return logo;
  try {
    return { ...logo, data: writePng(readPng(Buffer.from(logo.data))) };
  } catch {
    return null;
  }
}
