import type { Drafter } from './sop.entity.js';

/** Content of an SOP until its first draft is there (S3.27). */
export const PLACEHOLDER_CONTENT = 'SOP is being generated based on your prompt...';

/** What stands there when there will be no draft: an SOP is never stuck on the placeholder (T13). */
export const FAILED_CONTENT = 'There is no draft yet: drafting failed. Your prompt is kept; draft again at any time.';
export const CANCELLED_CONTENT =
  'There is no draft yet: drafting was canceled. Your prompt is kept; draft again at any time.';

/** Whether only such a sentence stands there: nothing that a drafter or a person wrote. */
export function hasNoTextYet({ draftedBy, document }: { draftedBy: Drafter | null; document: unknown }): boolean {
  return draftedBy === null && document === null;
}
