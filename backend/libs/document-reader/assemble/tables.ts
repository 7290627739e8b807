import type { DocumentBlock } from '../document-block.js';
import type { PictureBlock } from './pictures.js';

type Row = Extract<DocumentBlock, { kind: 'row' }>;

/** The rows of a table from an index on, the pictures between them, and the index after the last row. */
export function tableAt(blocks: readonly DocumentBlock[], at: number, table: number) {
  const rows: Row[] = [];
  const pictures = new Map<readonly string[], PictureBlock[]>();
  let next = at;
  let since: PictureBlock[] = [];
  for (let end = at; end < blocks.length; end += 1) {
    const block = blocks[end];
    if (block?.kind === 'picture') since.push(block);
    else if (block?.kind !== 'row' || block.table !== table) break;
    else {
      const above = rows.at(-1);
      if (above) pictures.set(above.cells, since);
      since = [];
      rows.push(block);
      next = end + 1;
    }
  }
  return { rows, pictures, next };
}

const CONTROL =
  /^(?:document|doc\.?|sop|version|rev(?:ision)?|author|owner|approved|reviewed|prepared|effective|valid|date|page|number|no\.?|status|dokument|autor|freigegeben|erstellt|gültig|datum|seite)\b/iu;

/** Document control such as "Version | 3" or "Approved by | …", which is not part of the procedure. */
export function isControl(rows: readonly Row[]): boolean {
  const about = rows.filter(({ cells }) => CONTROL.test(cells[0] ?? ''));
  return rows.length > 0 && about.length >= rows.length / 2;
}

/** A row as a single line. */
export function lineOf(cells: readonly string[]): string {
  return cells
    .filter(Boolean)
    .map((cell) => cell.replace(/\n/gu, ' '))
    .join(' | ');
}
