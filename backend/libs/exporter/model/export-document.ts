import type { OutlineBlock, Run } from '../../sop-document/index.js';
import type { ExportLabelSet } from '../labels/export-labels.js';

/** A table with a header; each cell is one line of runs. */
export interface ExportTable {
  head: string[];
  /** The width of each column, as a share of the total. */
  widths: readonly number[];
  rows: Run[][][];
}

/** A part of an export. Text before the first heading has no heading. */
export interface ExportSection {
  /** Null where the heading has none. */
  number: number | null;
  heading: string | null;
  blocks: OutlineBlock[];
  /** Replaces the blocks if entries have columns. */
  table: ExportTable | null;
}

/** A line about the SOP itself, for example its version. */
export interface ExportFact {
  label: string;
  value: string;
}

/** The content of all formats, in order. All texts are on one line and free of invisible characters. */
export interface ExportDocument {
  title: string;
  lang: string;
  isRightToLeft: boolean;
  labels: ExportLabelSet;
  /** Between a label and its value. */
  colon: string;
  facts: ExportFact[];
  /** ISO 8601, without the time. */
  createdOn: string;
  sections: ExportSection[];
}
