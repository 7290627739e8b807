import { showToast } from './toasts/toast-queue';

const ERROR_MS = 8000;
const UNDO_MS = 8000;
const LINK_MS = 12_000;

/** Tells that something was done: a title and, if there is more to say, a sentence. */
export function notifySuccess(title: string, text?: string): void {
  showToast({ title, text, kind: 'success' });
}

/** Tells that something went wrong; a text given alone gets the title 'Error' (T34). */
export function notifyError(text: string, title = 'Error'): void {
  // The same failure twice is one piece of news.
  showToast({ title, text, kind: 'error', durationMs: ERROR_MS, key: `${title}\n${text}` });
}

export function notifyInfo(title: string): void {
  showToast({ title, kind: 'info' });
}

interface UndoNotification {
  title: string;
  onUndo: () => void;
}

/** Tells that something was done and, for a while, offers to take it back. */
export function notifyUndo({ title, onUndo }: UndoNotification): void {
  showToast({ title, kind: 'success', durationMs: UNDO_MS, action: { label: 'Undo', onClick: onUndo } });
}

interface LinkNotification {
  title: string;
  text?: string;
  label: string;
  address: string;
}

/** Tells something together with a link that opens in a tab of its own. */
export function notifyLink({ title, text, label, address }: LinkNotification): void {
  showToast({ title, text, kind: 'success', durationMs: LINK_MS, action: { label, address } });
}
