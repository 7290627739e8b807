import { useEffect } from 'react';

let typed = '';

/** What was typed before the field of the search could have the focus. */
export function typedAhead(): string {
  return typed;
}

/**
 * Keeps what is typed between opening the search and its field having the focus, while its code is fetched; without
 * this it would be lost, or taken for keyboard shortcuts.
 */
export function useTypedAhead(isSearching: boolean): void {
  useEffect(() => {
    if (!isSearching) return;
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      typed = '';
    };
  }, [isSearching]);
}

function keep(event: KeyboardEvent): void {
  if (document.activeElement?.closest('[role="dialog"]')) {
    window.removeEventListener('keydown', keep, true);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
