import { showToast } from './toasts/toast-queue';
import * as words from './words.en';

const ERROR_MS = 8000;
const UNDO_MS = 8000;
const LINK_MS = 12_000;

/** Reports a success: a title and, optionally, a sentence. */
export function notifySuccess(title: string, text?: string): void {
  showToast({ title, text, kind: 'success' });
}

/** Reports a failure; a text without a title gets the title 'Error' (T34). */
export function notifyError(text: string, title: string = words.error): void {
  // A repeated failure is shown once.
  showToast({ title, text, kind: 'error', durationMs: ERROR_MS, key: `${title}\n${text}` });
}

export function notifyInfo(title: string): void {
  showToast({ title, kind: 'info' });
}

interface UndoNotification {
  title: string;
  text?: string;
  onUndo: () => void;
  /** Many items were changed together: the offer stays until the user dismisses it. */
  isLasting?: boolean;
}

/**
 * Reports a success and offers to undo it: for a limited time, which pauses while the toast has focus or hover. Ctrl+Z
 * or ⌘Z accepts the newest such offer.
 */
export function notifyUndo({ title, text, onUndo, isLasting = false }: UndoNotification): void {
  showToast({
    title,
    text,
    kind: 'success',
    durationMs: isLasting ? 'until-dismissed' : UNDO_MS,
    action: { label: words.undo, onClick: onUndo, isUndo: true },
  });
}

interface LinkNotification {
  title: string;
  text?: string;
  label: string;
  address: string;
}

/** Shows a message with a link that opens in a new tab, until the user comes back from there. */
export function notifyLink({ title, text, label, address }: LinkNotification): void {
  showToast({ title, text, kind: 'success', durationMs: LINK_MS, endsOnReturn: true, action: { label, address } });
}
