/** How long a browser that cannot tell when it is idle is left in peace. */
const IDLE_AFTER_MS = 1500;

/** The first signs of somebody who is about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Settled once somebody has begun to use the page; the same for everybody who waits. */
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

/** Loads something when somebody has begun to use the page, there is a connection, and the browser has nothing better to do. */
export function whenUsed(load: () => void): void {
  beginning ??= begin();
  void beginning.then(() => whenIdle(() => whenOnline(load)));
}

/** Code that is asked for without a connection may be refused until the page is reloaded: browsers remember that it was missing. */
export function whenOnline(load: () => void): void {
  if (navigator.onLine) load();
  else window.addEventListener('online', load, { once: true });
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action);
  else setTimeout(action, IDLE_AFTER_MS);
}
