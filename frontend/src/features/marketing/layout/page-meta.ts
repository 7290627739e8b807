import { createContext } from 'react';
import { COMPANY } from '../content/company.en';
import * as words from './words.en';

/** What others read of a page: in the window's title, in search results and in link previews. */
export interface PageMeta {
  /** What the page is, without the name of the product. */
  title: string;
  /** A sentence for search engines and link previews. */
  description: string;
  /** The same page in other languages, itself among them. */
  alternates?: readonly { lang: string; path: string }[];
}

/** The words of pages that have none of their own. */
export const PRODUCT_META = {
  fullTitle: COMPANY.brand,
  description: words.productDescription,
};

export function fullTitleOf({ title }: Pick<PageMeta, 'title'>): string {
  return `${title} · ${COMPANY.brand}`;
}

/** Takes note of the words of a page that is not shown but written to a file, where effects do not run. */
export const PageMetaListener = createContext<((meta: PageMeta) => unknown) | null>(null);
