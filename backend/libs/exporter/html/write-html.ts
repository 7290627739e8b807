import type { Run } from '../../sop-document/index.js';
import type { ExportBranding, ExportLogo, ExportPictures } from '../export-request.js';
import type { ExportDocument, ExportSection, ExportTable } from '../model/export-document.js';
import { escapeHtml } from './escape-html.js';
import { writeHtmlBlocks } from './html-blocks.js';
import { writeHtmlRuns } from './html-runs.js';
import { htmlStyle } from './html-style.js';

/** Nothing in the page may load or run anything, whatever its texts contain. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Returns an export as one self-contained HTML page. All texts are escaped (Q22). */
export function writeHtml(document: ExportDocument, branding: ExportBranding, pictures: ExportPictures): string {
  const title = escapeHtml(document.title);
  const facts = document.facts.map(({ label, value }) => escapeHtml(`${label}${document.colon}${value}`));
  return `<!doctype html>
<html lang="${escapeHtml(document.lang)}" dir="${document.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${CONTENT_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${htmlStyle(document, branding)}</style>
</head>
<body>
<header>
${branding.logo ? writeLogo(branding.logo) : ''}
<h1>${title}</h1>
<p class="facts">${facts.join(' · ')}</p>
</header>
<main>
${document.sections.map((section) => writeSection(section, pictures)).join('\n')}
</main>
${branding.footerLine === null ? '' : `<footer><p>${escapeHtml(branding.footerLine)}</p></footer>`}
</body>
</html>
`;
}

function writeLogo({ type, data }: ExportLogo): string {
  const mediaType = type === 'png' ? 'image/png' : 'image/jpeg';
  return `<img alt="" src="data:${mediaType};base64,${Buffer.from(data).toString('base64')}">`;
}

function writeSection({ number, heading, blocks, table }: ExportSection, pictures: ExportPictures): string {
  const parts = writeHtmlBlocks(blocks, pictures);
  if (heading !== null) parts.unshift(`<h2>${number === null ? '' : `${number}. `}${escapeHtml(heading)}</h2>`);
  if (table) parts.push(writeTable(table));
  return `<section>\n${parts.join('\n')}\n</section>`;
}

function writeTable({ head, rows }: ExportTable): string {
  const headCells = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const bodyRows = rows.map((cells) => `<tr>${cells.map(writeCell).join('')}</tr>`);
  return `<table>\n<thead><tr>${headCells}</tr></thead>\n<tbody>\n${bodyRows.join('\n')}\n</tbody>\n</table>`;
}

function writeCell(runs: Run[]): string {
  return `<td>${writeHtmlRuns(runs)}</td>`;
}
