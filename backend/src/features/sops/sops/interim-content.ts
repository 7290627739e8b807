/** Content of an SOP until its first draft is there (S3.27). */
export const PLACEHOLDER_CONTENT = 'SOP is being generated based on your prompt...';

/** What stands there when there will be no draft: an SOP is never stuck on the placeholder (T13). */
export const FAILED_CONTENT = 'There is no draft yet: drafting failed. Your prompt is kept; draft again at any time.';
export const CANCELLED_CONTENT =
  'There is no draft yet: drafting was cancelled. Your prompt is kept; draft again at any time.';

/** Whether only one of these sentences stands there: nothing that anybody wrote. */
export function hasNoTextYet({ content, document }: { content: string; document: object | null }): boolean {
  return document === null && [PLACEHOLDER_CONTENT, FAILED_CONTENT, CANCELLED_CONTENT].includes(content);
}
