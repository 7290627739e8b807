import { useEffect, useState } from 'react';
import type { AccountSection } from './account-sections';

/** The upper part of the window, below the bar, is where people read. */
const READ_AREA = { rootMargin: '-80px 0px -65% 0px' };

/** The first of the sections that is being read; the last one once the page is scrolled to its end. */
export function useSectionInView(sections: readonly AccountSection[]): AccountSection | undefined {
  const [shown, setShown] = useState(sections[0]);
  const names = sections.join();
  useEffect(() => {
    const ids = names.split(',') as AccountSection[];
    const visible = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target.id);
        else visible.delete(target.id);
      }
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      const first = isAtEnd ? ids.at(-1) : ids.find((id) => visible.has(id));
      if (first) setShown(first);
    }, READ_AREA);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return shown;
}
