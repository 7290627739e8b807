/** Buttons that only the app can answer have this attribute. */
const HELD = 'button[data-holds-click]';

/**
 * Keeps the last click on a button that only the app can handle, until the app is ready. A click elsewhere in the
 * meantime cancels it.
 * @returns a function that replays the click on its button, once, however often it is called.
 */
export function replayEarlyClicks(): () => void {
  let held: HTMLButtonElement | null = null;
  const letGo = () => {
    const button = held;
    held = null;
    button?.removeAttribute('aria-busy');
    return button;
  };
  const hold = (event: MouseEvent) => {
    letGo();
    held = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(HELD) : null;
    if (!held) return;
    held.setAttribute('aria-busy', 'true');
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', hold, { capture: true });
  return () => {
    document.removeEventListener('click', hold, { capture: true });
    const button = letGo();
    button?.focus();
    button?.click();
  };
}
