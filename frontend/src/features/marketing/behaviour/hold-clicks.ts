/** How long a browser lets a click open a tab; a click that is older would surprise whoever made it. */
const LONGEST_HOLD_MS = 5000;

/**
 * Keeps the last click on a button that has an id, while the app that could answer it is being loaded.
 * @returns how to give it to the button of the same id that the app has put in its place.
 */
export function holdClicks(): () => void {
  let held: { id: string; time: number } | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button[id]') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held = { id: button.id, time: event.timeStamp };
  };
  document.addEventListener('click', hold, { capture: true });
  return () => {
    document.removeEventListener('click', hold, { capture: true });
    if (held) clickWhenPossible(held.id, held.time + LONGEST_HOLD_MS);
  };
}

/** A button may be disabled until it is known who presses it. @param deadline on the clock of events, in ms */
function clickWhenPossible(id: string, deadline: number): void {
  if (performance.now() > deadline) return;
  const button = document.getElementById(id);
  if (button instanceof HTMLButtonElement && !button.disabled) {
    button.focus();
    button.click();
  } else {
    requestAnimationFrame(() => clickWhenPossible(id, deadline));
  }
}
