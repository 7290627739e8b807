/** How a cell looks; the number is the index of its format in `xlsxStyles`. */
export const CELL_LOOKS = { text: 0, heading: 1, title: 2, strong: 3 } as const;
export type CellLook = keyof typeof CELL_LOOKS;

export interface SheetCell {
  value: string | number;
  look?: CellLook;
}

/** One sheet of a workbook. */
export interface Sheet {
  name: string;
  /** In characters. */
  columnWidths: readonly number[];
  /** Frozen rows, which are printed on each page. */
  headRows: number;
  rows: readonly (readonly SheetCell[])[];
}
