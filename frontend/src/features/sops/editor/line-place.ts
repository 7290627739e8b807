import type { LineList } from '../document/draft-document';

/** Where a line is: a list of the document, or the steps of one phase. */
export type LinePlace = LineList | { stepsOf: string };
