/** A policy page: numbered sections of paragraphs and lists. */
export interface LegalDocument {
  title: string;
  /** A sentence for search engines. */
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** What comes before the list. */
  paragraphs?: readonly string[];
  list?: readonly LegalItem[];
  /** What comes after the list. */
  closing?: string;
}

export interface LegalItem {
  /** What the item is about, in a word or two. */
  term: string;
  text: string;
}
