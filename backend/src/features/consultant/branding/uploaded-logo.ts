import { commonProblems } from '../../../common/problems/common.problems.js';
import { type ImageFacts, readImage } from './read-image.js';

const MAX_BYTES = 200 * 1024;
const MAX_SIDE_PX = 4096;

/**
 * Checks an uploaded logo by its bytes.
 * @param base64 the file, as the JSON body carries it.
 * @throws `invalid-fields` for anything but a PNG or JPEG of at most 200 KiB and 4096 pixels a side.
 */
export function uploadedLogo(base64: string): { image: Buffer; facts: ImageFacts } {
  const image = Buffer.from(base64, 'base64');
  if (image.length > MAX_BYTES) throw faultyLogo('must be 200 KiB or smaller');
  const facts = readImage(image);
  if (!facts) throw faultyLogo('must be a PNG or JPEG image');
  const sides = [facts.widthPx, facts.heightPx];
  if (sides.some((side) => side < 1 || side > MAX_SIDE_PX)) {
    throw faultyLogo(`must measure 1 to ${MAX_SIDE_PX} pixels a side`);
  }
  return { image, facts };
}

function faultyLogo(detail: string) {
  return commonProblems['invalid-fields']({ errors: [{ pointer: '#/data', detail }] });
}
