import type { ArchiveCode, ArchiveLeftOutCode, ArchiveState } from '../../../api/generated/types.gen';
import { plural } from '../../../words/en';

/** One export or import of SOPs. */

export const states = {
  queued: 'Waiting',
  writing: 'Writing',
  reading: 'Importing',
  done: 'Done',
  failed: 'Failed',
} satisfies Record<ArchiveState, string>;
export const progress = (state: string, done: number, total: number) =>
  `${state}: ${done} of ${plural(total, { one: '# SOP', other: '# SOPs' })}`;
export const exported = (count: number) => plural(count, { one: '# SOP', other: '# SOPs' });
export const imported = (count: number) => plural(count, { one: '# SOP imported', other: '# SOPs imported' });
export const download = 'Download';
export const downloadOne = (name: string) => `Download ${name}`;
export const downloadFailed = 'The export could not be downloaded. Try again.';

export const failures = {
  'folder-not-found': 'The folder was deleted in the meantime.',
  'too-large': 'It is too large. Export it folder by folder, and import the files one by one.',
  'storage-full': 'The server has no room left for the file.',
  'file-not-readable': 'The file is damaged or not a ZIP file. Choose it exactly as it was exported.',
  'not-an-export': 'This ZIP file is not an export of this product.',
  'format-not-known': 'The file comes from a later release of the product. This server has to be updated first.',
  'gave-up': 'The server was interrupted several times. Try again later.',
} satisfies Record<ArchiveCode, string>;

export const missingTitle = 'What is missing';
export const missingCount = (count: number) =>
  plural(count, { one: 'One SOP or file is missing.', other: '# SOPs or files are missing.' });
export const missingShow = 'Show what is missing';
export const missingHide = 'Hide what is missing';
export const missingSop = (title: string, reason: string) => `${title} – ${reason}`;
export const missingFile = (title: string, file: string, reason: string) => `${title}: ${file} – ${reason}`;
export const missingReasons = {
  'being-drafted': 'it was being drafted',
  'not-made': 'it could not be made',
  'file-missing': 'its content is missing',
  'file-damaged': 'it is damaged',
  'file-not-taken': 'its type or size is not accepted',
  'storage-full': 'there is no room left for your files',
  'not-valid': 'its data is not valid',
  'folder-not-made': 'it is in no folder, because you have reached the limit of folders',
  'changed-meanwhile': 'it was changed during the import',
} satisfies Record<ArchiveLeftOutCode, string>;
