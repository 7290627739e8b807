import type { ArchiveCode, ArchiveDto, ArchiveLeftOutCode, ArchiveState } from '../../../api/generated/types.gen';
import * as words from './words.en';

/** What is being done. */
export const STATE_TEXTS: Record<ArchiveState, string> = words.states;

/** Why an export or import failed, and what to do. */
export const FAILURE_TEXTS: Record<ArchiveCode, string> = words.failures;

/** Why an SOP or a file is missing. */
export const LEFT_OUT_TEXTS: Record<ArchiveLeftOutCode, string> = words.missingReasons;

/** The result of a finished one. */
export function resultText({ kind, sop_count: count }: Pick<ArchiveDto, 'kind' | 'sop_count'>): string {
  return kind === 'export' ? words.exported(count) : words.imported(count);
}

export function isUnderWay({ state }: Pick<ArchiveDto, 'state'>): boolean {
  return state !== 'done' && state !== 'failed';
}

/** The progress in percent; null while unknown. */
export function progressOf({ progress: { done, total } }: Pick<ArchiveDto, 'progress'>): number | null {
  return total === null ? null : Math.round((100 * done) / Math.max(total, 1));
}
