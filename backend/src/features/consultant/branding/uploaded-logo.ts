import { commonProblems } from '../../../common/problems/common.problems.js';
import type { ImageRefusedError } from '../../../platform/images/image-header.js';

/** Of the file that is uploaded, and of the one that is kept. */
const MAX_BYTES = 200 * 1024;

/** What a logo is kept as. In print it is some five centimetres wide. */
export const LOGO_LIMITS = { maxPixels: 1_000_000, maxSidePx: 4096, maxBytes: MAX_BYTES };

const FAULTS: Readonly<Record<ImageRefusedError['reason'], string>> = {
  unknown_kind: 'must be a PNG or JPEG image',
  no_size: 'must measure at least one pixel a side',
  too_many_pixels: 'must have at most 24 megapixels, or 8 when it is interlaced',
  unreadable: 'must be an image that can be read',
};

/**
 * Reads an uploaded logo.
 * @param base64 the file, as the JSON body carries it.
 * @throws `invalid-fields` for a file of more than 200 KiB.
 */
export function uploadedLogo(base64: string): Buffer {
  const file = Buffer.from(base64, 'base64');
  if (file.length > MAX_BYTES) throw faultyLogo('must be 200 KiB or smaller');
  return file;
}

/** Says what is wrong with an uploaded logo: `invalid-fields`. */
export function refusedLogo({ reason }: ImageRefusedError) {
  return faultyLogo(FAULTS[reason]);
}

function faultyLogo(detail: string) {
  return commonProblems['invalid-fields']({ errors: [{ pointer: '#/data', detail }] });
}
