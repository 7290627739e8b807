import { useEffect } from 'react';
import { COMPANY } from '../content/company';

interface PageMeta {
  /** What the page is, without the name of the product. */
  title: string;
  /** A sentence for search engines and link previews. */
  description: string;
}

const DESCRIPTIONS = 'meta[name="description"], meta[property="og:description"]';
const TITLES = 'meta[property="og:title"]';

/** Gives the page its own title and description while it is shown; the document's own return afterwards. */
export function usePageMeta({ title, description }: PageMeta): void {
  useEffect(() => {
    const fullTitle = `${title} · ${COMPANY.brand}`;
    const formerTitle = document.title;
    document.title = fullTitle;
    const restore = [setContent(TITLES, fullTitle), setContent(DESCRIPTIONS, description)];
    return () => {
      document.title = formerTitle;
      for (const undo of restore) undo();
    };
  }, [title, description]);
}

/** Changes the text of all elements found; the answer changes it back. */
function setContent(selector: string, content: string): () => void {
  const changed = [...document.head.querySelectorAll(selector)].map((element) => {
    const former = element.getAttribute('content') ?? '';
    element.setAttribute('content', content);
    return { element, former };
  });
  return () => {
    for (const { element, former } of changed) element.setAttribute('content', former);
  };
}
