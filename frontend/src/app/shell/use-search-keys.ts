import { useEffect } from 'react';
import * as words from './words.en';

const IS_APPLE = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The display name of the shortcut that opens the search. */
export const SEARCH_KEYS = IS_APPLE ? words.searchKeysApple : words.searchKeysOthers;

/** Other dialogs keep the focus. */
const OTHER_DIALOG = '[role="dialog"]:not([data-search])';

/** Opens the search by Ctrl+K or ⌘K, also out of a field, and closes it by the same keys. Must be given a stable function. */
export function useSearchKeys(changeOpen: (change: (isOpen: boolean) => boolean) => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.shiftKey || event.altKey) return;
      // Control+K deletes the rest of a line on a Mac.
      if (event.key.toLowerCase() !== 'k' || !(IS_APPLE ? event.metaKey : event.ctrlKey)) return;
      // The browser would go to its own search.
      event.preventDefault();
      if (event.target instanceof Element && event.target.closest(OTHER_DIALOG)) return;
      changeOpen((isOpen) => !isOpen);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [changeOpen]);
}
