/**
 * What makes a part of a page respond. Enhancements work on the page's elements alone, so that the prerendered page and
 * the app share them, and a visitor needs neither React nor Material UI to read, fold a menu out or choose a plan.
 * @returns how to stop.
 */
export type Enhancement<Part extends HTMLElement = HTMLElement> = (part: Part) => () => void;

/** Listens to events of one kind. @returns how to stop. */
export function listen<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  target.addEventListener(name, handle);
  return () => target.removeEventListener(name, handle);
}

/** Stops one thing after the other. */
export function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
