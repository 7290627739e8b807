import { commonProblems } from '../../../common/problems/common.problems.js';
import { defineProblems } from '../../../common/problems/problem.js';
import { FileTooLargeError } from '../../../platform/object-storage/upload-spool.service.js';
import { STORAGE_ERRORS, StorageError } from '../protocol/storage-error.js';

const storageProblems = defineProblems({
  'storage-full': { status: 413, title: 'There is no room left for your files' },
  'file-kind-not-taken': { status: 415, title: 'This kind of file is not accepted' },
});

/** The bucket that the product's own API writes. */
export const PRODUCT_BUCKET = 'attachments';

const KINDS =
  'Choose a picture (JPEG, PNG, WebP, GIF or AVIF), a PDF, a Word, Excel or PowerPoint file, a text or a film (MP4). ' +
  'Pages and drawings that may hold programs, such as HTML and SVG, are not taken.';

/** Throws problems of the product where the protocol has errors of its own. */
export function inOurTerms(error: unknown): never {
  if (error instanceof FileTooLargeError) throw commonProblems['body-too-large']();
  if (!(error instanceof StorageError)) throw error;
  if (error.code === 'QuotaExceeded') throw storageProblems['storage-full']();
  if (error.code === 'InvalidMimeType') {
    const isPlain = error.message === STORAGE_ERRORS.InvalidMimeType.message;
    throw storageProblems['file-kind-not-taken']({ detail: isPlain ? KINDS : `${error.message}.` });
  }
  throw commonProblems['temporarily-unavailable']({ headers: { 'retry-after': '10' } });
}
