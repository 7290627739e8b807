import type { Point } from './landing.en';
import type { SiteLink } from './shell.en';

/** A page of short facts about the product, by subject. */
export interface FactsContent {
  title: string;
  lead: string;
  /** A sentence for search engines. */
  description: string;
  sections: readonly { heading: string; facts: readonly Point[] }[];
  /** The next links. */
  action: SiteLink;
}
