import { useEffect } from 'react';
import type { UndoOffers } from './undo-offers';

/** Elements in which undo belongs to the typed text. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** The newest toast is the last one on the stage. */
const TOAST_BUTTONS = '[data-toast] button, [data-toast] a';

/** F8 moves the focus to the newest toast with an action; Ctrl+Z or ⌘Z runs the newest undo. */
export function useToastKeys(offers: UndoOffers): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'F8') {
        const buttons = document.querySelectorAll<HTMLElement>(TOAST_BUTTONS);
        const newest = buttons.item(buttons.length - 1)?.closest('[data-toast]');
        const first = newest?.querySelector<HTMLElement>('button, a');
        if (!first) return;
        event.preventDefault();
        first.focus();
        return;
      }
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      if (offers.takeNewest()) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [offers]);
}
