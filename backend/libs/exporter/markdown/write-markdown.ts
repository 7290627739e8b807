import { escapeMarkdown, markdownGroups, markdownRuns } from '../../sop-document/index.js';
import type { ExportBranding } from '../export-request.js';
import type { ExportDocument, ExportSection, ExportTable } from '../model/export-document.js';

/** Returns an export as CommonMark with pipe tables. Text of a person or a model is escaped (Q22). */
export function writeMarkdown(document: ExportDocument, { footerLine }: ExportBranding): string {
  const facts = document.facts.map(({ label, value }) => `**${label}**${document.colon}${escapeMarkdown(value)}`);
  const parts = [`# ${escapeMarkdown(document.title)}`, facts.join(' · ')];
  for (const section of document.sections) parts.push(...sectionParts(section));
  if (footerLine !== null) parts.push('---', escapeMarkdown(footerLine));
  return `${parts.join('\n\n')}\n`;
}

function sectionParts({ number, heading, blocks, table }: ExportSection): string[] {
  const parts = markdownGroups(blocks);
  if (heading !== null) parts.unshift(`## ${number === null ? '' : `${number}. `}${escapeMarkdown(heading)}`);
  if (table) parts.push(writeTable(table));
  return parts;
}

function writeTable({ head, rows }: ExportTable): string {
  const lines = [tableLine(head.map(escapeMarkdown)), tableLine(head.map(() => '---'))];
  for (const row of rows) lines.push(tableLine(row.map(markdownRuns)));
  return lines.join('\n');
}

function tableLine(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
