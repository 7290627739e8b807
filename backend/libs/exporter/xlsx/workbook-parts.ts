import type { ExportBranding } from '../export-request.js';
import { escapeXml } from './escape-xml.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The content types of the parts. */
export function contentTypesXml(sheetCount: number): string {
  const sheets = numbersTo(sheetCount).map(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );
  return [
    XML,
    `<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>`,
    ...sheets,
    '</Types>',
  ].join('');
}

/** The relationship to the workbook. */
export function packageRelationsXml(): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
}

/** The relationships to the sheets and the styles. */
export function workbookRelationsXml(sheetCount: number): string {
  const sheets = numbersTo(sheetCount).map(
    (number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return [
    XML,
    `<Relationships xmlns="${PACKAGE}/relationships">`,
    ...sheets,
    `<Relationship Id="rId${sheetCount + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`,
    '</Relationships>',
  ].join('');
}

/** The list of the sheets, by their names. */
export function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** The cell formats, in the order of `CELL_LOOKS`. */
export function stylesXml({ primaryColor, secondaryColor, onSecondaryColor }: ExportBranding): string {
  const wrap = '<alignment vertical="top" wrapText="1"/>';
  return [
    XML,
    `<styleSheet xmlns="${SHEETS}">`,
    '<fonts count="4">',
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
    `<font><b/><sz val="16"/><color rgb="${argb(primaryColor)}"/><name val="Calibri"/></font>`,
    `<font><b/><sz val="11"/><color rgb="${argb(onSecondaryColor)}"/><name val="Calibri"/></font>`,
    '</fonts>',
    '<fills count="3">',
    '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    `<fill><patternFill patternType="solid"><fgColor rgb="${argb(secondaryColor)}"/></patternFill></fill>`,
    '</fills>',
    '<borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
    '<cellXfs count="4">',
    `<xf fontId="0" fillId="0" borderId="0" applyAlignment="1">${wrap}</xf>`,
    `<xf fontId="3" fillId="2" borderId="0" applyFont="1" applyFill="1" applyAlignment="1">${wrap}</xf>`,
    `<xf fontId="2" fillId="0" borderId="0" applyFont="1" applyAlignment="1">${wrap}</xf>`,
    `<xf fontId="1" fillId="0" borderId="0" applyFont="1" applyAlignment="1">${wrap}</xf>`,
    '</cellXfs>',
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

/** `#rrggbb` as spreadsheets write colors: with full opacity before it. */
function argb(color: string): string {
  return `FF${color.replace('#', '').toUpperCase()}`;
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
