/** Buttons that only the app can answer have this attribute. */
const HELD = 'button[data-holds-click]';

/**
 * Keeps the last click on a button that only the app can answer, until that is possible. Whoever clicks elsewhere in the
 * meantime has thought better of it.
 * @returns how to give the click to its button, which happens once however often it is called.
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
