import type { Point } from './landing-content';
import type { SiteLink } from './shell-content';

/** A page of short facts about the product, by subject. */
export interface FactsContent {
  title: string;
  lead: string;
  /** A sentence for search engines. */
  description: string;
  sections: readonly { heading: string; facts: readonly Point[] }[];
  /** Where readers go from here. */
  action: SiteLink;
}
