import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionOf } from '../content/sections';

/** The page needs a moment to stand before one can scroll in it (S9.26). */
const SCROLL_DELAY_MS = 100;

/** Scrolls to the section that the address names, also when the same link is followed again (S2.39-S2.43, T10). */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes each time a link is followed
  useEffect(() => {
    const section = sectionOf(hash);
    if (section === null) return;
    const timer = setTimeout(() => document.getElementById(section)?.scrollIntoView(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
