import { strToU8, zipSync } from 'fflate';
import type { ExportBranding } from '../export-request.js';
import { pageLabelParts } from '../labels/page-label.js';
import type { ExportDocument } from '../model/export-document.js';
import { uniqueSheetNames } from './sheet-name.js';
import { sheetXml } from './sheet-xml.js';
import {
  contentTypesXml,
  packageRelationsXml,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
} from './workbook-parts.js';
import { workbookSheets } from './workbook-sheets.js';

/** Spreadsheets allow at most 255 characters in a header. */
const MAX_EDGE_TEXT = 100;
/** A fixed day, so that the same SOP results in the same file; zip archives allow none before 1980. */
const ZIP_DAY = '1980-01-02';

/** Returns an export as an Excel workbook. */
export function writeXlsx(document: ExportDocument, branding: ExportBranding): Uint8Array {
  const sheets = workbookSheets(document);
  const edges = { header: headerCode(document), footer: footerCode(document, branding) };
  const options = { isRightToLeft: document.isRightToLeft, ...edges };
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypesXml(sheets.length),
    '_rels/.rels': packageRelationsXml(),
    'xl/workbook.xml': workbookXml(uniqueSheetNames(sheets.map((sheet) => sheet.name))),
    'xl/_rels/workbook.xml.rels': workbookRelationsXml(sheets.length),
    'xl/styles.xml': stylesXml(branding),
  };
  for (const [index, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(sheet, options);
  const entries = Object.entries(files).map(([path, xml]) => [path, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: ZIP_DAY });
}

function headerCode({ title, facts }: ExportDocument): string {
  const version = facts[0];
  return `&L${edgeText(title)}${version ? `&R${edgeText(`${version.label} ${version.value}`)}` : ''}`;
}

function footerCode({ labels }: ExportDocument, { footerLine }: ExportBranding): string {
  const pageParts = pageLabelParts(labels).map((part) => {
    if (part === 'page') return '&P';
    if (part === 'pages') return '&N';
    return edgeText(part.text);
  });
  return `&L${edgeText(footerLine ?? '')}&R${pageParts.join('')}`;
}

/** An `&` starts a code in headers and footers; a doubled one is shown as `&`. */
function edgeText(text: string): string {
  return text.slice(0, MAX_EDGE_TEXT).replaceAll('&', '&&');
}
