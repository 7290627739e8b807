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
  /** It tells of something in another tab: it is over once the person comes back. */
  endsOnReturn?: boolean;
  /** One thing that can be done about it; the toast goes away with the click. */
  action?: ToastAction;
}

export type ToastAction = ToastButton | { label: string; address: string };

interface ToastButton {
  label: string;
  onClick: () => void;
  /** Takes back what the toast tells; the keys for that do the same. */
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

/** Is called as soon as a toast waits for a stage. @returns how to stop that. */
export function onFirstToast(call: () => void): () => void {
  callStage = call;
  if (waiting.length > 0) call();
  return () => {
    callStage = nothing;
  };
}

/** Takes everything that is waiting and everything that comes. @returns how to leave; toasts wait again then. */
export function takeStage(show: Show): () => void {
  stage = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    stage = null;
  };
}
