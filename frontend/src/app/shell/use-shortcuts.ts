import { useEffect, useMemo } from 'react';
import { type Shortcut, type ShortcutName, ShortcutReader } from './shortcuts';

/** Elements with their own keys: text fields, and open menus and dialogs. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

interface ShortcutOptions {
  shortcuts: readonly Shortcut[];
  isEnabled: boolean;
  onShortcut: (name: ShortcutName) => void;
}

/** Listens for shortcuts wherever the focus is, but never while the user is typing. */
export function useShortcuts({ shortcuts, isEnabled, onShortcut }: ShortcutOptions): void {
  const reader = useMemo(() => new ShortcutReader(shortcuts), [shortcuts]);
  useEffect(() => {
    if (!isEnabled) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const name = reader.read(event.key, event.timeStamp);
      if (name === null) return;
      // The key must not be typed into the field that it leads to.
      event.preventDefault();
      onShortcut(name);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [reader, isEnabled, onShortcut]);
}
