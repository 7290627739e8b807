import type { ArchiveCode, ArchiveDto, ArchiveLeftOutCode, ArchiveState } from '../../../api/generated/types.gen';

/** What is being done. */
export const STATE_TEXTS: Record<ArchiveState, string> = {
  queued: 'Waiting',
  writing: 'Writing',
  reading: 'Importing',
  done: 'Done',
  failed: 'Failed',
};

/** Why an export or import came to nothing, and what helps. */
export const FAILURE_TEXTS: Record<ArchiveCode, string> = {
  'folder-not-found': 'The folder has been deleted meanwhile.',
  'too-large': 'It is too large. Export it folder by folder, and import the files one by one.',
  'storage-full': 'The server has no room left for the file.',
  'file-not-readable': 'The file is damaged, or no ZIP file. Choose it as it was exported.',
  'not-an-export': 'This ZIP file is no export of this product.',
  'format-not-known': 'The file comes from a later release of the product. This server has to be updated first.',
  'gave-up': 'The server broke off several times. Try again later.',
};

/** Why an SOP or a file is missing. */
export const LEFT_OUT_TEXTS: Record<ArchiveLeftOutCode, string> = {
  'being-drafted': 'it was being drafted',
  'not-made': 'it could not be made',
  'file-missing': 'its content is missing',
  'file-damaged': 'it is damaged',
  'file-not-taken': 'its kind or size is not taken',
  'storage-full': 'there is no room left for your files',
  'not-valid': 'its data is not valid',
  'folder-not-made': 'it lies in no folder, because you have as many as there can be',
  'changed-meanwhile': 'it was changed during the import',
};

/** What has come of one that is done. */
export function resultText({ kind, sop_count: count }: Pick<ArchiveDto, 'kind' | 'sop_count'>): string {
  const sops = count === 1 ? '1 SOP' : `${count} SOPs`;
  return kind === 'export' ? sops : `${sops} imported`;
}

export function isUnderWay({ state }: Pick<ArchiveDto, 'state'>): boolean {
  return state !== 'done' && state !== 'failed';
}

/** How far it is in percent; null while nobody knows. */
export function progressOf({ progress: { done, total } }: Pick<ArchiveDto, 'progress'>): number | null {
  return total === null ? null : Math.round((100 * done) / Math.max(total, 1));
}
