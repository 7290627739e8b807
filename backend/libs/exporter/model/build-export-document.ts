import {
  cleanLine,
  detectLanguage,
  isRightToLeft,
  LABELLED_LANGUAGES,
  labelsFor,
  outlineDocument,
  primaryLanguage,
  type Section,
  type SopDocument,
} from '../../sop-document/index.js';
import type { SopExportSource } from '../export-request.js';
import type { ExportLabelSet } from '../labels/export-labels.js';
import { exportLabelsFor } from '../labels/export-labels.js';
import type { ExportDocument, ExportSection, ExportTable } from './export-document.js';
import { recordsTable, rolesTable } from './section-tables.js';
import { sectionsOfText } from './text-sections.js';

/** Returns the content of all formats, in the language of the SOP. */
export function buildExportDocument(source: SopExportSource): ExportDocument {
  const lang = source.document?.lang ?? detectLanguage(source.content) ?? 'en';
  const labels = exportLabelsFor(lang);
  const words = labelsFor(lang);
  const createdOn = source.createdAt.slice(0, 10);
  return {
    title: cleanLine(source.title) || words.untitled,
    lang,
    isRightToLeft: isRightToLeft(lang),
    labels,
    colon: words.colon,
    facts: [
      { label: labels.version, value: source.version },
      { label: labels.status, value: labels.statuses[source.status] },
      { label: labels.created, value: writeDate(createdOn, lang) },
    ],
    createdOn,
    sections: source.document
      ? sectionsOfDocument(source.document, labels)
      : sectionsOfText(source.content, source.title),
  };
}

function sectionsOfDocument(document: SopDocument, labels: ExportLabelSet): ExportSection[] {
  return outlineDocument(document).sections.map(({ section, number, heading, blocks }) => {
    const table = tableOf(section, document, labels);
    return { number, heading, blocks: table ? [] : blocks, table };
  });
}

/** Roles and records have columns; everything else is as in the outline. */
function tableOf(section: Section, document: SopDocument, labels: ExportLabelSet): ExportTable | null {
  if (section === 'roles') return rolesTable(document, labels);
  if (section === 'records') return recordsTable(document, labels);
  return null;
}

/** The day with the month's name, so that it is unambiguous; in the language of the labels. */
function writeDate(day: string, lang: string): string {
  const language = primaryLanguage(lang);
  const locale = LABELLED_LANGUAGES.includes(language) ? language : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
