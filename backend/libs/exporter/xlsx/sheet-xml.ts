import { escapeXml } from './escape-xml.js';
import { CELL_LOOKS, type Sheet, type SheetCell } from './xlsx-sheet.js';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** The longest text that a cell may hold. */
const MAX_CELL_LENGTH = 32_767;

export interface SheetXmlOptions {
  isRightToLeft: boolean;
  /** In the code of headers and footers: `&P` is the page, `&N` the number of pages. */
  header: string;
  footer: string;
}

/**
 * Returns a sheet as Office Open XML. Every text is an inline string, so that it is never parsed as a formula (Q22).
 */
export function sheetXml(sheet: Sheet, { isRightToLeft, header, footer }: SheetXmlOptions): string {
  const columns = sheet.columnWidths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = sheet.rows.map((cells, index) => rowXml(cells, index + 1));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<worksheet xmlns="${NAMESPACE}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView workbookViewId="0" rightToLeft="${isRightToLeft ? 1 : 0}">${paneXml(sheet)}</sheetView></sheetViews>`,
    `<cols>${columns.join('')}</cols>`,
    `<sheetData>${rows.join('')}</sheetData>`,
    '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>',
    `<headerFooter><oddHeader>${escapeXml(header)}</oddHeader><oddFooter>${escapeXml(footer)}</oddFooter></headerFooter>`,
    '</worksheet>',
  ].join('');
}

function paneXml({ headRows }: Sheet): string {
  if (headRows === 0) return '';
  return `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>`;
}

function rowXml(cells: readonly SheetCell[], number: number): string {
  return `<row r="${number}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${number}`)).join('')}</row>`;
}

function cellXml({ value, look = 'text' }: SheetCell, place: string): string {
  const style = CELL_LOOKS[look];
  if (typeof value === 'number') return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
  const text = escapeXml(value.slice(0, MAX_CELL_LENGTH));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** `A` to `Z`: no sheet of ours is wider. */
function columnName(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
