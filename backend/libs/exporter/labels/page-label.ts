import type { ExportLabelSet } from './export-labels.js';

/** A placeholder for a number, or the words between. */
export type PageLabelPart = 'page' | 'pages' | { text: string };

/** Returns the parts of "page n of m", for formats that count pages when they are opened. */
export function pageLabelParts({ pageOf }: ExportLabelSet): PageLabelPart[] {
  return pageOf
    .split(/(\{pages?\})/u)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '{page}') return 'page';
      if (part === '{pages}') return 'pages';
      return { text: part };
    });
}

/** Returns "page n of m" with its numbers. */
export function pageLabel({ pageOf }: ExportLabelSet, page: number, pages: number): string {
  return pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));
}
