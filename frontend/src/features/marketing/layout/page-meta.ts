import { createContext } from 'react';
import { COMPANY } from '../content/company.en';
import * as words from './words.en';

/** The metadata of a page: for the tab title, search results and link previews. */
export interface PageMeta {
  /** The title of the page, without the name of the product. */
  title: string;
  /** A sentence for search engines and link previews. */
  description: string;
  /** The same page in other languages, itself among them. */
  alternates?: readonly { lang: string; path: string }[];
}

/** The metadata of pages without their own. */
export const PRODUCT_META = {
  fullTitle: COMPANY.brand,
  description: words.productDescription,
};

export function fullTitleOf({ title }: Pick<PageMeta, 'title'>): string {
  return `${title} · ${COMPANY.brand}`;
}

/** Collects the metadata of a page during prerendering, where effects do not run. */
export const PageMetaListener = createContext<((meta: PageMeta) => unknown) | null>(null);
