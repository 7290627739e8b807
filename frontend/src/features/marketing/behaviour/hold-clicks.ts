/** Buttons that only the app can answer have this attribute, and an id. */
const HELD = 'button[data-holds-click]';

/**
 * Keeps the last click on a button that only the app can answer, until that is possible. Whoever clicks elsewhere in the
 * meantime has thought better of it.
 * @returns how to give the click to its button.
 */
export function holdClicks(): () => void {
  let heldId: string | null = null;
  const hold = (event: MouseEvent) => {
    setBusy(heldId, false);
    const button = event.target instanceof Element ? event.target.closest(HELD) : null;
    heldId = button?.id ?? null;
    if (!button) return;
    setBusy(heldId, true);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', hold, { capture: true });
  return () => {
    document.removeEventListener('click', hold, { capture: true });
    const button = setBusy(heldId, false);
    button?.focus();
    button?.click();
  };
}

function setBusy(id: string | null, isBusy: boolean): HTMLElement | null {
  const button = id === null ? null : document.getElementById(id);
  if (isBusy) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
  return button;
}
