/** The lists whose lines can be edited. */
export type LineList =
  | 'definitions'
  | 'roles'
  | 'resources'
  | 'safety'
  | 'phases'
  | 'exceptions'
  | 'records'
  | 'kpis'
  | 'references'
  | 'notes';

/** Where a line is: a list of the document, or the steps of one phase. */
export type LinePlace = LineList | { stepsOf: string };
