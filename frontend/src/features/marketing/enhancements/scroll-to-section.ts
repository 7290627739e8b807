import { sectionOf } from '../content/sections';

/** The page needs a moment to render before it can scroll (S9.26). */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls, after a short delay, to the section of a URL's hash (S2.39-S2.43, T10).
 * @returns a function that cancels it.
 */
export function scrollToSection(hash: string): () => void {
  const section = sectionOf(hash);
  if (section === null) return () => undefined;
  const timer = setTimeout(() => document.getElementById(section)?.scrollIntoView(), SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
}
