import { useContext, useEffect } from 'react';
import { fullTitleOf, type PageMeta, PageMetaListener, PRODUCT_META } from './page-meta';

const DESCRIPTIONS = 'meta[name="description"], meta[property="og:description"]';
const TITLES = 'meta[property="og:title"]';

/** Sets the page's title and description while it is shown, and restores the product's own afterwards. */
export function usePageMeta(meta: PageMeta): void {
  const { title, description } = meta;
  useContext(PageMetaListener)?.(meta);
  useEffect(() => {
    show(fullTitleOf({ title }), description);
    return () => show(PRODUCT_META.fullTitle, PRODUCT_META.description);
  }, [title, description]);
}

function show(fullTitle: string, description: string): void {
  document.title = fullTitle;
  for (const element of document.head.querySelectorAll(TITLES)) element.setAttribute('content', fullTitle);
  for (const element of document.head.querySelectorAll(DESCRIPTIONS)) element.setAttribute('content', description);
}
