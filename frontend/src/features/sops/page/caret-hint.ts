import type { CaretHint } from '../editor/view/writing-session';

/** Controls in the procedure that handle clicks themselves. */
const CONTROLS = 'a, button, input, textarea, select, summary, [role="button"]';

/** The line that was clicked to edit it; null for a click on a control, beside the lines, or after a selection. */
export function caretHintOf(target: EventTarget, x: number, y: number): CaretHint | null {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return null;
  // A selection means that the user wants to copy text.
  if (window.getSelection()?.isCollapsed === false) return null;
  const lineId = target.closest<HTMLElement>('[data-line]')?.dataset['line'];
  if (!lineId) return null;
  const range = document.caretRangeFromPoint?.(x, y);
  const node = range?.startContainer;
  return { lineId, at: range && node instanceof Text ? { text: node.data, offset: range.startOffset } : null };
}
