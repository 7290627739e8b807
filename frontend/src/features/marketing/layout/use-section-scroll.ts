import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection } from '../behaviour/scroll-to-section';

/** Scrolls to the section that the address names, also when the same link is followed again (S2.39-S2.43, T10). */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes each time a link is followed
  useEffect(() => scrollToSection(hash), [hash, key]);
}
