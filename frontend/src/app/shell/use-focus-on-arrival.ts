import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to each new page, except the first one. It stays where the page itself has set it, and in a field
 * outside the page that the user is typing in.
 */
export function useFocusOnArrival(pageRef: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  // Other query parameters filter a page; this one selects the page.
  const place = `${pathname}?${new URLSearchParams(search).get('view') ?? ''}`;
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const page = pageRef.current;
    const focused = document.activeElement;
    if (!page || page.contains(focused) || focused instanceof HTMLInputElement) return;
    page.focus({ preventScroll: true });
  }, [place, pageRef]);
}
