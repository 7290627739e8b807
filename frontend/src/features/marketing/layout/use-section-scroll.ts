import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToSection } from '../enhancements/scroll-to-section';

/**
 * Scrolls to the section of a link that is followed, also when it is the same one again (S2.39-S2.43, T10). A page that
 * was opened, reloaded or come back to is where the browser or the router put it.
 */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes each time a link is followed
  useEffect(() => (isFollowed ? scrollToSection(hash) : undefined), [hash, key]);
}
