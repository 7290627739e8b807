import { useLayoutEffect } from 'react';
import { BRAND_NAME } from './brand';

/** Names the page in the tab of the browser while it is shown. */
export function useTabTitle(title: string): void {
  // Before the focus goes to the page: that is when a screen reader says the title.
  useLayoutEffect(() => {
    const formerTitle = document.title;
    document.title = title === BRAND_NAME ? BRAND_NAME : `${title} · ${BRAND_NAME}`;
    return () => {
      document.title = formerTitle;
    };
  }, [title]);
}
