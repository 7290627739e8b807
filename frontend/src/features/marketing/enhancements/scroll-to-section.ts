import { sectionOf } from '../content/sections';

/** The page needs a moment to stand before one can scroll in it (S9.26). */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls, a moment later, to the section that the hash of an address names (S2.39-S2.43, T10).
 * @returns how to stay.
 */
export function scrollToSection(hash: string): () => void {
  const section = sectionOf(hash);
  if (section === null) return () => undefined;
  const timer = setTimeout(() => document.getElementById(section)?.scrollIntoView(), SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
}
