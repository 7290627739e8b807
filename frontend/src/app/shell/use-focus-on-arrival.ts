import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Takes the keyboard along to each page that is gone to, the first one left out. It stays where the page itself has
 * taken it, and in a field outside that is being written in.
 */
export function useFocusOnArrival(pageRef: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  // Other words of a query filter what a page shows; this one chooses what it is.
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
