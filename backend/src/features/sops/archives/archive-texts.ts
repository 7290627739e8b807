import { toCsv } from '../../../common/csv.js';
import type { ArchivedSop } from './archive-format.js';
import type { LeftOut, LeftOutList } from './archive-outcome.js';

const HEAD = ['Number', 'Title', 'Category', 'Folder', 'Tags', 'Status', 'Updated', 'Documents', 'Files'];
const STATUS = { in_progress: 'In progress', completed: 'Completed' } as const;

/** One line of the register. @param documents paths of the Word and PDF files */
export function registerRow(sop: ArchivedSop, documents: readonly string[]): string[] {
  const files = sop.files.map(({ path }) => path);
  return [
    ...[String(sop.number), sop.title, sop.category, sop.folder.join(' / '), sop.tags.join(', ')],
    ...[STATUS[sop.status], sop.updated_at, documents.join('\n'), files.join('\n')],
  ];
}

/** The register as a table, with a byte order mark for spreadsheets. */
export function registerText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${toCsv([HEAD, ...rows])}`;
}

const REASONS: Partial<Record<LeftOut['code'], string>> = {
  'being-drafted': 'it was being drafted',
  'not-made': 'it could not be made',
  'file-missing': 'its content is gone',
};

/** Says what the ZIP file holds. */
export function readmeText(sopCount: number, exportedAt: Date, leftOut: LeftOutList): string {
  const missing = leftOut.first.map(
    ({ title, file, code }) => `- ${file === null ? title : `${title}: ${file}`}: ${REASONS[code] ?? code}`,
  );
  const more = leftOut.count - missing.length;
  return [
    `Export of ${sopCount === 1 ? 'one SOP' : `${sopCount} SOPs`}, made on ${exportedAt.toISOString().slice(0, 10)}.`,
    '',
    'procedures   Every procedure as a Word and a PDF file, in your folders.',
    'register.csv The list of all procedures, for a spreadsheet.',
    'files        The files of the procedures, and the pictures that their steps show.',
    'data         The procedures as data (JSON), for the import into an installation of this product or for programs.',
    'manifest.json Names the format of the data.',
    '',
    'To take the procedures over, choose "Import a ZIP file" on the account page of the other installation, and then this file.',
    'Earlier versions and deleted procedures are not in this file.',
    ...(missing.length === 0 ? [] : ['', 'Not in this file:', ...missing]),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
  ].join('\r\n');
}
