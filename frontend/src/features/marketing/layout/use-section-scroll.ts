import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToSection } from '../enhancements/scroll-to-section';

/**
 * Scrolls to the section of a followed link, also when it is the same one again (S2.39-S2.43, T10). When a page is
 * opened, reloaded or returned to, the browser or the router restores the position.
 */
export function useSectionScroll(): void {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes each time a link is followed
  useEffect(() => (isFollowed ? scrollToSection(hash) : undefined), [hash, key]);
}
