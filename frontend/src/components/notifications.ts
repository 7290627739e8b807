import { showToast } from './toasts/toast-queue';
import * as words from './words.en';

const ERROR_MS = 8000;
const UNDO_MS = 8000;
const LINK_MS = 12_000;

/** Tells that something was done: a title and, if there is more to say, a sentence. */
export function notifySuccess(title: string, text?: string): void {
  showToast({ title, text, kind: 'success' });
}

/** Tells that something went wrong; a text given alone gets the title 'Error' (T34). */
export function notifyError(text: string, title: string = words.error): void {
  // The same failure twice is one piece of news.
  showToast({ title, text, kind: 'error', durationMs: ERROR_MS, key: `${title}\n${text}` });
}

export function notifyInfo(title: string): void {
  showToast({ title, kind: 'info' });
}

interface UndoNotification {
  title: string;
  text?: string;
  onUndo: () => void;
  /** Much was done at once: the offer stands until the person puts it away. */
  isLasting?: boolean;
}

/**
 * Tells that something was done and offers to take it back: for a while, which does not pass while the keyboard or the
 * pointer is there. Ctrl+Z or ⌘Z takes the newest such offer.
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

/** Tells something together with a link that opens in a tab of its own, until the person comes back from there. */
export function notifyLink({ title, text, label, address }: LinkNotification): void {
  showToast({ title, text, kind: 'success', durationMs: LINK_MS, endsOnReturn: true, action: { label, address } });
}
