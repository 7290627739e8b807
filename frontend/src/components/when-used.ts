/** The delay for browsers without idle callbacks. */
const IDLE_AFTER_MS = 1500;

/** The events that show that the page is used. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Resolves once the page is used; the same promise for all callers. */
let beginning: Promise<void> | undefined;

function begin(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const handleSign = () => {
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      window.addEventListener(sign, handleSign, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

/** Loads something when the page is used, there is a connection, and the browser is idle. */
export function whenUsed(load: () => void): void {
  beginning ??= begin();
  void beginning.then(() => whenIdle(() => whenOnline(load)));
}

/** Code requested without a connection may fail until the page is reloaded: browsers cache the failure. */
export function whenOnline(load: () => void): void {
  if (navigator.onLine) load();
  else window.addEventListener('online', load, { once: true });
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action);
  else setTimeout(action, IDLE_AFTER_MS);
}
