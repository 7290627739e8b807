import type { Section } from '../labels/sop-label-set.js';

/** A piece of a line. `mark` is a word of ours, `strong` a lead; `plain` and `strong` may hold a person's words. */
export interface Run {
  style: 'plain' | 'strong' | 'role' | 'mark';
  text: string;
}

/** A picture that a line names; where it can be shown, it stands in the line's place. */
export interface OutlinePicture {
  /** Of the attachment. */
  id: string;
  /** What it shows; null when nobody has said. */
  alt: string | null;
  /** Null where it has none. */
  caption: string | null;
}

/** One line under a heading. */
export type OutlineBlock =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'subheading'; number: string; text: string }
  | { kind: 'bullet'; depth: 0 | 1; runs: Run[]; picture?: OutlinePicture }
  | { kind: 'step'; number: number; runs: Run[] }
  | { kind: 'question'; isAnswered: boolean; runs: Run[] };

/** A numbered part of the document. */
export interface OutlineSection {
  section: Section;
  number: number;
  heading: string;
  blocks: OutlineBlock[];
}

/**
 * What every rendering shows, in its order: plain text, Markdown and exports only differ in how they write it.
 * All texts are on one line and free of invisible characters, but not escaped.
 */
export interface DocumentOutline {
  title: string;
  isRightToLeft: boolean;
  sections: OutlineSection[];
}
