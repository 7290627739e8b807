import type { Section } from '../labels/sop-label-set.js';

/** A piece of a line. `mark` is a label, `strong` a lead; `plain` and `strong` may contain user text. */
export interface Run {
  style: 'plain' | 'strong' | 'role' | 'mark';
  text: string;
}

/** A picture that a line names; it replaces the line in formats that can show it. */
export interface OutlinePicture {
  /** Of the attachment. */
  id: string;
  /** Its alternative text; null without one. */
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
 * The content of all renderings, in order: plain text, Markdown and exports only differ in how they write it.
 * All texts are on one line and free of invisible characters, but not escaped.
 */
export interface DocumentOutline {
  title: string;
  isRightToLeft: boolean;
  sections: OutlineSection[];
}
