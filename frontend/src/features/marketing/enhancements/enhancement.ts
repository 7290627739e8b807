/**
 * Makes a part of a page interactive. Enhancements use only DOM elements, so that the prerendered page and the app
 * share them, and a visitor needs neither React nor Material UI to read, open a menu or choose a plan.
 * @returns a function that stops it.
 */
export type Enhancement<Part extends HTMLElement = HTMLElement> = (part: Part) => () => void;

/** Listens to events of one kind. @returns a function that stops it. */
export function listen<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name,
  handle: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  target.addEventListener(name, handle);
  return () => target.removeEventListener(name, handle);
}

/** Combines several stop functions. */
export function stopAll(stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}
