/** What a toast says and offers. */
export interface ToastRequest {
  title: string;
  /** A sentence below the title. */
  text?: string | undefined;
  kind: 'success' | 'error' | 'info';
  /** How long it stays; the stage's own time otherwise. */
  durationMs?: number | 'until-dismissed';
  /** Of two toasts with the same key only one is shown at a time. */
  key?: string;
  /** It is about another tab: it closes once the user comes back. */
  endsOnReturn?: boolean;
  /** An action; the toast closes on click. */
  action?: ToastAction;
}

export type ToastAction = ToastButton | { label: string; address: string };

interface ToastButton {
  label: string;
  onClick: () => void;
  /** Undoes the reported action; the undo keys do the same. */
  isUndo?: boolean;
}

type Show = (toast: ToastRequest) => void;

let stage: Show | null = null;
const waiting: ToastRequest[] = [];
const nothing = () => undefined;
let callStage: () => void = nothing;

/** Shows a toast, as soon as there is a stage to show it on. */
export function showToast(toast: ToastRequest): void {
  if (stage) {
    stage(toast);
    return;
  }
  waiting.push(toast);
  callStage();
}

/** Calls the listener as soon as a toast waits for a stage. @returns a function that stops it. */
export function onFirstToast(call: () => void): () => void {
  callStage = call;
  if (waiting.length > 0) call();
  return () => {
    callStage = nothing;
  };
}

/** Receives all waiting and future toasts. @returns a function that detaches; toasts wait again then. */
export function takeStage(show: Show): () => void {
  stage = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    stage = null;
  };
}
